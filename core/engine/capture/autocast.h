// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/compat/autocast.h"

#include <torch/script.h>

#include <memory>

namespace scalescope::engine {

/// True for the class of scripted autocast contexts.
bool isAutocast(const c10::TypePtr& type);

/// The state inside a `with` of this autocast object, given the state around it.
AutocastState entered(const AutocastState& around, const c10::IValue& object);

/// The graph with the casts that autocast stands for written out: scripted autocast acts in no other way. The
/// graph itself where there is nothing to cast, a copy otherwise. `tensors` says of the graph's inputs
/// whether they are called with tensors: libtorch casts what it knows to be one, which an optional bias
/// becomes when the call is inlined.
std::shared_ptr<torch::jit::Graph> withCasts(const std::shared_ptr<torch::jit::Graph>& graph,
                                             const AutocastState& state, const std::vector<bool>& tensors);

} // namespace scalescope::engine
