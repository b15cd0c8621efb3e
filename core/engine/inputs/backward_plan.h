// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/inputs/inputs.h"
#include "core/job/job.h"
#include "core/result.h"

#include <string>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine {

/// A tensor inside a nested value, with the path that users write for it.
struct NamedTensor
{
    /// Places joined by dots: position in a list or tuple, key of a dictionary, name of a NamedTuple's
    /// element, attribute of a class instance: "0", "1.2", "energy", "0.hidden". Empty where the value is the
    /// tensor itself.
    std::string path;
    at::Tensor tensor;
    /// The same with positions for the names of a NamedTuple's elements: "0" where `path` is "logits".
    std::string places = path;
};

/// Every defined tensor in a value, in order, an object that refers to itself followed once. `prefix` starts
/// the paths.
std::vector<NamedTensor> namedTensors(const c10::IValue& value, const std::string& prefix = {});

/// Where backward starts, and with what.
struct BackwardPlan
{
    /// What to call backward on: chosen outputs, or a loss of each (0-d) where the seed is a loss.
    std::vector<at::Tensor> roots;
    /// The gradient of each root: same shape, dtype and device.
    std::vector<at::Tensor> seeds;
    /// For the run's fact "backward": "randn at output 0", "none".
    std::string description;
    /// Where it starts, where the user did not say so and it could start elsewhere; else nothing.
    message::Sentence choice;
    /// Why there is no backward; nothing where there is one or where the user asked for none.
    message::Finding reason;
    bool noOutputHasGradient = false; ///< that is the reason

    [[nodiscard]] bool empty() const { return roots.empty(); }
};

/// Makes the plan from the method's result, the job's `backward` and `outputIndices`, and where generated
/// values come from. Where no output is asked for, it starts at the only one of one floating-point element,
/// else at the first; never at an input or parameter that is handed through. Call it with gradients enabled:
/// losses are computed here, on top of the outputs. The same outputs, job and context give the same plan; the
/// default generator is not touched. A wrong seed or path is a usage error that names the paths there are.
Result<BackwardPlan> planBackward(const c10::IValue& output, const job::Job& job,
                                  const InputContext& context);

} // namespace scalescope::engine
