// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prune/drop.h"
#include "core/prune/prune.h"

namespace scalescope::prune {

graph::Graph dropNonFloatTensors(graph::Graph graph)
{
    return dropNodes(std::move(graph), [](const graph::Node& node, auto) { return !node.floating; });
}

graph::Graph pruneNonFloatTensors(const graph::Graph& graph)
{
    return dropNonFloatTensors(graph);
}

} // namespace scalescope::prune
