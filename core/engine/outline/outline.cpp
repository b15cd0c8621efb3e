// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/outline/outline.h"

#include "core/engine/outline/walk.h"
#include "core/graph/outline.h"
#include "core/message/say_run.h"

namespace scalescope::engine::outline {

graph::Run outlineOf(const torch::jit::Module& module, const std::string& method, const Limits& limits)
{
    SourceBook sources;
    Collector collector(module, limits);
    bool isWhole = true;
    try {
        Walk(module, sources, collector, limits).run(module.get_method(method));
    } catch (const Full&) {
        isWhole = false;
    }
    graph::Run run = collector.take();
    run.graph.edges = edgesFromArguments(run.graph.nodes);
    run.sources = sources.texts();
    run.facts.method = method;
    graph::markOutline(run.facts);
    if (!isWhole)
        run.problems.push_back(
            graph::problemOf(say::outlineCut(static_cast<std::int64_t>(run.graph.nodes.size()))));
    return run;
}

} // namespace scalescope::engine::outline
