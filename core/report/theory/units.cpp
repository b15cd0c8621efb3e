// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/message/say_report.h"
#include "core/report/theory/operand.h"
#include "core/report/theory/origins.h"
#include "core/report/theory/reasons.h"

#include <algorithm>

namespace scalescope::report {

namespace {

std::string scaleOf(const Operand& operand)
{
    return shortNumber(momentsOf(operand.metric()).rms);
}

double binadesOffUnit(const Operand& operand)
{
    const double binades = std::abs(std::log2(momentsOf(operand.metric()).rms));
    return std::isfinite(binades) ? binades : 0;
}

/// An operator that computes, and that unit scaling has left as it is.
bool isLeft(const graph::Graph& graph, const graph::Node& node)
{
    const TheoryRule* rule = theoryRuleOf(node.target);
    const bool isMoved = rule != nullptr && rule->kind == TheoryKind::Move;
    return node.kind == graph::NodeKind::Op && !isMoved && !isUnitScaled(graph, node);
}

/// Of these the one that is farthest from 1; none where all are near it.
std::optional<Operand> worstOf(const std::vector<Operand>& operands)
{
    const auto worst = std::ranges::max_element(operands, {}, binadesOffUnit);
    return worst == operands.end() || binadesOffUnit(*worst) <= explainedDeviation ? std::nullopt
                                                                                   : std::optional(*worst);
}

/// Biases of a unit-scaled network are zero, and gains of norms belong to the model.
bool isScaledOperand(const graph::Node& reader, const graph::Node& operand)
{
    const auto found = std::ranges::find_if(reader.arguments, [&](const graph::Argument& argument) {
        const auto* id = std::get_if<graph::NodeId>(&argument.value);
        return id != nullptr && *id == operand.id;
    });
    return found == reader.arguments.end() || found->name != "bias";
}

} // namespace

std::optional<Operand> worstOperand(const graph::Graph& graph, const graph::Node& node)
{
    std::vector<Operand> operands;
    for (const graph::Node* operand : operandsOf(graph, node))
        if (isScaledOperand(node, *operand))
            operands.push_back({operand});
    return worstOf(operands);
}

std::optional<Operand> worstOfReader(const graph::Graph& graph, const graph::Node& node,
                                     const ExpectedGradient& expected)
{
    if (expected.reader == nullptr)
        return std::nullopt;
    std::vector<Operand> operands{{expected.reader, graph::Direction::Backward}};
    if (expected.rule != nullptr && expected.rule->kind == TheoryKind::Product)
        for (const graph::Node* operand : operandsOf(graph, *expected.reader))
            if (operand->id != node.id && isScaledOperand(*expected.reader, *operand))
                operands.push_back({operand});
    return worstOf(operands);
}

std::vector<message::Clause> offUnit(const graph::Graph& graph, const Operand& operand)
{
    Reasons reasons{say::isNotUnit(operand.name(), scaleOf(operand))};
    if (isLeft(graph, *operand.node))
        reasons.push_back(say::isNotUnitScaled(say::theTensor(nameOf(*operand.node))));
    return reasons;
}

std::vector<message::Clause> boundOrSummed(const ExpectedGradient& expected, double measured)
{
    Reasons reasons;
    if (expected.isBound(measured))
        reasons.push_back(
            say::isBoundToOutput(shortNumber(expected.nearest(measured) / expected.unbound(measured))));
    if (expected.readers > 2)
        reasons.push_back(say::readersSummed(expected.readers));
    return reasons;
}

} // namespace scalescope::report
