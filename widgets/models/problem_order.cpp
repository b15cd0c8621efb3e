// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/problem_order.h"

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

} // namespace

const ProblemRow* earlierOf(const std::vector<ProblemRow>& rows)
{
    const ProblemRow* listedFirst = nullptr;
    const ProblemRow* first = nullptr;
    for (const ProblemRow& row : rows) {
        const auto moment = momentOf(row);
        if (!moment)
            continue;
        if (listedFirst == nullptr)
            listedFirst = &row;
        if (first == nullptr || *moment < *momentOf(*first))
            first = &row;
    }
    return first == listedFirst ? nullptr : first;
}

const ProblemRow* firstGradientOf(const std::vector<ProblemRow>& rows)
{
    const ProblemRow* first = nullptr;
    bool areMixed = false;
    for (const ProblemRow& row : rows) {
        const auto moment = momentOf(row);
        if (!moment)
            continue;
        const bool isGradient = moment->first;
        areMixed = areMixed || !isGradient;
        if (isGradient && (first == nullptr || *moment < *momentOf(*first)))
            first = &row;
    }
    return areMixed ? first : nullptr;
}

} // namespace scalescope::widgets
