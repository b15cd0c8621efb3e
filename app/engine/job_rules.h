// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine/file_rules.h"
#include "app/engine/keeper.h"
#include "core/job/job.h"

namespace scalescope::app {

/// What the engine has to touch to do this job: what its keeper opened, the values and libraries that the job
/// names, libtorch's libraries and what the system tells about the processor and memory.
FileRules rulesFor(const job::Job& job, const OpenedFiles& opened);

/// Whether the driver of a graphics card has a part in this job.
bool usesGraphicsCard(const job::Job& job);

} // namespace scalescope::app
