// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QLocale>
#include <QStringList>

namespace scalescope::app {

class MainWindow;
class Settings;

/// Opens a window with what was open last and, beside it, these files: all run files, where they can be
/// compared, or the first model. Each further model has a window of its own. The inputs beside a model
/// ("net.inputs.json") may be named too: then what they are read from is not asked for. The example model is
/// opened where there is nothing else. The windows delete themselves when they are closed.
QList<MainWindow*> openWindows(Settings& settings, const QStringList& files);

/// Opens these windows and runs until the last is closed. A QApplication must exist. Returns the exit status.
int runDesktop(const QStringList& files);

/// Loads the translation of the window's texts that fits the locale, and Qt's own for its dialogs; English
/// where there is none, with English figures.
void installTranslations(const QLocale& locale);

} // namespace scalescope::app
