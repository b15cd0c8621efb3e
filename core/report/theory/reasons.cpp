// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/theory/reasons.h"

#include "core/graph/node_table.h"
#include "core/graph/scaled_target.h"
#include "core/message/say_report.h"
#include "core/report/theory/operand.h"
#include "core/report/theory/origins.h"

#include <algorithm>

namespace scalescope::report {

namespace {

using Squares = std::array<double, ExpectedGradient::hypotheses.size()>;

bool isTarget(const graph::Node& node, std::string_view name)
{
    return graph::isScaledTarget(node.target) && std::string_view(node.target).ends_with(name);
}

Squares all(double gradient)
{
    Squares squares;
    squares.fill(gradient * gradient);
    return squares;
}

/// The start of a residual branch (result 0) has tau/d of its gradient, the skip (result 1) 1/d, with
/// d = (1 + tau^2)^1/2. Source: Unit Scaling, section 4.2 (residual layers); u-muP, appendix F.
Squares fromSplit(const graph::Node& split)
{
    const double gradient = momentsOf(split.backward.metric.get()).rms;
    Squares squares{};
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const double tau = ExpectedGradient::hypotheses[i].tau;
        const double part = (split.outputIndex == 0 ? tau * tau : 1) / (1 + tau * tau);
        squares[i] = part * gradient * gradient;
    }
    return squares;
}

/// A scaled operator multiplies by what makes unit gradients of unit operands; where a constraint binds the
/// gradient's factor, by the output's.
Squares fromScaled(const OperatorCall& call, const TensorUse& use, const TheoryRule& rule)
{
    const OperatorCall unit(call.graph(), call.node(), OperatorCall::Operands::Unit);
    const double measured = rule.gradient(call, use);
    const double free = measured / rule.gradient(unit, use);
    const bool isBound = rule.output != nullptr && std::ranges::count(rule.bound, use.argument) > 0;
    const double bound = isBound ? measured / rule.output(unit) : free;
    Squares squares{};
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const double gradient = ExpectedGradient::hypotheses[i].isBound ? bound : free;
        squares[i] = gradient * gradient;
    }
    return squares;
}

Squares fromReader(const graph::Graph& graph, const graph::Node& reader, const TensorUse& use,
                   const TheoryRule* rule)
{
    const double gradient = momentsOf(reader.backward.metric.get()).rms;
    if (reader.kind == graph::NodeKind::Output || isTarget(reader, "::residual_add"))
        return all(gradient);
    if (isTarget(reader, "::residual_split"))
        return fromSplit(reader);
    if (rule == nullptr || rule->gradient == nullptr || reader.provenance.isWrite())
        return all(unknown);
    const OperatorCall call(graph, reader, OperatorCall::Operands::Measured);
    return isUnitScaled(graph, reader) ? fromScaled(call, use, *rule) : all(rule->gradient(call, use));
}

class Collector
{
public:
    explicit Collector(const graph::Graph& graph)
        : m_graph(graph), m_places(graph), m_expected(graph.nodes.size())
    {
    }

    std::vector<ExpectedGradient> collect()
    {
        for (const graph::Node& reader : m_graph.nodes)
            if (reader.backward.metric)
                visit(reader, reader.arguments, {});
        return std::move(m_expected);
    }

private:
    void visit(const graph::Node& reader, const std::vector<graph::Argument>& arguments,
               std::string_view list)
    {
        for (const graph::Argument& argument : arguments) {
            const std::string_view name = list.empty() ? std::string_view(argument.name) : list;
            if (const auto* id = std::get_if<graph::NodeId>(&argument.value))
                add(reader, name, *id);
            else if (const auto* inner = std::get_if<graph::Argument::List>(&argument.value))
                visit(reader, *inner, name);
        }
    }

    void add(const graph::Node& reader, std::string_view argument, graph::NodeId source)
    {
        const std::size_t place = m_places.of(source);
        if (place == graph::NodePlaces::none || !m_graph.nodes[place].backward.metric)
            return;
        ExpectedGradient& expected = m_expected[place];
        const TheoryRule* rule = theoryRuleOf(reader.target);
        const Squares squares = fromReader(m_graph, reader, {argument, m_graph.nodes[place]}, rule);
        for (std::size_t i = 0; i < squares.size(); ++i)
            expected.squares[i] += squares[i];
        ++expected.readers;
        expected.isScaled |= isUnitScaled(m_graph, reader);
        if (!(squares[0] <= expected.largest)) {
            expected.largest = squares[0];
            expected.reader = &reader;
            expected.argument = argument;
            expected.rule = reader.kind == graph::NodeKind::Op ? rule : nullptr;
        }
    }

    const graph::Graph& m_graph;
    graph::NodePlaces m_places;
    std::vector<ExpectedGradient> m_expected;
};

double distance(double square, double measured)
{
    const double apart = std::abs(std::log2(square) / 2 - std::log2(measured));
    return std::isnan(apart) ? std::numeric_limits<double>::infinity() : apart;
}

std::size_t nearestOf(const Squares& squares, double measured, std::size_t count)
{
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < count; ++i)
        if (distance(squares[i], measured) < distance(squares[nearest], measured))
            nearest = i;
    return nearest;
}

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

double ExpectedGradient::nearest(double measured) const
{
    return std::sqrt(squares[nearestOf(squares, measured, squares.size())]);
}

double ExpectedGradient::unbound(double measured) const
{
    return std::sqrt(squares[nearestOf(squares, measured, squares.size() / 2)]);
}

bool ExpectedGradient::isBound(double measured) const
{
    constexpr double notable = 0.25;
    const std::size_t place = nearestOf(squares, measured, squares.size());
    return hypotheses[place].isBound && std::abs(std::log2(nearest(measured) / unbound(measured))) > notable;
}

std::vector<ExpectedGradient> expectedGradients(const graph::Graph& graph)
{
    return Collector(graph).collect();
}

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
