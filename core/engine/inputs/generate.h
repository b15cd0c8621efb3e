// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/spec.h"

#include <ATen/core/Generator.h>
#include <ATen/core/Tensor.h>

#include <cstdint>

namespace scalescope::engine {

/// A random generator of its own for value number `part` of stream `stream`: what one value draws does not
/// depend on how much another drew, and the default generator is not touched.
at::Generator makeGenerator(std::uint64_t seed, std::uint64_t stream, std::uint64_t part);

/// The tensor that a generator SPEC stands for, on the CPU. Throws what libtorch throws.
at::Tensor generate(const job::Generated& spec, at::Generator generator);

} // namespace scalescope::engine
