// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::app {

/// How many processes there are inside: the one that runs the model, or also those that it starts, to try
/// suggestions in.
enum class Processes { One, More };

/// Whether CUDA's driver is inside, which gives up where it can't listen at a socket of its own.
enum class Driver { None, Cuda };

/// Takes system calls that no run needs from every thread of this process and from what it starts, for good
/// (seccomp): sockets, other programs, looking into other processes, io_uring, which goes around all of this,
/// and what changes the machine or a file's owner and mode. Each fails with EPERM. False where the kernel has
/// no such filter. Where there is one process, it can start no other, and send signals to itself only. For
/// CUDA's driver a socket of its kind can be made and listen, but neither connect nor take a connection.
bool refuseSystemCalls(Processes processes, Driver driver);

} // namespace scalescope::app
