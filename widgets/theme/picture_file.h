// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>
#include <functional>
#include <optional>

class QPainter;

namespace scalescope::widgets {

/// A picture that can be painted on any device, in logical pixels of 1/96 inch.
struct Picture
{
    QSizeF size;
    QString title;
    QString description;
    std::function<void(QPainter&)> paint;
};

/// The picture as a file of a kind: text stays text in SVG and PDF, and the same picture gives the same bytes
/// (no dates, no random identifiers). Needs a QGuiApplication, because fonts do.
QByteArray svgOf(const Picture& picture);
QByteArray pdfOf(const Picture& picture); ///< of one page, smaller where a page can't be that large
/// With `pixels` a logical pixel, fewer where an image would be larger than what viewers open.
QByteArray pngOf(const Picture& picture, double pixels = 2);

/// Puts the bytes into a file, whole or not at all; what the system says where that fails.
std::optional<QString> writeWhole(const QString& path, const QByteArray& bytes);

} // namespace scalescope::widgets
