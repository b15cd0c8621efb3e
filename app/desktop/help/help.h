// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace scalescope::app {

class Commands;

/// A list of every shortcut: of commands, and of views.
void showShortcuts(QWidget* parent, const Commands& commands);
/// Version, licence, and where things are kept.
void showAbout(QWidget* parent);

} // namespace scalescope::app
