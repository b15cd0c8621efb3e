// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job.h"
#include "core/job/spec.h"
#include "core/result.h"

#include <functional>
#include <optional>
#include <string>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine {

/// What generated inputs depend on.
struct InputContext
{
    std::uint64_t seed = 0; ///< of a generator of their own; the default generator is not touched
    std::string baseFolder; ///< where relative file names start
    std::string device = "cpu";
};

/// A SPEC for an argument that nobody has given, by its number; empty where there is none.
using ExampleOf = std::function<std::string(std::size_t)>;

/// The method's arguments (without self) from the user's SPECs, converted to the schema's types, defaults
/// filled in. What does not fit fails with ExitStatus::Usage and names the argument (Error::field) and the
/// type expected. Of what is missing the error has an example: one of the type, if there is no other.
Result<std::vector<c10::IValue>> makeInputs(const c10::FunctionSchema& schema,
                                            const std::vector<job::Input>& inputs,
                                            const InputContext& context, const ExampleOf& exampleOf = {});

/// One value of a SPEC for a place that expects a value of `type` (seed gradients, targets of a loss).
/// `field` names it in errors.
Result<c10::IValue> makeValue(const std::string& spec, const c10::TypePtr& type, const std::string& field,
                              const InputContext& context);

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
