// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>

namespace scalescope::app {

/// Loads the translation of the window's texts that fits the locale, and Qt's own for its dialogs; English
/// where there is none, with English figures.
void installTranslations(const QLocale& locale);

} // namespace scalescope::app
