// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace scalescope::widgets {

/// On a system without settings for fontconfig names those that came along; to be called before there is an
/// application, because fontconfig complains on standard error where it has none.
void findFontSettings();

/// Makes the fonts known that came along with the program, in share/scalescope/fonts beside its folder, for
/// systems that have none. Needs a QGuiApplication.
void addOwnFonts(const QString& folderOfProgram);

} // namespace scalescope::widgets
