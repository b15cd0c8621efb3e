// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job.h"
#include "core/job/spec.h"

#include <torch/script.h>

#include <optional>
#include <string>

namespace scalescope::engine {

/// An argument that takes a tensor and was given a number or a truth value.
struct NumberInput
{
    std::string argument;
    std::string text;       ///< as it was given
    job::Spec::Value value; ///< bool, std::int64_t or double
};

/// The first of them. A number becomes a tensor without dimensions, which most models can't use.
std::optional<NumberInput> numberForTensor(const job::Job& job, const c10::FunctionSchema& schema);

/// What to say of a run that failed with it.
message::Sentence failedByNumber(const NumberInput& input, message::Message failure);

} // namespace scalescope::engine
