// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>
#include <functional>
#include <optional>

class QCPPainter;

namespace scalescope::widgets {

/// A picture that can be painted on any device, in logical pixels of 1/96 inch; a plot of QCustomPlot's, or
/// what paints with any QPainter.
struct Picture
{
    QSizeF size;
    QString title;
    QString description;
    std::function<void(QCPPainter&)> paint;
};

/// The same picture, larger or smaller, so that it is as wide; itself where no width is asked for.
Picture scaledTo(Picture picture, std::optional<int> width);

/// The picture as a file of a kind: text stays text in SVG and PDF, and the same picture gives the same bytes
/// (no dates, no random identifiers). Needs a QGuiApplication, because fonts do.
QByteArray svgOf(const Picture& picture);
QByteArray pdfOf(const Picture& picture); ///< of one page, smaller where a page can't be that large
/// With `pixels` a logical pixel, fewer where an image would be larger than what viewers open. Empty where
/// there is no memory for it.
QByteArray pngOf(const Picture& picture, double pixels = 2);
/// Writes what one of these made, as writeWhole() does; an error where it made nothing, for lack of memory.
/// `unwritable` is the sentence for why it can't be written.
Result<void> writePicture(const QString& path, const QByteArray& bytes,
                          const std::function<QString(const QString&)>& unwritable);

/// Why no file can be written there; nothing where one can, and nothing is.
std::optional<QString> whyNotWritable(const QString& path);

/// Writes a plot as the file's suffix says: svg, png (twice the pixels, where viewers open such an image) or
/// pdf.
Result<void> writePlot(const Picture& picture, const QString& path);

} // namespace scalescope::widgets
