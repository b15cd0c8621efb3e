// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/data_flow.h"
#include "core/graph/graph.h"

#include <cstddef>

namespace scalescope::graph {

/// Whether the infinities of a node's tensor are those of a mask: all are negative, and all that reads them
/// only passes them on (moves, additions, choices between tensors) up to operators that a mask is for, such
/// as softmax, of which there is one at least. What the node itself is made by has to be of that kind, too: a
/// tensor that the model has or is given, one of these operators, or a logarithm. Of an addition or a cast
/// only where an operand holds the largest number of its type, or one that nothing but a mask holds (1e9 and
/// more).
bool isMask(const Graph& graph, const DataFlow& flow, std::size_t node);

/// Marks where a mask of finite numbers is (Side::meaningless): numbers of 10,000 and more, far from all
/// else in the tensor, that begin in what fills, scales or adds, and that nothing but softmax and the like
/// reads. What reads them on the way there holds them too. The edges have to be there.
void markMasks(Graph& graph);

} // namespace scalescope::graph
