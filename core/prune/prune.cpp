// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prune/prune.h"

namespace scalescope::prune {

graph::Graph prune(const graph::Graph& graph, const Options& options)
{
    graph::Graph result = options.nonFloat ? pruneNonFloatTensors(graph) : graph;
    if (options.sameScale)
        result = pruneSameScaleTensors(result, *options.sameScale);
    if (!options.targets.empty())
        result = pruneSelectedTargets(result, options.targets);
    if (!options.nodes.empty())
        result = pruneSelectedNodes(result, options.nodes);
    return result;
}

} // namespace scalescope::prune
