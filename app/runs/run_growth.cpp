// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_growth.h"

#include <algorithm>

namespace scalescope::app {

job::Progress growthOf(const graph::Run& run, std::int64_t tensors)
{
    const auto& nodes = run.graph.nodes;
    const auto isForwardDone = std::ranges::any_of(
        nodes, [](const graph::Node& node) { return node.kind == graph::NodeKind::Output; });
    const auto gradients =
        std::ranges::count_if(nodes, [](const graph::Node& node) { return node.backward.metric != nullptr; });
    if (!isForwardDone || gradients == 0) {
        const auto done = static_cast<std::int64_t>(nodes.size());
        return {job::Phase::Forward, done, std::max(tensors, std::int64_t(0)) >= done ? tensors : 0};
    }
    const auto expected = std::ranges::count_if(
        nodes, [](const graph::Node& node) { return node.floating && node.requiresGrad; });
    return {job::Phase::Backward, gradients, std::max(expected, gradients)};
}

} // namespace scalescope::app
