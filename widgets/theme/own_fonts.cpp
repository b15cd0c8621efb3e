// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/own_fonts.h"

#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>

namespace scalescope::widgets {

void findFontSettings()
{
    const QDir program = QFileInfo(QFile::symLinkTarget(QStringLiteral("/proc/self/exe"))).dir();
    const QString own = program.filePath(QStringLiteral("../share/scalescope/fonts/fonts.conf"));
    if (qEnvironmentVariableIsEmpty("FONTCONFIG_FILE") &&
        !QFileInfo::exists(QStringLiteral("/etc/fonts/fonts.conf")) && QFileInfo::exists(own))
        qputenv("FONTCONFIG_FILE", QFile::encodeName(own));
}

void addOwnFonts(const QString& folderOfProgram)
{
    const QDir folder(folderOfProgram + QStringLiteral("/../share/scalescope/fonts"));
    for (const QString& file : folder.entryList({QStringLiteral("*.ttf")}, QDir::Files, QDir::Name))
        QFontDatabase::addApplicationFont(folder.filePath(file));
}

} // namespace scalescope::widgets
