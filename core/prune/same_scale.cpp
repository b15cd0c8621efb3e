// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prune/drop.h"
#include "core/prune/prune.h"

#include <algorithm>
#include <cmath>

namespace scalescope::prune {

namespace {

/// Relative to the larger magnitude. An infinity is close only to itself, NaN to nothing.
bool isClose(double a, double b, double tolerance)
{
    if (a == b)
        return true;
    if (!std::isfinite(a) || !std::isfinite(b))
        return false;
    return std::abs(a - b) <= tolerance * std::max(std::abs(a), std::abs(b));
}

bool sameScale(const graph::Metric& a, const graph::Metric& b, double tolerance)
{
    return isClose(a.statistics.meanAbs, b.statistics.meanAbs, tolerance);
}

bool sameScale(const graph::Node& node, const graph::Node& input, double tolerance)
{
    if (!node.forward.metric || !input.forward.metric ||
        !sameScale(*node.forward.metric, *input.forward.metric, tolerance))
        return false;
    if (!node.backward.metric && !input.backward.metric)
        return true;
    return node.backward.metric && input.backward.metric &&
           sameScale(*node.backward.metric, *input.backward.metric, tolerance);
}

} // namespace

graph::Graph dropSameScaleTensors(graph::Graph graph, double tolerance)
{
    return dropNodes(
        std::move(graph), [tolerance](const graph::Node& node, std::span<const graph::Node* const> inputs) {
            if (node.kind != graph::NodeKind::Op || !node.floating)
                return false;
            const auto floating = [](const graph::Node* input) { return input->floating; };
            if (std::count_if(inputs.begin(), inputs.end(), floating) != 1)
                return false;
            return sameScale(node, **std::find_if(inputs.begin(), inputs.end(), floating), tolerance);
        });
}

graph::Graph pruneSameScaleTensors(const graph::Graph& graph, double tolerance)
{
    return dropSameScaleTensors(graph, tolerance);
}

} // namespace scalescope::prune
