// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job.h"
#include "core/job/model_info.h"
#include "core/message/message.h"

#include <chrono>
#include <limits>
#include <string>
#include <torch/script.h>
#include <vector>

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

/// How a method took some inputs.
struct Trial
{
    enum class End { Ran, Failed, TookTooLong, TookTooMuch, Crashed };
    End end = End::Failed;
    message::Clause why = {}; ///< of Failed: libtorch's or the model's words, on one line
    /// Of Failed: operators that were called before; more of them are nearer to a run.
    std::int64_t steps = 0;
};

/// Does with inputs what a run does by default: calls the method by the run's own interpreter, with gradients
/// of floating-point inputs where it takes them, and goes backward. In a process of its own, one thread,
/// which is ended after `limit`, or when it holds more than `memory` bytes (the parent's, which it shares,
/// count): what the method writes, prints, or crashes on stays there. The module is not changed.
Trial tryInputs(const torch::jit::Module& module, const std::string& method,
                const std::vector<job::Input>& inputs, const std::string& baseFolder,
                std::chrono::milliseconds limit,
                std::int64_t memory = std::numeric_limits<std::int64_t>::max());

} // namespace scalescope::engine
