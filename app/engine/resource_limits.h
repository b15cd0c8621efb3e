// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job.h"

#include <cstdint>

namespace scalescope::app {

/// A crash leaves no image of the model's memory on the disk.
void leaveNoCore();
/// The kernel's limits, for good: files no larger than what the job may write, in which writing fails then;
/// no more open files than a run has use for; no queues of messages; threads and
/// processes, where the user is not the administrator. `memory` is the job's limit.
void limitResources(const job::Job& job, std::int64_t memory);

} // namespace scalescope::app
