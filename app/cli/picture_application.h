// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

namespace scalescope::app::cli {

/// Makes the application object that fonts need, once, for pictures. Qt's offscreen platform draws without a
/// display, and a display that can't be reached would end the program; XDG_RUNTIME_DIR is where Qt would
/// otherwise warn that it is not set. Fails where the system does not give what Qt needs, which would end the
/// program by a signal, wait for threads that can't be started, or say that Graphviz is missing.
Result<void> pictureApplication();

} // namespace scalescope::app::cli
