// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "widgets/scaleplot/plot_painter.h"
#include "widgets/theme/picture_file.h"

#include <QString>

namespace scalescope::widgets {

/// The whole scale plot, all rows, as a picture. Rows get thinner where it would grow beyond what image
/// viewers open. The picture paints as long as this object lives.
class PlotPicture
{
public:
    PlotPicture(const Document& document, const PlotOptions& options, const Theme& theme);

    [[nodiscard]] Picture picture() const;
    [[nodiscard]] std::size_t rows() const { return m_plot.scene().rows.size(); }

private:
    PlotPainter m_plot;
};

/// Writes the whole scale plot, all rows, as the file's suffix says: svg, png (twice the pixels) or pdf. Text
/// stays text in SVG and PDF; the same run and options give the same bytes. Needs a QGuiApplication (any
/// platform, "offscreen" too), because fonts do. Rows get thinner where the picture would grow beyond what
/// image viewers open.
Result<void> exportPlot(const Document& document, const PlotOptions& options, const Theme& theme,
                        const QString& path);

} // namespace scalescope::widgets
