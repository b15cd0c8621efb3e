// SPDX-License-Identifier: GPL-3.0-or-later
// What a program may have been started with that it can't work with.
#pragma once

#include "core/message/message.h"

#include <cstddef>
#include <cstdint>

namespace scalescope {

/// Puts right what whoever started this process left wrong: standard streams that are closed, whose
/// descriptors the next files would get, and signals that are blocked. The first thing that a program does.
void tidyStart();

/// Raises the limit of open files to what a run needs. Where that is not possible, says so.
message::Sentence whyTooFewFiles();

/// Whether the system gives what a run needs: open files, threads and processes, room for libraries, /proc.
/// Where it does not, says what to allow.
message::Sentence whyNoRunHere();

/// Whether a process may have so many bytes of addresses, and so many more threads can be started.
bool hasAddressSpace(std::uint64_t bytes);
bool canStartThreads(std::size_t number);

/// Whether the folder that this process is in was removed: no name without a folder leads anywhere then.
bool isFolderGone();

} // namespace scalescope
