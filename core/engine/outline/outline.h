// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"

#include <cstddef>
#include <cstdint>
#include <torch/script.h>

namespace scalescope::engine::outline {

/// How far an outline goes. A file of any origin says how often calls call each other, so that a short one
/// can stand for more steps than there is time.
struct Limits
{
    std::size_t nodes = 100'000;     ///< that the graph gets
    std::int64_t steps = 2'000'000;  ///< operators, parts of values and arguments that are looked at
    int depth = 200;                 ///< calls, branches and loops in one another
    std::size_t textBytes = 1 << 25; ///< of all arguments' constants
};

/// Several tensors that one value may be: after an `if`, one of each branch.
inline constexpr std::size_t mostAlternatives = 16;
/// Elements of a list that an argument shows.
inline constexpr std::size_t mostElements = 256;
/// Bytes of a constant that an argument shows.
inline constexpr std::size_t mostConstantBytes = 256;

/// The graph of a method as its code says it, without running anything: operators with their modules, places
/// and arguments, the calls of modules, and the parameters and constants that they read. Node for node it has
/// the provenance that a run gives, where a run takes the same way. Beyond the limits the rest is missing,
/// which a problem says. The facts are those of the method alone.
///
/// Throws what libtorch throws at code that it can't make sense of.
graph::Run outlineOf(const torch::jit::Module& module, const std::string& method, const Limits& limits = {});

} // namespace scalescope::engine::outline
