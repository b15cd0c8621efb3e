// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/matching.h"

#include <unordered_map>

namespace scalescope::compare {

namespace {

/// Nodes of either graph that have the same kind, module, operator and place among the results of its call.
struct Group
{
    std::vector<std::size_t> a;
    std::vector<std::size_t> b;
};

/// What the nodes of a group have in common.
struct GroupKey
{
    graph::NodeKind kind = graph::NodeKind::Op;
    std::uint32_t module = 0;
    std::uint32_t target = 0;
    int output = 0;
    bool operator==(const GroupKey&) const = default;
};

struct GroupHash
{
    std::size_t operator()(const GroupKey& key) const
    {
        const std::uint64_t texts = (static_cast<std::uint64_t>(key.module) << 32U) | key.target;
        const auto rest = static_cast<std::uint64_t>(key.output) * 8 + static_cast<std::uint64_t>(key.kind);
        return std::hash<std::uint64_t>{}((texts ^ rest) * 0x9e3779b97f4a7c15U);
    }
};

} // namespace

void matchOrder(Matching& matching)
{
    Tokens tokens;
    std::unordered_map<GroupKey, Group, GroupHash> groups; // what is in one is in no other
    const auto groupOf = [&](const graph::Node& node) -> Group& {
        return groups[GroupKey{node.kind, tokens.of(node.module), tokens.of(node.target), node.outputIndex}];
    };
    for (std::size_t i = 0; i < matching.a().nodes.size(); ++i)
        if (matching.isFreeA(i))
            groupOf(matching.a().nodes[i]).a.push_back(i);
    for (std::size_t i = 0; i < matching.b().nodes.size(); ++i)
        if (matching.isFreeB(i))
            groupOf(matching.b().nodes[i]).b.push_back(i);
    for (const auto& [key, group] : groups) {
        if (group.a.size() != group.b.size() || key.kind == graph::NodeKind::Constant)
            continue; // constants go with who reads them
        for (std::size_t i = 0; i < group.a.size(); ++i)
            if (maybeOneParameter(matching.a().nodes[group.a[i]], matching.b().nodes[group.b[i]]))
                matching.pair(group.a[i], group.b[i], MatchedBy::Order);
    }
}

} // namespace scalescope::compare
