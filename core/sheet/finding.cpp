// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/finding.h"

#include <algorithm>
#include <tuple>

namespace scalescope::sheet {

Finding findingOf(const graph::Node& node, graph::Direction direction, const report::TensorFormats& formats,
                  const formats::RangeThresholds& limits, bool intendsInfinities)
{
    const graph::Metric* metric = node.metric(direction);
    if (metric == nullptr || metric->statistics.numel == 0 || node.side(direction).isNoise)
        return Finding::None;
    const graph::Statistics& statistics = metric->statistics;
    if (statistics.nans > 0)
        return Finding::NotANumber;
    if (!intendsInfinities && statistics.posInfs + statistics.negInfs > 0)
        return Finding::Infinity;
    const auto losses = formats.of(node, direction).losses;
    const formats::Verdict verdict = formats::verdictOf(losses.value_or(formats::RangeLoss{}), limits);
    if (verdict.overflows)
        return Finding::Overflow;
    return verdict.underflows ? Finding::Underflow : Finding::None;
}

Finding findingOf(const graph::Node& node, const report::TensorFormats& formats,
                  const formats::RangeThresholds& limits, bool intendsInfinities)
{
    return std::max(findingOf(node, graph::Direction::Forward, formats, limits, intendsInfinities),
                    findingOf(node, graph::Direction::Backward, formats, limits));
}

bool FindingMark::isWorseThan(const FindingMark& other) const
{
    const auto rank = [](const FindingMark& mark) {
        return std::tuple(mark.any(), mark.isError(), mark.finding >= Finding::Infinity, mark.isSolid(),
                          !mark.givesWay, mark.finding, mark.startsHere());
    };
    return rank(*this) > rank(other);
}

graph::Direction Findings::worseDirection() const
{
    return gradient.isWorseThan(forward) ? graph::Direction::Backward : graph::Direction::Forward;
}

void Findings::add(const Findings& other)
{
    if (other.forward.isWorseThan(forward))
        forward = other.forward;
    if (other.gradient.isWorseThan(gradient))
        gradient = other.gradient;
}

} // namespace scalescope::sheet
