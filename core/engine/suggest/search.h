// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/model_info.h"

#include <torch/script.h>

#include <chrono>
#include <limits>

namespace scalescope::engine {

/// How much a search may cost.
struct SearchLimits
{
    int trials = 160;
    std::chrono::milliseconds each{5000};
    std::chrono::milliseconds together{20000};
    std::int64_t memory = std::numeric_limits<std::int64_t>::max(); ///< bytes of one trial
};

/// Looks for inputs with which the method runs: starts with what schema, code and weights say, tries them,
/// and lets each error say what to try next. Sets the suggestions of `method`'s arguments to what ran, or
/// leaves the first guess, and says in its trial which of the two it is.
void searchInputs(const torch::jit::Module& module, job::MethodInfo& method, const SearchLimits& limits = {});

} // namespace scalescope::engine
