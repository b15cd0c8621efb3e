// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/job/job.h"

#include <torch/script.h>

namespace scalescope::engine {

/// What the run file says about a run before it begins.
graph::RunFacts factsOf(const job::Job& job, const torch::jit::Module& module);

graph::RunFacts::Time currentTime();

/// For the user who asked for a method that the model lacks: names those that there are.
Error missingMethod(const torch::jit::Module& module, const std::string& method);

} // namespace scalescope::engine
