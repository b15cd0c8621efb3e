// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_export.h"

#include "widgets/scaleplot/plot_painter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QHashFunctions>
#include <QImage>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QScopeGuard>
#include <QSvgGenerator>
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
constexpr double pointsPerPixel = 0.75;

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

QByteArray svgOf(const PlotPainter& plot, const PlotGeometry& geometry)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    generator.setSize(geometry.whole.size().toSize());
    generator.setViewBox(geometry.whole);
    generator.setTitle(plot.scene().title);
    generator.setDescription(plot.scene().subtitle);
    QPainter painter(&generator);
    plot.paint(painter, geometry);
    painter.end();
    return buffer.data();
}

QByteArray pngOf(const PlotPainter& plot, const PlotGeometry& geometry)
{
    const int scale = geometry.whole.height() > tallestDoubled ? 1 : 2;
    QImage image(geometry.whole.size().toSize() * scale, QImage::Format_RGB32);
    constexpr int dotsPerMeter = 3780; // 96 dpi
    image.setDotsPerMeterX(dotsPerMeter * scale);
    image.setDotsPerMeterY(dotsPerMeter * scale);
    QPainter painter(&image);
    painter.scale(scale, scale);
    plot.paint(painter, geometry);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

/// The date and the random identifier become constants of the same length, so that the table of offsets stays
/// right.
void makeReproducible(QByteArray& pdf)
{
    static const QRegularExpression date(QStringLiteral(R"(\(D:(\d{14})([^)]*)\))"));
    static const QRegularExpression identifier(
        QStringLiteral(R"(/ID \[ *<([0-9a-fA-F]+)> *<([0-9a-fA-F]+)>)"));
    // Latin-1 maps bytes to characters one to one, so positions are offsets into the bytes.
    const QString text = QString::fromLatin1(pdf);
    const auto replace = [&pdf](const QRegularExpressionMatch& match, int group, const QByteArray& with) {
        pdf.replace(match.capturedStart(group), match.capturedLength(group),
                    with.leftJustified(match.capturedLength(group), '0', true));
    };
    for (auto dates = date.globalMatch(text); dates.hasNext();) {
        const auto match = dates.next();
        replace(match, 1, "20000101000000");
        replace(match, 2, match.capturedLength(2) == 1 ? "Z" : "+00'00'");
    }
    for (auto identifiers = identifier.globalMatch(text); identifiers.hasNext();) {
        const auto match = identifiers.next();
        replace(match, 1, "");
        replace(match, 2, "");
    }
}

QByteArray pdfOf(const PlotPainter& plot, const PlotGeometry& geometry)
{
    // The writer puts its fonts out in the order of a hash.
    QHashSeed::setDeterministicGlobalSeed();
    const auto randomAgain = qScopeGuard([] { QHashSeed::resetRandomGlobalSeed(); });
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setCreator(QStringLiteral("Scalescope"));
    writer.setTitle(plot.scene().title);
    writer.setResolution(96);
    const QSizeF points = geometry.whole.size() * pointsPerPixel;
    writer.setPageLayout(QPageLayout(QPageSize(points, QPageSize::Point, {}, QPageSize::ExactMatch),
                                     QPageLayout::Portrait, QMarginsF()));
    QPainter painter(&writer);
    plot.paint(painter, geometry);
    painter.end();
    QByteArray bytes = buffer.data();
    makeReproducible(bytes);
    return bytes;
}

Result<void> failure(const QString& sentence)
{
    return fail(ExitStatus::Usage, sentence.toStdString(), "plot");
}

} // namespace

Result<void> exportPlot(const Document& document, const PlotOptions& options, const Theme& theme,
                        const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const PlotPainter plot(PlotScene::of(document, options), theme);
    const PlotGeometry geometry = geometryOf(plot);
    QByteArray bytes;
    if (suffix == QLatin1String("svg"))
        bytes = svgOf(plot, geometry);
    else if (suffix == QLatin1String("png"))
        bytes = pngOf(plot, geometry);
    else if (suffix == QLatin1String("pdf"))
        bytes = pdfOf(plot, geometry);
    else
        return failure(
            Plot::tr("The plot can't be written to '%1': end its name in .svg, .png or .pdf.").arg(path));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return failure(
            Plot::tr("The plot can't be written to '%1': %2. Choose a folder that you may write to.")
                .arg(path, file.errorString()));
    return {};
}

} // namespace scalescope::widgets
