// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/nearest.h"

#include "core/report/recipes/rounded_tensors.h"

#include <array>

namespace scalescope::report {

namespace {

/// How much of a limit is used up; 0 of a limit that allows nothing, which nothing comes near to.
double partOfLimit(double part, double limit)
{
    return limit > 0 ? part / limit : 0;
}

struct Candidate
{
    LossKind kind;
    double part;
    double limit;
};

std::array<Candidate, 3> candidatesOf(const formats::RangeLoss& losses,
                                      const formats::RangeThresholds& limits)
{
    return {{{LossKind::Overflow, losses.overflow, limits.overflow},
             {LossKind::Underflow, losses.underflow, limits.underflow},
             {LossKind::Subnormal, losses.subnormal, limits.subnormal}}};
}

/// What a tensor or gradient loses that is within the limits; nothing of others, and of what does not count.
std::optional<formats::RangeLoss> allowedLosses(const graph::Node& node, graph::Direction direction,
                                                const RoundedTensors& rounded, const TensorFormats& formats,
                                                const formats::RangeThresholds& limits)
{
    if (node.metric(direction) == nullptr || node.side(direction).isNoise ||
        node.kind == graph::NodeKind::Output || rounded.isSpared(node.id, direction))
        return std::nullopt;
    const auto losses = formats.of(node, direction).losses;
    return losses && !formats::verdictOf(*losses, limits).isProblem() ? losses : std::nullopt;
}

} // namespace

std::optional<AllowedLoss> nearestToLimits(const graph::Graph& graph, const TensorFormats& formats,
                                           const formats::RangeThresholds& limits)
{
    const RoundedTensors rounded(graph);
    AllowedLoss nearest;
    double most = 0;
    for (const graph::Node& node : graph.nodes) {
        for (const auto direction : {graph::Direction::Forward, graph::Direction::Backward}) {
            const auto losses = allowedLosses(node, direction, rounded, formats, limits);
            if (!losses)
                continue;
            nearest.losing += losses->lost() > 0 ? 1 : 0;
            for (const Candidate& candidate : candidatesOf(*losses, limits)) {
                const double used = partOfLimit(candidate.part, candidate.limit);
                if (used <= most)
                    continue;
                most = used;
                nearest = {node.id, direction, candidate.kind, candidate.part, nearest.losing};
            }
        }
    }
    return most > 0 ? std::optional(nearest) : std::nullopt;
}

} // namespace scalescope::report
