// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/node_titles.h"

#include "core/report/recipes/product_operands.h"
#include "core/text/last_part.h"

#include <algorithm>

namespace scalescope::sheet {

namespace {

bool isCount(const std::string& part)
{
    return !part.empty() && std::ranges::all_of(part, [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

std::string moduleTitle(const std::string& path)
{
    const auto dots = static_cast<int>(std::ranges::count(path, '.'));
    int parts = 1;
    while (parts <= dots) {
        const std::string tail = text::lastPart(path, '.', parts);
        if (!isCount(tail.substr(0, tail.find('.'))))
            break;
        ++parts;
    }
    return text::lastPart(path, '.', parts);
}

NodeTitles::NodeTitles(const graph::Graph& graph)
{
    for (const graph::Node& node : graph.nodes) {
        if (node.kind != graph::NodeKind::Op || !node.floating)
            continue;
        Own& own = m_operators[node.module];
        const bool computes = !report::keepsElements(graph, node) && !node.target.starts_with("scalescope::");
        if (computes == own.computes)
            own = {node.id, own.count + 1, computes};
        else if (computes)
            own = {node.id, 1, true};
    }
}

bool NodeTitles::isNamedAfterModule(const graph::Node& node) const
{
    if (node.kind != graph::NodeKind::Op || node.module.empty() || !node.floating)
        return false;
    const auto own = m_operators.find(node.module);
    if (own == m_operators.end() || own->second.count != 1 || own->second.last != node.id)
        return false;
    // A container whose children do the work keeps its name for itself.
    const std::string prefix = node.module + ".";
    const auto child = m_operators.lower_bound(prefix);
    return child == m_operators.end() || !child->first.starts_with(prefix);
}

std::string NodeTitles::title(const graph::Node& node) const
{
    switch (node.kind) {
    case graph::NodeKind::Parameter:
    case graph::NodeKind::Buffer:
        return text::lastPart(node.target.empty() ? node.name : node.target, '.', 2);
    case graph::NodeKind::Input:
    case graph::NodeKind::Output:
        return node.target.empty() ? node.name : node.target;
    default:
        return isNamedAfterModule(node) ? moduleTitle(node.module) : node.name;
    }
}

std::string NodeTitles::path(const graph::Node& node) const
{
    if (node.kind == graph::NodeKind::Parameter || node.kind == graph::NodeKind::Buffer)
        return node.target.empty() ? node.name : node.target;
    if (node.kind == graph::NodeKind::Input || node.kind == graph::NodeKind::Output)
        return title(node);
    std::string module = node.module;
    if (isNamedAfterModule(node))
        return module;
    const std::string name = node.name;
    return module.empty() ? name : module + '.' + name;
}

} // namespace scalescope::sheet
