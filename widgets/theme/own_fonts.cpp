// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/own_fonts.h"

#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFontInfo>
#include <algorithm>

/// Outside all namespaces, as Qt wants it.
static void initFaces()
{
    Q_INIT_RESOURCE(faces);
}

namespace scalescope::widgets {

namespace {

constexpr const char* textFamily = "Inter";
constexpr const char* numberFamily = "DejaVu Sans Mono";
constexpr double usualPoints = 11;

double& chosenScale()
{
    static double scale = 1;
    return scale;
}

QFont face(const char* family, QFontDatabase::SystemFont behind, int pixels)
{
    static const bool areKnown = [] {
        initFaces();
        const QDir faces(QStringLiteral(":/fonts"));
        for (const QString& file : faces.entryList(QDir::Files))
            QFontDatabase::addApplicationFont(faces.filePath(file));
        return true;
    }();
    Q_UNUSED(areKnown);
    QFont font(QStringList{QString::fromLatin1(family), QFontDatabase::systemFont(behind).family()});
    font.setPixelSize(qRound(pixels * textScale()));
    return font;
}

} // namespace

void findFontSettings()
{
    const QDir program = QFileInfo(QFile::symLinkTarget(QStringLiteral("/proc/self/exe"))).dir();
    const QString own = program.filePath(QStringLiteral("../share/scalescope/fonts.conf"));
    if (qEnvironmentVariableIsEmpty("FONTCONFIG_FILE") &&
        !QFileInfo::exists(QStringLiteral("/etc/fonts/fonts.conf")) && QFileInfo::exists(own))
        qputenv("FONTCONFIG_FILE", QFile::encodeName(own));
}

QFont textFace(int pixels)
{
    return face(textFamily, QFontDatabase::GeneralFont, pixels);
}

QFont numberFace(int pixels)
{
    return face(numberFamily, QFontDatabase::FixedFont, pixels);
}

double textScale()
{
    return chosenScale();
}

void setTextScale(double scale)
{
    chosenScale() = std::clamp(scale, 1.0, 2.0);
}

double desktopTextScale()
{
    return QFontInfo(QFontDatabase::systemFont(QFontDatabase::GeneralFont)).pointSizeF() / usualPoints;
}

QByteArray withFallbackFaces(QByteArray svg)
{
    for (const auto& [family, fallback] :
         {std::pair{textFamily, "sans-serif"}, std::pair{numberFamily, "monospace"}}) {
        const QByteArray attribute = QByteArrayLiteral("font-family=\"") + family;
        svg.replace(attribute + '"', attribute + ", " + fallback + '"');
    }
    return svg;
}

} // namespace scalescope::widgets
