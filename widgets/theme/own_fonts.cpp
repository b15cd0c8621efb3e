// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/own_fonts.h"

#include <QDir>
#include <QFontDatabase>

namespace scalescope::widgets {

void addOwnFonts(const QString& folderOfProgram)
{
    const QDir folder(folderOfProgram + QStringLiteral("/../share/scalescope/fonts"));
    for (const QString& file : folder.entryList({QStringLiteral("*.ttf")}, QDir::Files, QDir::Name))
        QFontDatabase::addApplicationFont(folder.filePath(file));
}

} // namespace scalescope::widgets
