// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine/file_rules.h"
#include "core/job/job.h"

namespace scalescope::app {

/// What the engine has to touch to do this job: the files that it names, the folder of its output, libtorch's
/// libraries and what the system tells about the processor and memory.
FileRules rulesFor(const job::Job& job);

} // namespace scalescope::app
