// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job.h"

#include <filesystem>
#include <vector>

namespace scalescope::job {

/// The files that a run reads: the model, libraries, those of inputs, the target of its backward.
std::vector<std::filesystem::path> filesRead(const Job& job);

/// Whether a run would overwrite or remove a file that it reads: the model, a library, an input, the target
/// of its backward. The run file is first written under another name, and --save-values empties folders, also
/// that of a run which did not come to its end: these count too. Nor may what has such a folder's name be
/// anything but what a run left.
Result<void> checkOverwrites(const Job& job);

} // namespace scalescope::job
