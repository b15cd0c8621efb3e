// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/outline/limits.h"
#include "core/graph/run.h"

#include <torch/script.h>

namespace scalescope::engine::outline {

/// The graph of a method as its code says it, without running anything: operators with their modules, places
/// and arguments, the calls of modules, and the parameters and constants that they read. Node for node it has
/// the provenance that a run gives, where a run takes the same way. Beyond the limits the rest is missing,
/// which a problem says. The facts are those of the method alone.
///
/// Throws what libtorch throws at code that it can't make sense of.
graph::Run outlineOf(const torch::jit::Module& module, const std::string& method, const Limits& limits = {});

} // namespace scalescope::engine::outline
