// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prune/drop.h"
#include "core/prune/prune.h"

namespace scalescope::prune {

graph::Graph pruneNonFloatTensors(const graph::Graph& graph)
{
    return dropNodes(graph, [](const graph::Node& node, auto) { return !node.floating; });
}

} // namespace scalescope::prune
