// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipes/rounded_tensors.h"

#include "core/graph/figures.h"
#include "core/report/recipes/product_operands.h"

#include <algorithm>

namespace scalescope::report {

namespace {

bool hasRoundings(const graph::Node& node)
{
    return node.forward.roundings || node.backward.roundings;
}

/// Whether some tensor is not that of the run without formats.
bool hasDeviations(const graph::Graph& graph)
{
    const auto isOff = [](const graph::TensorError* error) { return error && error->relativeError > 0; };
    return std::ranges::any_of(graph.nodes, [&](const graph::Node& node) {
        return isOff(node.forward.error.get()) || isOff(node.backward.error.get());
    });
}

} // namespace

job::Operand operandOf(const graph::RoundingRole& role)
{
    const auto tensor = role.tensor();
    if (tensor == graph::ProductTensor::Weight)
        return job::Operand::Weight;
    return tensor == graph::ProductTensor::Gradient ? job::Operand::Gradient : job::Operand::Input;
}

RoundedTensors::RoundedTensors(const graph::Graph& graph)
{
    const bool anyRounded = std::ranges::any_of(graph.nodes, hasRoundings);
    m_isKnown = anyRounded || (graph::hasErrors(graph) && !hasDeviations(graph));
    if (!anyRounded)
        return;
    const OperandTensors tensors(graph);
    for (const ProductOperand& operand : productOperands(graph)) {
        const auto direction = operand.direction();
        const auto* roundings = graph.find(operand.node)->side(direction).roundings.get();
        const auto isIts = [&](const graph::RoundingError& rounding) {
            return operandOf(rounding.role) == operand.operand;
        };
        if (roundings != nullptr && std::ranges::any_of(*roundings, isIts))
            for (const graph::NodeId tensor : tensors.of(operand))
                m_rounded.insert({tensor, direction});
    }
}

} // namespace scalescope::report
