// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/run_figures.h"

#include <algorithm>

namespace scalescope::report {

namespace {

using graph::Direction;
using graph::Node;

/// The part of a tensor's elements that are no finite numbers.
double partNotFinite(const graph::Statistics& statistics)
{
    const auto count = statistics.nans + statistics.posInfs + statistics.negInfs;
    return count == 0 ? 0 : static_cast<double>(count) / static_cast<double>(statistics.numel);
}

/// Counts one tensor, and gives the part of it that is lost or not finite.
double count(DirectionFigures& figures, const Node& node, const TensorFormats::Format& held, double notFinite,
             const formats::RangeThresholds& limits)
{
    ++figures.tensors;
    const bool leaves =
        notFinite > 0 || (held.losses && formats::verdictOf(*held.losses, limits).isProblem());
    figures.leaving += leaves ? 1 : 0;
    figures.untold += !leaves && !held.losses ? 1 : 0;
    const double lost = held.losses ? held.losses->lost() : 0;
    if (lost > figures.lost) {
        figures.lost = lost;
        figures.worst = node.id;
    }
    return std::min(1.0, lost + notFinite);
}

} // namespace

RunFigures runFigures(const graph::Graph& graph, const TensorFormats& formats,
                      const formats::RangeThresholds& limits)
{
    RunFigures figures;
    figures.lost.reserve(graph.nodes.size());
    for (const Node& node : graph.nodes) {
        double& lost = figures.lost.emplace_back(0);
        for (const auto direction : {Direction::Forward, Direction::Backward}) {
            const graph::Metric* metric = node.metric(direction);
            if (metric == nullptr || node.side(direction).isNoise || node.kind == graph::NodeKind::Output)
                continue;
            DirectionFigures& ofDirection =
                direction == Direction::Forward ? figures.forward : figures.gradient;
            lost = std::max(lost, count(ofDirection, node, formats.of(node, direction),
                                        partNotFinite(metric->statistics), limits));
        }
    }
    return figures;
}

} // namespace scalescope::report
