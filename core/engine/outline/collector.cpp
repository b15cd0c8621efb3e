// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/outline/collector.h"

#include "core/engine/track/new_nodes.h"
#include "core/engine/values/tensor_facts.h"

namespace scalescope::engine::outline {

Collector::Collector(const torch::jit::Module& module, const Limits& limits)
    : m_attributes(module), m_limits(limits)
{
}

void Collector::spend(std::int64_t steps)
{
    m_steps += steps;
    if (m_steps > m_limits.steps)
        throw Full{};
}

void Collector::spendText(std::size_t bytes)
{
    m_text += bytes;
    if (m_text > m_limits.textBytes)
        throw Full{};
}

graph::NodeId Collector::add(graph::Node node)
{
    auto& nodes = m_run.graph.nodes;
    if (nodes.size() >= m_limits.nodes)
        throw Full{};
    node.id = static_cast<graph::NodeId>(nodes.size());
    node.name = m_names.nameFor(node.name);
    nodes.push_back(std::move(node));
    return nodes.back().id;
}

graph::NodeId Collector::nodeOf(const at::Tensor& tensor)
{
    const auto known = m_nodeOfTensor.find(tensor.unsafeGetTensorImpl());
    if (known != m_nodeOfTensor.end())
        return known->second;
    const ModuleAttribute* attribute = m_attributes.find(tensor);
    graph::Node node = attribute != nullptr ? attributeNode(*attribute) : constantNode(m_constants++);
    describe(tensor, node);
    node.requiresGrad = tensor.requires_grad();
    const graph::NodeId id = add(std::move(node));
    m_nodeOfTensor.emplace(tensor.unsafeGetTensorImpl(), id);
    m_kept.push_back(tensor);
    return id;
}

void Collector::read(Value& value)
{
    for (const at::Tensor& tensor : std::exchange(value.unread, {})) {
        spend();
        addAlternative(value.nodes, nodeOf(tensor));
    }
}

void Collector::add(graph::ModuleCall call)
{
    spend(1 + static_cast<std::int64_t>(call.outputs.size()));
    call.order = static_cast<std::int64_t>(m_run.modules.size());
    m_run.modules.push_back(std::move(call));
}

graph::Node& Collector::at(graph::NodeId node)
{
    return m_run.graph.nodes[static_cast<std::size_t>(node)]; // ids are places
}

bool Collector::isFloating(graph::NodeId node) const
{
    return m_run.graph.nodes[static_cast<std::size_t>(node)].floating;
}

void Collector::setDiscrete(graph::NodeId input)
{
    if (graph::Node& node = at(input); node.kind == graph::NodeKind::Input)
        node.floating = false;
}

} // namespace scalescope::engine::outline
