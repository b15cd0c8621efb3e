// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QToolButton;

namespace scalescope::app {

/// Lets a button with a menu look released once the menu has gone. The pointer leaves the button while the
/// menu has the mouse, so that no one tells the button: it would look hovered over until the pointer comes
/// by.
void releaseAfterMenu(QToolButton* button);

} // namespace scalescope::app
