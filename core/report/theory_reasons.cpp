// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/theory_reasons.h"

#include "core/graph/scaled_target.h"
#include "core/message/say_report.h"
#include "core/report/theory_operand.h"
#include "core/report/theory_origins.h"

namespace scalescope::report {

namespace {

message::Clause correlated(double deviation)
{
    return deviation > 0 ? say::termsAddUp() : say::termsCancel();
}

/// Whether both operands are one tensor, or come from one.
void addOrigin(Reasons& reasons, const graph::Graph& graph, const graph::Node& node)
{
    const auto pair = pairOf(graph, node);
    if (pair.size() == 2)
        if (const Origin origin = commonOrigin(graph, *pair[0], *pair[1]); origin.said)
            reasons.push_back(origin.said);
}

bool isOneTensor(const graph::Graph& graph, const graph::Node& node)
{
    const auto pair = pairOf(graph, node);
    return pair.size() == 2 && movedFrom(graph, *pair[0]) == movedFrom(graph, *pair[1]);
}

/// A product of elements, without a sum.
bool isElementProduct(const graph::Node& node)
{
    return graph::unscaledName(node.target).starts_with("aten::mul");
}

/// Of a product of elements only that its factors are independent is assumed.
Reasons brokenElementProduct(const graph::Graph& graph, const graph::Node& node)
{
    Reasons reasons;
    addOrigin(reasons, graph, node);
    if (reasons.empty())
        reasons.push_back(say::operandsDepend());
    return reasons;
}

/// Sums of products rest on operands without a mean, too. That both come from one tensor, as in all
/// attention, does not tell why a sum is off; that one is computed from the other does.
Reasons brokenProduct(const graph::Graph& graph, const graph::Node& node, double deviation)
{
    Reasons reasons;
    const auto pair = pairOf(graph, node);
    const Origin origin = pair.size() == 2 ? commonOrigin(graph, *pair[0], *pair[1]) : Origin();
    if (origin.isOfOneOfThem)
        reasons.push_back(origin.said);
    for (const graph::Node* operand : pair)
        if (!isOneTensor(graph, node) || operand == pair.front()) {
            addMean(reasons, {operand});
            addShape(reasons, {operand}, ofTerms);
        }
    if (reasons.empty())
        reasons.push_back(correlated(deviation));
    return reasons;
}

/// All that a function of each element assumes is said of its one operand.
Reasons brokenFunction(const graph::Graph& graph, const graph::Node& node, bool isSoftmax)
{
    Reasons reasons;
    const auto operands = operandsOf(graph, node);
    if (operands.empty())
        return reasons;
    const Operand operand{operands.front()};
    if (!isSoftmax) // which the same number in all places does not change
        addMean(reasons, operand);
    addShape(reasons, operand, ofFunctions);
    if (reasons.empty())
        reasons.push_back(isSoftmax ? say::rowsDiffer(operand.name())
                                    : say::isNotNormalByElimination(operand.name()));
    return reasons;
}

bool isSoftmax(const TheoryRule& rule)
{
    return rule.countsMean;
}

Reasons brokenSum(const graph::Graph& graph, const graph::Node& node, double deviation)
{
    Reasons reasons;
    addOrigin(reasons, graph, node);
    if (reasons.empty())
        reasons.push_back(correlated(deviation));
    return reasons;
}

/// The other factor of a product.
const graph::Node* otherFactor(const graph::Graph& graph, const ExpectedGradient& expected)
{
    const OperatorCall call(graph, *expected.reader, OperatorCall::Operands::Measured);
    for (const graph::Node* operand : pairOf(graph, *expected.reader))
        if (call.tensor(expected.argument) != operand)
            return operand;
    return nullptr;
}

/// Sums of products of the reader's gradient and another tensor, or of the gradient alone.
Reasons brokenGradientSum(const Operand& gradient, const graph::Node* factor)
{
    Reasons reasons;
    addMean(reasons, gradient);
    if (factor != nullptr)
        addMean(reasons, {factor});
    addShape(reasons, gradient, ofTerms);
    return reasons;
}

Reasons brokenProductGradient(const graph::Graph& graph, const ExpectedGradient& expected, bool isSum)
{
    Reasons reasons;
    const graph::Node& reader = *expected.reader;
    const Operand gradient{&reader, graph::Direction::Backward};
    const graph::Node* factor = otherFactor(graph, expected);
    if (isOneTensor(graph, reader))
        addOrigin(reasons, graph, reader);
    else if (isSum || factor == nullptr)
        reasons = brokenGradientSum(gradient, factor);
    else
        reasons.push_back(say::gradientDependsOnIt(gradient.name(), Operand{factor}.name()));
    return reasons;
}

/// What of the use that gives most does not hold. An addend gets the gradient as it is: nothing is assumed.
Reasons brokenUse(const graph::Graph& graph, const graph::Node& node, const ExpectedGradient& expected)
{
    const graph::Node& reader = *expected.reader;
    const Operand gradient{&reader, graph::Direction::Backward};
    const bool isBroadcast = OperatorCall::elements(reader) > OperatorCall::elements(node);
    Reasons reasons;
    switch (expected.rule->kind) {
    case TheoryKind::Product:
        return brokenProductGradient(graph, expected, isBroadcast || !isElementProduct(reader));
    case TheoryKind::Elementwise:
        return brokenFunction(graph, reader, isSoftmax(*expected.rule));
    case TheoryKind::Norm:
        if (expected.argument != "input")
            return brokenGradientSum(gradient, nullptr);
        addShape(reasons, {&node}, ofFunctions);
        if (reasons.empty())
            reasons.push_back(say::rowsDiffer(Operand{&node}.name()));
        return reasons;
    case TheoryKind::Move:
        if (expected.argument == "tensors") // joined with others, whose gradients are others
            return {say::pickedDiffer()};
        return isBroadcast ? brokenGradientSum(gradient, nullptr) : reasons;
    case TheoryKind::Sum:
        return isBroadcast ? brokenGradientSum(gradient, nullptr) : reasons;
    }
    return reasons;
}

} // namespace

std::vector<message::Clause> brokenForward(const graph::Graph& graph, const graph::Node& node,
                                           const TheoryRule& rule, double deviation)
{
    switch (rule.kind) {
    case TheoryKind::Product:
        return isElementProduct(node) ? brokenElementProduct(graph, node)
                                      : brokenProduct(graph, node, deviation);
    case TheoryKind::Elementwise:
        return brokenFunction(graph, node, isSoftmax(rule));
    case TheoryKind::Sum:
        return brokenSum(graph, node, deviation);
    case TheoryKind::Norm:
        return {};
    case TheoryKind::Move:
        return {say::pickedDiffer()};
    }
    return {};
}

std::vector<message::Clause> brokenBackward(const graph::Graph& graph, const graph::Node& node,
                                            const ExpectedGradient& expected, double deviation)
{
    if (expected.reader == nullptr)
        return {};
    Reasons reasons = expected.rule == nullptr ? Reasons() : brokenUse(graph, node, expected);
    if (reasons.empty() && expected.readers > 1)
        reasons.push_back(deviation > 0 ? say::readersAddUp(expected.readers)
                                        : say::readersCancel(expected.readers));
    if (reasons.empty())
        reasons.push_back(correlated(deviation));
    return reasons;
}

} // namespace scalescope::report
