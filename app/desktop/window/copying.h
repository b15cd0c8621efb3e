// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace scalescope::widgets {
class Document;
}

namespace scalescope::app {

/// Copies what the focused widget has selected: text as text, rows of a list or table with tabs between
/// cells; in other views the selected node's name and statistics as a line of the node table.
void copySelection(QWidget* focused, const widgets::Document& document);

/// Copies the selected node's name, by which files and queries know it.
void copyName(const widgets::Document& document);

/// Which view a picture is wanted of: the plot or the graph that has the focus, else the one in front.
QWidget* pictureFor(QWidget* focused, QWidget* front);

/// Copies a view as a picture, at the screen's resolution.
void copyPicture(QWidget* view);

} // namespace scalescope::app
