// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job.h"

#include <cstdint>

namespace scalescope::app {

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
