// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::app {

/// Takes system calls that no run needs from every thread of this process and from what it starts, for good
/// (seccomp): sockets, other programs, looking into other processes, io_uring, which goes around all of this,
/// and what changes the machine or a file's owner and mode. Each fails with EPERM. False where the kernel has
/// no such filter.
bool refuseSystemCalls();

} // namespace scalescope::app
