// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/matching.h"

#include <map>
#include <tuple>

namespace scalescope::compare {

namespace {

/// Nodes of either graph that have the same kind, module, operator and place among the results of its call.
struct Group
{
    std::vector<std::size_t> a;
    std::vector<std::size_t> b;
};

} // namespace

void matchOrder(Matching& matching)
{
    Tokens tokens;
    std::map<std::tuple<graph::NodeKind, std::uint32_t, std::uint32_t, int>, Group> groups;
    const auto groupOf = [&](const graph::Node& node) -> Group& {
        return groups[{node.kind, tokens.of(node.module), tokens.of(node.target), node.outputIndex}];
    };
    for (std::size_t i = 0; i < matching.a().nodes.size(); ++i)
        if (matching.isFreeA(i))
            groupOf(matching.a().nodes[i]).a.push_back(i);
    for (std::size_t i = 0; i < matching.b().nodes.size(); ++i)
        if (matching.isFreeB(i))
            groupOf(matching.b().nodes[i]).b.push_back(i);
    for (const auto& [key, group] : groups) {
        if (group.a.size() != group.b.size() || std::get<graph::NodeKind>(key) == graph::NodeKind::Constant)
            continue; // constants go with who reads them
        for (std::size_t i = 0; i < group.a.size(); ++i)
            matching.pair(group.a[i], group.b[i], MatchedBy::Order);
    }
}

} // namespace scalescope::compare
