// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::app {

/// How many processes there are inside: the one that runs the model, or also those that it starts, to try
/// suggestions in.
enum class Processes { One, More };

/// What a run has a use for.
struct Inside
{
    Processes processes = Processes::One;
    /// Its driver maps shared memory, controls devices, and gives up where it can't listen at a socket of its
    /// own.
    bool withGraphicsCard = false;
};

/// Takes system calls that no run needs from every thread of this process and from what it starts, for good
/// (seccomp): sockets, other programs, looking into other processes and signals to them, io_uring, which goes
/// around all of this, memory that no limit sees, and what changes the machine or a file's owner and mode.
/// Each fails with EPERM. False where the kernel has no such filter. Where there is one process, it can start
/// no other, and send signals to itself only.
bool refuseSystemCalls(Inside inside);

} // namespace scalescope::app
