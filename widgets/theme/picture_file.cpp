// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/picture_file.h"

#include "widgets/models/whole_file.h"

#include "widgets/theme/compact_svg.h"
#include "widgets/theme/own_fonts.h"

#include <QBuffer>
#include <QByteArrayList>
#include <QFileInfo>
#include <QHashFunctions>
#include <QImage>
#include <QPageLayout>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QScopeGuard>
#include <QSvgGenerator>
#include <algorithm>
#include <array>
#include <cmath>
#include <qcustomplot.h>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr double pointsPerPixel = 0.75;
constexpr double largestPage = 14400;   ///< points, of PDF
constexpr double largestImage = 16000;  ///< pixels a side
constexpr double mostPixels = 64e6;     ///< of an image, which take a second to compress
constexpr double tallestDoubled = 6000; ///< a taller PNG has one pixel per logical pixel: viewers refuse more

/// The translation context of this file's words.
struct Plot
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ScalePlot)
};

Result<void> failure(const QString& sentence)
{
    return fail(ExitStatus::Usage, sentence.toStdString(), "plot");
}

/// Paints with strokes at the same places whatever the device.
void paintOn(QPaintDevice& device, const Picture& picture, double scale)
{
    QCPPainter painter(&device);
    painter.setMode(QCPPainter::pmVectorized); // else strokes move by half a pixel
    painter.scale(scale, scale);
    picture.paint(painter);
}

/// What differs between two PDF files of one picture, and what stands for each of its groups.
struct Varying
{
    QRegularExpression words;
    QByteArrayList constants;
};

/// Dates and random identifiers, of the file and, from Qt 6.8 on, of its metadata.
const std::array<Varying, 4>& varying()
{
    static const std::array<Varying, 4> all{{
        {QRegularExpression(R"(\(D:(\d{14})(?:([+-])(\d\d)'(\d\d)')?)"), {"20000101000000", "+", "00", "00"}},
        {QRegularExpression(R"(/ID \[ *<([0-9a-fA-F]+)> *<([0-9a-fA-F]+)>)"), {"", ""}},
        {QRegularExpression(R"(Date="(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:([+-])(\d\d):(\d\d))?)"),
         {"2000-01-01T00:00:00", "+", "00", "00"}},
        {QRegularExpression(R"(uuid:([0-9a-f-]{36}))"), {"00000000-0000-0000-0000-000000000000"}},
    }};
    return all;
}

/// What differs becomes constants of the same length, so that the table of offsets stays right.
void makeReproducible(QByteArray& pdf)
{
    // Latin-1 maps bytes to characters one to one, so positions are offsets into the bytes.
    const QString text = QString::fromLatin1(pdf);
    for (const auto& [words, constants] : varying())
        for (auto matches = words.globalMatch(text); matches.hasNext();) {
            const auto match = matches.next();
            for (int group = 1; group <= match.lastCapturedIndex(); ++group)
                pdf.replace(match.capturedStart(group), match.capturedLength(group),
                            constants[group - 1].leftJustified(match.capturedLength(group), '0', true));
        }
}

} // namespace

Picture scaledTo(Picture picture, std::optional<int> width)
{
    if (!width || picture.size.isEmpty())
        return picture;
    const QSizeF size(*width, std::round(picture.size.height() * *width / picture.size.width()));
    const double across = size.width() / picture.size.width();
    const double down = size.height() / picture.size.height(); // nothing stays unpainted below
    picture.size = size;
    picture.paint = [across, down, paint = std::move(picture.paint)](QCPPainter& painter) {
        painter.scale(across, down);
        paint(painter);
    };
    return picture;
}

QByteArray svgOf(const Picture& picture)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    generator.setSize(picture.size.toSize());
    generator.setViewBox(QRectF(QPointF(), picture.size));
    generator.setTitle(picture.title.toHtmlEscaped()); // Qt writes both as they are
    generator.setDescription(picture.description.toHtmlEscaped());
    paintOn(generator, picture, 1);
    return compactSvg(withFallbackFaces(buffer.data()));
}

QByteArray pngOf(const Picture& picture, double pixels)
{
    const double longest = std::max({picture.size.width(), picture.size.height(), 1.0});
    const double area = std::max(picture.size.width() * picture.size.height(), 1.0);
    const double scale = std::min({pixels, largestImage / longest, std::sqrt(mostPixels / area)});
    const QSize size(std::max(1, static_cast<int>(std::ceil(picture.size.width() * scale))),
                     std::max(1, static_cast<int>(std::ceil(picture.size.height() * scale))));
    QImage image(size, QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.fill(Qt::white);
    constexpr double dotsPerMeter = 3779.5; // 96 dpi
    image.setDotsPerMeterX(qRound(dotsPerMeter * scale));
    image.setDotsPerMeterY(qRound(dotsPerMeter * scale));
    paintOn(image, picture, scale);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QByteArray pdfOf(const Picture& picture)
{
    // The writer puts its fonts out in the order of a hash.
    QHashSeed::setDeterministicGlobalSeed();
    const auto randomAgain = qScopeGuard([] { QHashSeed::resetRandomGlobalSeed(); });
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setCreator(QStringLiteral("Scalescope"));
    writer.setTitle(picture.title);
    writer.setResolution(96);
    const double longest = std::max(picture.size.width(), picture.size.height()) * pointsPerPixel;
    const double scale = std::min(1.0, largestPage / longest);
    const QSizeF points = picture.size * pointsPerPixel * scale;
    writer.setPageLayout(QPageLayout(QPageSize(points, QPageSize::Point, {}, QPageSize::ExactMatch),
                                     QPageLayout::Portrait, QMarginsF()));
    paintOn(writer, picture, scale);
    QByteArray bytes = buffer.data();
    makeReproducible(bytes);
    return bytes;
}

Result<void> writePicture(const QString& path, const QByteArray& bytes,
                          const std::function<QString(const QString&)>& unwritable)
{
    if (bytes.isEmpty())
        return failure(
            Plot::tr(
                "There is not enough memory for the picture '%1'; make it smaller, or close other programs.")
                .arg(path));
    if (const auto reason = writeWhole(path, bytes))
        return failure(unwritable(*reason));
    return {};
}

std::optional<QString> whyNotWritable(const QString& path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    file.cancelWriting();
    return std::nullopt;
}

Result<void> writePlot(const Picture& picture, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
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
    return writePicture(path, bytes, [&path](const QString& reason) {
        return Plot::tr("The plot can't be written to '%1' (%2); choose a folder that you may write to.")
            .arg(path, reason);
    });
}

} // namespace scalescope::widgets
