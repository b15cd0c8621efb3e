// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <sys/types.h>
#include <vector>

namespace scalescope::app {

/// The processes that a process has started, those that these have started, and so on.
std::vector<pid_t> descendantsOf(pid_t process);

/// Kills all that this process has started, what that has started, and what has become this process's
/// meanwhile, until there is none.
void endDescendants();

/// Bytes that this process has in memory now.
std::int64_t residentMemory();
/// Bytes that another process has; 0 where there is none.
std::int64_t residentMemoryOf(pid_t process);
/// Bytes that can be had on this machine, or in this container, before it starts to swap or to kill.
std::int64_t availableMemory();
/// Makes an allocation that goes far beyond `limit` fail, instead of filling memory until the watchdog sees
/// it. Counts written data alone, not address space, which libraries reserve freely.
void capAllocations(std::int64_t limit);

} // namespace scalescope::app
