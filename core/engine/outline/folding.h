// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/outline/value.h"

namespace scalescope::engine::outline {

/// The result of an operator on constants where it is one of those that conditions are made of: comparisons,
/// arithmetic of numbers, `is None`. Null where it depends on the run.
ValuePtr folded(const torch::jit::Node& node, const std::vector<ValuePtr>& inputs, Values& values);

} // namespace scalescope::engine::outline
