// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

namespace scalescope::graph {

/// Whether a node is a tensor that the model has, rather than one that a run makes or is given.
inline bool isStored(const Node& node)
{
    return node.kind == NodeKind::Parameter || node.kind == NodeKind::Buffer ||
           node.kind == NodeKind::Constant;
}

} // namespace scalescope::graph
