// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/settings.h"
#include "widgets/theme/theme.h"

#include <QString>

class QApplication;

namespace scalescope::app {

/// The theme that a choice means on this desktop now.
widgets::Theme themeFor(ThemeChoice choice);

/// The application's style sheet in a theme's colours: flat surfaces, lines instead of boxes, eight-pixel
/// grid.
QString styleSheet(const widgets::Theme& theme);

/// Gives the application the palette, font and style sheet of a theme.
void applyTheme(const widgets::Theme& theme);

} // namespace scalescope::app
