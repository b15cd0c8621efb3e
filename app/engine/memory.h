// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <sys/types.h>

namespace scalescope::app {

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
