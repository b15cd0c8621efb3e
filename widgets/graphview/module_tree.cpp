// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/module_tree.h"

#include <algorithm>

namespace scalescope::widgets {

namespace {

std::string parentOf(const std::string& path)
{
    const std::size_t dot = path.rfind('.');
    return dot == std::string::npos ? std::string() : path.substr(0, dot);
}

} // namespace

ModuleTree::ModuleTree(const graph::Graph& graph, const std::vector<graph::ModuleCall>& calls)
{
    std::map<std::string, std::string> types; // of modules that were called or made nodes
    for (const graph::ModuleCall& call : calls)
        types.emplace(call.path, call.type);
    std::vector<std::string> paths; // in execution order, outer ones first
    for (const graph::Node& node : graph.nodes) {
        if (node.kind == graph::NodeKind::Op)
            types.emplace(node.module, node.moduleType);
        std::vector<std::string> around;
        for (std::string path = node.module; !path.empty(); path = parentOf(path)) {
            if (m_operators.emplace(path, 0).second)
                around.push_back(path);
            if (node.kind == graph::NodeKind::Op)
                ++m_operators[path];
        }
        paths.insert(paths.end(), around.rbegin(), around.rend());
    }
    m_index[""] = -1;
    for (const std::string& path : paths)
        addModule(path, types);
}

void ModuleTree::addModule(const std::string& path, const std::map<std::string, std::string>& types)
{
    const int parent = m_index.at(parentOf(path));
    const auto type = types.find(path);
    const int operators = m_operators.at(path);
    const bool sameAsParent =
        parent >= 0 && operators == m_operators.at(m_modules[static_cast<std::size_t>(parent)].path);
    if (type == types.end() || operators < 2 || sameAsParent) {
        m_index[path] = parent;
        return;
    }
    Module module{path, type->second, parent, 0};
    if (parent >= 0)
        module.depth = m_modules[static_cast<std::size_t>(parent)].depth + 1;
    m_index[path] = static_cast<int>(m_modules.size());
    m_modules.push_back(std::move(module));
}

int ModuleTree::moduleOf(const std::string& path) const
{
    const auto index = m_index.find(path);
    return index != m_index.end() ? index->second : -1;
}

bool ModuleTree::isAlone(const graph::Node& node) const
{
    const auto operators = m_operators.find(node.module);
    return node.kind == graph::NodeKind::Op && operators != m_operators.end() && operators->second == 1;
}

int ModuleTree::deepest() const
{
    int depth = -1;
    for (const Module& module : m_modules)
        depth = std::max(depth, module.depth);
    return depth;
}

} // namespace scalescope::widgets
