// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipes/hidden_operands.h"

#include "core/job/product_kinds.h"
#include "core/report/recipes/product_operands.h"

namespace scalescope::report {

using graph::Direction;

HiddenOperands::HiddenOperands(const graph::Graph& graph)
{
    for (const graph::Node& node : graph.nodes) {
        if (node.kind != graph::NodeKind::Op || !job::hidesProducts(node.target))
            continue;
        m_operators.emplace(graph::TensorId{node.id, Direction::Backward}, node.target);
        for (const graph::Argument& argument : node.arguments)
            add(graph, argument, node.target);
    }
}

/// An LSTM has its parameters and its states in lists.
void HiddenOperands::add(const graph::Graph& graph, const graph::Argument& argument,
                         const std::string& target)
{
    if (const auto* list = std::get_if<graph::Argument::List>(&argument.value))
        for (const graph::Argument& item : *list)
            add(graph, item, target);
    const auto* id = std::get_if<graph::NodeId>(&argument.value);
    const graph::Node* node = id == nullptr ? nullptr : graph.find(*id);
    if (node == nullptr)
        return;
    m_operators.emplace(graph::TensorId{node->id, Direction::Forward}, target);
    if (keepsElements(graph, *node) && !node->arguments.empty())
        add(graph, node->arguments.front(), target);
}

const std::string* HiddenOperands::operatorOf(graph::NodeId node, Direction direction) const
{
    const auto found = m_operators.find({node, direction});
    return found == m_operators.end() ? nullptr : &found->second;
}

} // namespace scalescope::report
