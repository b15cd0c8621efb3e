// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/method_graph.h"

#include "core/engine/exported/module_tree.h"
#include "core/engine/exported/operator_calls.h"

#include <algorithm>
#include <optional>

namespace scalescope::engine::exported {

namespace {

/// The path as seen from a module, where it lies in it; empty for the module itself.
std::optional<std::string> relativeTo(const std::string& module, const std::string& path)
{
    if (module.empty() || path == module)
        return module.empty() ? path : std::string();
    if (path.size() > module.size() && path.starts_with(module) && path[module.size()] == '.')
        return path.substr(module.size() + 1);
    return std::nullopt;
}

} // namespace

MethodGraph::MethodGraph(std::string path, const c10::TypePtr& self,
                         const std::unordered_map<Id, StoredValue>& stored)
    : m_path(std::move(path)), m_stored(stored), m_self(m_graph->addInput("self"))
{
    m_self->setType(self);
}

torch::jit::Value* MethodGraph::addArgument(const std::string& name, const c10::TypePtr& type)
{
    Value* argument = m_graph->addInput();
    argument->setDebugName(name);
    argument->setType(type);
    return argument;
}

torch::jit::Value* MethodGraph::value(const Operand::Value& value)
{
    if (const auto known = m_values.find(value.id); known != m_values.end())
        return known->second;
    if (const auto stored = m_stored.find(value.id); stored != m_stored.end())
        for (const std::string& path : stored->second.paths)
            if (const auto inside = relativeTo(m_path, path))
                return attribute(*inside, c10::TensorType::get());
    Value* given = needed(value, "value" + std::to_string(value.id), typeOf(value.sort));
    m_values.emplace(value.id, given);
    return given;
}

torch::jit::Value* MethodGraph::module(const std::string& path, const c10::TypePtr& type)
{
    if (const auto inside = relativeTo(m_path, path))
        return inside->empty() ? m_self : attribute(*inside, type);
    const auto known = m_attributes.find('/' + path);
    if (known != m_attributes.end())
        return known->second;
    Value* given = needed(path, "module" + std::to_string(m_needs.size()), type);
    m_attributes.emplace('/' + path, given);
    return given;
}

torch::jit::Value* MethodGraph::needed(Need need, const std::string& name, const c10::TypePtr& type)
{
    m_needs.push_back(std::move(need));
    return addArgument(name, type);
}

void MethodGraph::replaceStored(Id id, Value* value)
{
    for (const std::string& path : m_stored.at(id).paths)
        if (const auto inside = relativeTo(m_path, path))
            m_graph->insertNode(m_graph->createSetAttr(ownerOf(*inside), splitPath(*inside).second, value));
}

/// The module that an attribute is of.
torch::jit::Value* MethodGraph::ownerOf(const std::string& path)
{
    const std::string module = splitPath(path).first;
    if (module.empty())
        return m_self;
    c10::TypePtr inner = m_self->type();
    for (std::size_t start = 0; start <= module.size();) {
        const auto end = std::min(module.find('.', start), module.size());
        inner = inner->expectRef<c10::ClassType>().getAttribute(module.substr(start, end - start));
        start = end + 1;
    }
    return attribute(module, inner);
}

/// Of the method's own module, by its path there; the last part is of that type.
torch::jit::Value* MethodGraph::attribute(const std::string& path, const c10::TypePtr& type)
{
    const auto known = m_attributes.find(path);
    if (known != m_attributes.end())
        return known->second;
    torch::jit::Node* node = m_graph->createGetAttr(ownerOf(path), splitPath(path).second);
    if (m_lastAttribute == nullptr)
        m_graph->prependNode(node);
    else
        node->insertAfter(m_lastAttribute);
    m_lastAttribute = node;
    node->output()->setType(type);
    m_attributes.emplace(path, node->output());
    return node->output();
}

} // namespace scalescope::engine::exported
