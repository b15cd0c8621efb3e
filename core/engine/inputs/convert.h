// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/inputs/inputs.h"
#include "core/job/spec.h"

#include <ATen/core/Generator.h>
#include <ATen/core/Tensor.h>
#include <cstdint>
#include <optional>
#include <torch/script.h>

namespace scalescope::engine {

/// What the values of one argument are made with.
struct ConversionContext
{
    const InputContext& inputs;
    std::string field;        ///< the argument's name, for errors
    std::uint64_t stream = 0; ///< of random numbers: the argument's position
    std::uint64_t drawn = 0;  ///< generated values so far: each has a generator of its own
};

/// The SPEC as a value of that type, as Python would convert it: whole numbers become floats where floats are
/// expected, numbers and lists of numbers tensors. An error names the place ("batch[0]"), the type expected
/// there, and how to write it. Throws what libtorch throws where memory is short.
Result<c10::IValue> convert(const job::Spec& spec, const c10::TypePtr& type, ConversionContext& context);

/// A value that a file held as a value of `type`, as a call from Python converts it: whole numbers and truth
/// values to floats, numbers to truth values, a tensor of one element to a number, lists to tuples and tuples
/// to lists, dictionaries to NamedTuples. Nothing where it does not fit.
std::optional<c10::IValue> fitValue(const c10::IValue& value, const c10::TypePtr& type);

/// A number or truth value as a number of `type` (int, float, complex, bool, number); nothing where Python
/// would refuse it, as it does a float for an int.
std::optional<c10::IValue> fitNumber(const c10::IValue& value, const c10::Type& type);

/// A random generator of its own for value number `part` of stream `stream`: what one value draws does not
/// depend on how much another drew, and the default generator is not touched.
at::Generator makeGenerator(std::uint64_t seed, std::uint64_t stream, std::uint64_t part);

/// The tensor that a generator SPEC stands for, on the CPU. Throws what libtorch throws.
at::Tensor generate(const job::Generated& spec, at::Generator generator);

} // namespace scalescope::engine
