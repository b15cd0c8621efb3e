// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/problem_order.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace scalescope::widgets {

namespace {

/// Where in the order of execution; of a row without a node nothing.
std::optional<std::pair<bool, graph::NodeId>> momentOf(const ProblemRow& row)
{
    const bool counts =
        row.problem.severity != graph::Severity::Info && row.role != report::ProblemRole::Noise;
    if (!counts || !row.problem.node)
        return std::nullopt;
    const bool isGradient = row.scale && row.scale->direction == graph::Direction::Backward;
    return std::pair(isGradient, isGradient ? -*row.problem.node : *row.problem.node);
}

/// Whether a gradient comes before, in these rows or beneath them.
bool hasGradientBefore(const std::pair<bool, graph::NodeId>& moment, const std::vector<ProblemRow>& rows)
{
    return std::ranges::any_of(rows, [&](const ProblemRow& row) {
        const auto its = momentOf(row);
        return (its && its->first && *its < moment) || hasGradientBefore(moment, row.beneath);
    });
}

void keepEarlier(const ProblemRow*& first, const ProblemRow& row)
{
    if (first == nullptr || momentOf(row) < momentOf(*first))
        first = &row;
}

} // namespace

Firsts firstsOf(const std::vector<ProblemRow>& rows)
{
    const ProblemRow* listedFirst = nullptr;
    const ProblemRow* first = nullptr;
    const ProblemRow* gradient = nullptr;
    bool areMixed = false;
    for (const ProblemRow& row : rows) {
        const auto moment = momentOf(row);
        if (!moment || row.givesWay)
            continue;
        if (listedFirst == nullptr)
            listedFirst = &row;
        keepEarlier(first, row);
        const bool isGradient = moment->first;
        areMixed = areMixed || !isGradient;
        if (isGradient)
            keepEarlier(gradient, row);
    }
    Firsts firsts;
    firsts.earliest = first;
    firsts.isListedFirst = first == listedFirst;
    firsts.gradient = areMixed ? gradient : nullptr;
    firsts.row = firsts.isListedFirst && firsts.gradient == nullptr ? nullptr : first;
    if (firsts.gradient != nullptr)
        firsts.isGradientPreceded = hasGradientBefore(*momentOf(*firsts.gradient), rows);
    return firsts;
}

} // namespace scalescope::widgets
