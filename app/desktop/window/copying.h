// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace scalescope::widgets {
class Document;
}

namespace scalescope::app {

class Centre;
class Commands;

/// Lets the commands that copy do so: of the widget that has the focus, or the view in front.
void connectCopying(const Commands& commands, const widgets::Document& document, const Centre& centre);

/// Copies what the focused widget has selected: text as text, rows of a list or table with tabs between
/// cells; in other views the selected node's name and statistics as a line of the node table.
void copySelection(QWidget* focused, const widgets::Document& document);

} // namespace scalescope::app
