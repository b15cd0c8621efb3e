// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prune/prune.h"

#include "core/prune/drop.h"

namespace scalescope::prune {

graph::Graph prune(const graph::Graph& graph, const Options& options)
{
    graph::Graph result = graph;
    if (options.nonFloat)
        result = dropNonFloatTensors(std::move(result));
    if (options.sameScale)
        result = dropSameScaleTensors(std::move(result), *options.sameScale);
    if (!options.targets.empty())
        result = dropSelectedTargets(std::move(result), options.targets);
    if (!options.nodes.empty())
        result = dropSelectedNodes(std::move(result), options.nodes);
    if (options.modules)
        result = keepModules(result, *options.modules);
    return result;
}

} // namespace scalescope::prune
