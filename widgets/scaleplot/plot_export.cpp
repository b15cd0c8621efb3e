// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_export.h"

#include "widgets/scaleplot/plot_painter.h"
#include "widgets/theme/picture_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>

namespace scalescope::widgets {

namespace {

struct Plot
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ScalePlot)
};

constexpr double pictureWidth = 1280;
constexpr double rowHeight = 24;
constexpr double tallest = 15000;       ///< logical pixels
constexpr double tallestDoubled = 6000; ///< a taller PNG has one pixel per logical pixel: viewers refuse more

PlotGeometry geometryOf(const PlotPainter& plot)
{
    const QMarginsF margins = plot.margins();
    const auto rows = static_cast<double>(std::max<std::size_t>(plot.scene().rows.size(), 1));
    const double height = std::min(rows * rowHeight, tallest);
    PlotGeometry geometry;
    geometry.whole = QRectF(0, 0, pictureWidth, std::ceil(height + margins.top() + margins.bottom()));
    geometry.plot = geometry.whole.marginsRemoved(margins);
    geometry.axis = plot.scene().fit;
    geometry.rowHeight = height / rows;
    return geometry;
}

Result<void> failure(const QString& sentence)
{
    return fail(ExitStatus::Usage, sentence.toStdString(), "plot");
}

} // namespace

PlotPicture::PlotPicture(const Document& document, const PlotOptions& options, const Theme& theme)
    : m_plot(PlotScene::of(document, options), theme)
{
}

Picture PlotPicture::picture() const
{
    const PlotGeometry geometry = geometryOf(m_plot);
    return {geometry.whole.size(), m_plot.scene().title, m_plot.scene().subtitle,
            [this, geometry](QPainter& painter) { m_plot.paint(painter, geometry); }};
}

Result<void> exportPlot(const Document& document, const PlotOptions& options, const Theme& theme,
                        const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const PlotPicture plot(document, options, theme);
    const Picture picture = plot.picture();
    QByteArray bytes;
    if (suffix == QLatin1String("svg"))
        bytes = svgOf(picture);
    else if (suffix == QLatin1String("png"))
        bytes = pngOf(picture, picture.size.height() > tallestDoubled ? 1 : 2);
    else if (suffix == QLatin1String("pdf"))
        bytes = pdfOf(picture);
    else
        return failure(
            Plot::tr("The plot can't be written to '%1': end its name in .svg, .png or .pdf.").arg(path));
    if (const auto reason = writeWhole(path, bytes))
        return failure(
            Plot::tr("The plot can't be written to '%1' (%2); choose a folder that you may write to.")
                .arg(path, *reason));
    return {};
}

} // namespace scalescope::widgets
