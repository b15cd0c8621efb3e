// SPDX-License-Identifier: GPL-3.0-or-later
// Which files a job names: who asks for consent, and who lets the engine read no others, must mean the same.
#pragma once

#include "core/job/job.h"

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

} // namespace scalescope::job
