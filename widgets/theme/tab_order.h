// SPDX-License-Identifier: GPL-3.0-or-later
// Tab goes as the eye does, and not as controls came to be made.
#pragma once

#include <QList>

class QWidget;

namespace scalescope::widgets {

/// What Tab comes to in a widget, itself included, once it is enabled, as it lies: what stands together stays
/// together, such groups go row by row from top to bottom, in each row from left to right.
QList<QWidget*> inOrderOfPlace(QWidget* widget);

/// Has Tab go so through a window, as it is now.
void setTabOrderByPlace(QWidget* window);

} // namespace scalescope::widgets
