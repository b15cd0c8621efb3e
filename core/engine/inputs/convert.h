// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/inputs/inputs.h"
#include "core/job/spec.h"

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

} // namespace scalescope::engine
