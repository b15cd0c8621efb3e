// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>
#include <vector>

namespace scalescope::app {

/// The processes that a process has started, those that these have started, and so on.
std::vector<pid_t> descendantsOf(pid_t process);

/// Kills all that this process has started, what that has started, and what has become this process's
/// meanwhile, until there is none.
void endDescendants();

} // namespace scalescope::app
