// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <QtGlobal>

namespace scalescope::app::cli {

/// While the window's application is made: Qt ends a program that can't reach its display by abort(), after
/// lines of its own. Here that is one sentence and status 2. Its warnings are held back until it is known
/// that they were not of that; then they are given to whom they were for.
class PlatformMessages
{
public:
    PlatformMessages();
    ~PlatformMessages();
    Q_DISABLE_COPY_MOVE(PlatformMessages)
};

/// Makes the application object that fonts need, once, for pictures. Qt's offscreen platform draws without a
/// display, and a display that can't be reached would end the program; XDG_RUNTIME_DIR is where Qt would
/// otherwise warn that it is not set. Fails where the system does not give what Qt needs, which would end the
/// program by a signal, wait for threads that can't be started, or say that Graphviz is missing.
Result<void> pictureApplication();

} // namespace scalescope::app::cli
