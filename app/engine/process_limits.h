// SPDX-License-Identifier: GPL-3.0-or-later
// What this process gives up before it runs a model.
#pragma once

#include "core/job/job.h"

#include <cstdint>

namespace scalescope::app {

/// Leaves this process of its environment what libtorch, its libraries and the loader of libraries are set
/// by, and overwrites the rest where it lies: a run prints, and what it prints is kept. To be called while
/// there is one thread.
void forgetEnvironment();

/// Lays down the rights that the administrator has over other users, for good; nothing where there are none.
/// Stays: to read and write files of others, within the rules about files, because the administrator may run
/// a model of theirs.
void layDownCapabilities();

/// A crash leaves no image of the model's memory on the disk.
void leaveNoCore();
/// In all processes, which can be seen only outside of the sandbox.
std::int64_t countThreadsOfUser();
/// The kernel's limits, for good: files no larger than what the job may write, in which writing fails then;
/// no more open files than a run has use for; no queues of messages; threads and
/// processes, where the user is not the administrator. `memory` is the job's limit,
/// `threadsOfUser` what there was when the engine started.
void limitResources(const job::Job& job, std::int64_t memory, std::int64_t threadsOfUser);

} // namespace scalescope::app
