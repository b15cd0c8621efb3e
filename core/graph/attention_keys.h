// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <string_view>
#include <vector>

namespace scalescope::graph {

/// How many times as coarse as float32's the steps of a dtype are; 1 for all that are no coarser.
double coarsenessOf(std::string_view dtype);

struct KeyPart
{
    /// Of a node's elements: 1 of a key, 1/3 of what queries, keys and values are split from, 0 where it
    /// can't be told.
    double part = 0;
    double coarseness = 1; ///< of the coarsest type up to the softmax
};

/// What part of each node, by its position in the graph, serves as keys of attention and as nothing else.
/// What is the same for all keys changes no attention, so that the gradients of such elements cancel when
/// they are summed. Attention is one operator, or a product and a softmax with nothing between them that
/// would see what is added to a row.
std::vector<KeyPart> keyParts(const Graph& graph);

} // namespace scalescope::graph
