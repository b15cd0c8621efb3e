// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QMainWindow;
class QWidget;

namespace scalescope::app {

/// What Tab goes through in a window whose panels the user moves: panel by panel as they lie, in columns from
/// left to right and each from top to bottom, the bar above all first; in each panel by place, too. What lies
/// behind the tab of another panel, or floats, is not among it.
QList<QWidget*> inOrderOfPanels(const QMainWindow& window);

/// Puts the focus on the next of these, or the one before it, and scrolls it into view; false where there is
/// none.
bool focusNextOf(const QList<QWidget*>& order, bool next);

/// Puts the focus on the largest control of a panel: its plot or table, not the fields above it.
void focusMain(QWidget* panel);

} // namespace scalescope::app
