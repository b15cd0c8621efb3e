// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <vector>

namespace scalescope::graph {

/// Which part of each node's elements, by its position in the graph, serves as keys of attention and as
/// nothing else: 1 of a key, 1/3 of what queries, keys and values are split from, 0 where it can't be told.
/// What is the same for all keys changes no attention, so that the gradients of such elements cancel when
/// they are summed. Attention is one operator, or a product and a softmax with nothing between them that
/// would see what is added to a row.
std::vector<double> keyParts(const Graph& graph);

} // namespace scalescope::graph
