// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace torch::jit {
struct Graph;
}

namespace scalescope::bench {

/// A copy of an inlined graph in which every tensor goes through an autograd function that clones it and
/// takes its statistics with six ATen calls, forward and backward: how the Python library tracks scales,
/// without Python's own cost.
std::shared_ptr<torch::jit::Graph> withCloneScheme(const torch::jit::Graph& graph);

} // namespace scalescope::bench
