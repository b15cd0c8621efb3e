// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/pickle_tree.h"

#include <algorithm>

namespace scalescope::engine {

std::string_view PickleTree::text(Id id) const
{
    const Node& node = m_nodes[id];
    return node.kind != Kind::Text ? std::string_view()
                                   : m_text.substr(static_cast<std::size_t>(node.number), node.count);
}

std::string PickleTree::className(Id id) const
{
    const Node& node = m_nodes[id];
    if (node.kind != Kind::Class && node.kind != Kind::Object)
        return {};
    std::string name(m_text.substr(static_cast<std::size_t>(node.number), node.count - 1));
    std::ranges::replace(name, '\n', '.');
    return name;
}

std::span<const PickleTree::Id> PickleTree::tuple(Id id) const
{
    const Node& node = m_nodes[id];
    if (node.kind != Kind::Tuple)
        return {};
    return std::span(m_items).subspan(static_cast<std::size_t>(node.number), node.count);
}

std::vector<PickleTree::Id> PickleTree::items(Id id) const
{
    const Node& node = m_nodes[id];
    std::vector<Id> items;
    const auto add = [&](std::uint64_t start, std::uint32_t count) {
        const auto first = m_items.begin() + static_cast<std::ptrdiff_t>(start);
        items.insert(items.end(), first, first + count);
    };
    if (node.kind >= Kind::Tuple)
        add(static_cast<std::uint64_t>(node.number), node.count);
    if (node.kind >= Kind::List)
        for (const Addition& addition : std::ranges::equal_range(m_additions, id, {}, &Addition::to))
            add(addition.start, addition.count);
    return items;
}

/// Depth first, with a path of its own: a deep pickle must not crash the check of its depth.
PickleTree::Extent PickleTree::extent(int levels) const
{
    struct Step
    {
        Id id;
        std::vector<Id> items;
        std::size_t next = 0;
        int below = 0;
        double unfolded = 1;
    };
    constexpr int onPath = -1;
    const auto holds = [&](Id id) { return m_nodes[id].kind >= Kind::Tuple; };
    Extent extent;
    std::vector<int> depth(m_nodes.size(), 0);
    std::vector<float> unfolded(m_nodes.size(), 1);
    std::vector<Step> path;
    const auto enter = [&](Id id) {
        depth[id] = onPath;
        path.push_back({id, items(id), 0, 0, 1});
    };
    for (Id start = 0; start < m_nodes.size(); ++start) {
        if (depth[start] == 0 && holds(start))
            enter(start);
        while (!path.empty()) {
            Step& top = path.back();
            if (top.next == top.items.size()) {
                depth[top.id] = top.below + 1;
                unfolded[top.id] = static_cast<float>(top.unfolded);
                extent.unfolded = std::max(extent.unfolded, top.unfolded);
                if (depth[top.id] > levels)
                    return {false, true, extent.unfolded};
                path.pop_back();
                continue;
            }
            const Id child = top.items[top.next];
            if (depth[child] == onPath)
                return {true, false, extent.unfolded};
            if (depth[child] == 0 && holds(child)) {
                enter(child);
                continue;
            }
            top.below = std::max(top.below, depth[child]);
            top.unfolded += unfolded[child];
            ++top.next;
        }
    }
    return extent;
}

} // namespace scalescope::engine
