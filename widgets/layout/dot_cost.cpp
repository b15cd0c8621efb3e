// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layout/dot_cost.h"

#include <algorithm>
#include <cstdlib>

namespace scalescope::widgets {

namespace {

constexpr std::size_t mostForDot = 60'000; // cards, edges and ranks passed: some five seconds

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
    return request.clusterOfCard.size() + request.edges.size() + ranksPassed(request) > mostForDot;
}

} // namespace scalescope::widgets
