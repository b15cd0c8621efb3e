// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace scalescope::app::cli
