// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace scalescope::widgets {
class Document;
}

namespace scalescope::app {

class Commands;
class Settings;

/// Fills a menu with the usual pairs (commands, so that the palette finds them) and lists to choose either
/// format alone. What is chosen goes to the document and is remembered.
void fillFormatMenu(QMenu* menu, Commands& commands, widgets::Document& document, Settings& settings);

} // namespace scalescope::app
