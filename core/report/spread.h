// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace scalescope::report {

/// A node where something arises, and how many others have it from there on.
struct Source
{
    const graph::Node* node = nullptr;
    std::int64_t reach = 0;
};

/// The nodes that are affected while none of those before them is, in execution order. Before a forward
/// tensor are its inputs, before a gradient those of its users. What several sources reach counts for the
/// first.
std::vector<Source> sourcesOf(const graph::Graph& graph, graph::Direction direction,
                              const std::function<bool(const graph::Node&)>& affected);

} // namespace scalescope::report
