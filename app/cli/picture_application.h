// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::app::cli {

/// Makes the application object that fonts need, once, for pictures. Qt's offscreen platform draws without a
/// display, and a display that can't be reached would end the program; XDG_RUNTIME_DIR is where Qt would
/// otherwise warn that it is not set.
void pictureApplication();

} // namespace scalescope::app::cli
