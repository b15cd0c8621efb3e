// SPDX-License-Identifier: GPL-3.0-or-later
// Which files a job names: who asks for consent, and who lets the engine read no others, must mean the same.
#pragma once

#include "core/job/job.h"

#include <filesystem>
#include <string>
#include <vector>

namespace scalescope::job {

/// The files that a job names, each once, as absolute paths without "." and "..".
struct JobFiles
{
    std::string model;                  ///< a program: loading and running it runs what it says
    std::vector<std::string> libraries; ///< machine code, which is loaded
    std::vector<std::string> values;    ///< data that is read, of inputs and of the seed of backward
    bool operator==(const JobFiles&) const = default;
};

/// Names in SPECs start in the job's base folder, others in the current one. What is no SPEC names no file.
JobFiles filesOf(const Job& job);

/// The files that a run reads: the model, libraries, those of inputs, the target of its backward.
std::vector<std::filesystem::path> filesRead(const Job& job);

/// Whether a run would overwrite or remove a file that it reads: the model, a library, an input, the target
/// of its backward. The run file is first written under another name, and --save-values empties folders, also
/// that of a run which did not come to its end: these count too. Nor may what has such a folder's name be
/// anything but what a run left.
Result<void> checkOverwrites(const Job& job);

} // namespace scalescope::job
