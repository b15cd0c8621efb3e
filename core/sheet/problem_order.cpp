// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/problem_order.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace scalescope::sheet {

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

/// Whether a gradient comes before the first that is a cause, and follows from others: in these rows or
/// beneath them.
bool hasGradientBefore(const ProblemRow& first, const std::vector<ProblemRow>& rows)
{
    return std::ranges::any_of(rows, [&](const ProblemRow& row) {
        const auto its = momentOf(row);
        return (its && its->first && its < momentOf(first) &&
                row.problem.severity >= first.problem.severity) ||
               hasGradientBefore(first, row.beneath);
    });
}

/// As the list ranks them, which begins with the largest: NaN and infinities, then what is lost in the
/// tensors' own types, before what a format does.
std::tuple<graph::Severity, bool, int> rankOf(const ProblemRow& row)
{
    const auto has = [&row](report::ScaleProblemKind kind) { return row.scale && row.scale->kind == kind; };
    const bool isNonFinite = has(report::ScaleProblemKind::NaN) || has(report::ScaleProblemKind::Infinity);
    return {row.problem.severity, !row.givesWay,
            isNonFinite                           ? 2
            : has(report::ScaleProblemKind::Lost) ? 1
                                                  : 0};
}

/// The earliest of the worst; null where none counts.
const ProblemRow* firstOf(const std::vector<ProblemRow>& rows, bool areGradients)
{
    const ProblemRow* first = nullptr;
    for (const ProblemRow& row : rows) {
        const auto moment = momentOf(row);
        if (!moment || (areGradients && !moment->first))
            continue;
        if (first == nullptr || rankOf(row) > rankOf(*first) ||
            (rankOf(row) == rankOf(*first) && moment < momentOf(*first)))
            first = &row;
    }
    return first;
}

} // namespace

Firsts firstsOf(const std::vector<ProblemRow>& rows)
{
    Firsts firsts;
    firsts.earliest = firstOf(rows, false);
    const ProblemRow* gradient = firstOf(rows, true);
    firsts.gradient = gradient == firsts.earliest ? nullptr : gradient;
    const auto listedFirst =
        std::ranges::find_if(rows, [](const ProblemRow& row) { return momentOf(row).has_value(); });
    const bool isListedFirst = listedFirst != rows.end() && firsts.earliest == &*listedFirst;
    firsts.row = isListedFirst && firsts.gradient == nullptr ? nullptr : firsts.earliest;
    if (firsts.gradient != nullptr)
        firsts.isGradientPreceded = hasGradientBefore(*firsts.gradient, rows);
    return firsts;
}

} // namespace scalescope::sheet
