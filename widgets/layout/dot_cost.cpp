// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layout/dot_cost.h"

#include <algorithm>
#include <cstdlib>

namespace scalescope::widgets {

namespace {

/// Measured on chains, residual blocks and branches of up to 10,000 cards: its time grows with their square.
constexpr double secondsForPairOfCards = 2.5e-7;
constexpr double secondsForRank = 8e-5; ///< that an edge leads to or passes
constexpr double mostSeconds = 4;

} // namespace

std::size_t ranksPassed(const LayoutRequest& request)
{
    std::vector<LayoutRequest::Edge> edges = request.edges;
    std::ranges::sort(edges, {}, &LayoutRequest::Edge::source);
    std::vector<int> ranks(request.clusterOfCard.size(), 0);
    const auto rankOf = [&ranks](int card) -> int& { return ranks[static_cast<std::size_t>(card)]; };
    for (const auto& [source, target] : edges)
        if (source < target)
            rankOf(target) = std::max(rankOf(target), rankOf(source) + 1);
    std::size_t passed = 0;
    for (const auto& [source, target] : edges)
        passed += static_cast<std::size_t>(std::max(std::abs(rankOf(source) - rankOf(target)) - 1, 0));
    return passed;
}

bool isTooMuchForDot(const LayoutRequest& request)
{
    const auto cards = static_cast<double>(request.clusterOfCard.size());
    const auto ranks = static_cast<double>(request.edges.size() + ranksPassed(request));
    return secondsForPairOfCards * cards * cards + secondsForRank * ranks > mostSeconds;
}

} // namespace scalescope::widgets
