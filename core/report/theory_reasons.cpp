// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/theory_reasons.h"

#include "core/graph/scaled_target.h"
#include "core/message/say_report.h"
#include "core/report/problem_clauses.h"
#include "core/report/theory_origins.h"

#include <algorithm>
#include <fmt/format.h>

namespace scalescope::report {

namespace {

using Reasons = std::vector<message::Clause>;

/// |mean| in standard deviations, from which on it counts.
constexpr double notableMean = 0.3;
/// Kurtoses between which a distribution counts as normal. A sum of products is the same for any, but where
/// some elements are so large that few terms make the sum.
constexpr double flattest = 1.8;
constexpr double heaviest = 4.5;
constexpr double heaviestOfTerms = 30;
constexpr double mostlyZero = 0.5;

std::string shortNumber(double value)
{
    return fmt::format("{:.3g}", value);
}

/// A tensor, or its gradient, that a figure was computed from.
struct Operand
{
    const graph::Node* node = nullptr;
    graph::Direction direction = graph::Direction::Forward;

    [[nodiscard]] message::Clause name() const
    {
        return direction == graph::Direction::Forward ? say::theTensor(nameOf(*node))
                                                      : say::theGradientOf(nameOf(*node));
    }
    [[nodiscard]] const graph::Metric* metric() const { return node->metric(direction); }
};

void addMean(Reasons& reasons, const Operand& operand)
{
    const TensorMoments moments = momentsOf(operand.metric());
    if (moments.mean > notableMean * moments.std)
        reasons.push_back(
            say::meanIsNotZero(operand.name(), shortNumber(moments.mean), shortNumber(moments.std)));
}

/// Its mean counts for the kurtosis, too: of what has one, only tails are told.
void addShape(Reasons& reasons, const Operand& operand, double low, double high)
{
    const graph::Metric* metric = operand.metric();
    if (metric == nullptr || metric->statistics.numel < 2)
        return;
    const auto& statistics = metric->statistics;
    const double zeros = static_cast<double>(statistics.zeros) / static_cast<double>(statistics.numel);
    const double shape = kurtosis(*metric);
    if (zeros > mostlyZero)
        reasons.push_back(say::isMostlyZero(operand.name(), partOf(zeros)));
    else if (shape > high || (shape < low && statistics.absMean <= notableMean * statistics.std))
        reasons.push_back(say::isNotNormal(operand.name(), shortNumber(shape)));
}

/// The floating-point tensors with more than one element that a call reads.
std::vector<const graph::Node*> operandsOf(const graph::Graph& graph, const graph::Node& node)
{
    std::vector<const graph::Node*> operands;
    for (const graph::NodeId id : graph::referencesOf(node)) {
        const graph::Node* operand = graph.find(id);
        if (operand != nullptr && operand->forward && operand->forward->statistics.numel > 1)
            operands.push_back(operand);
    }
    return operands;
}

/// The two factors or addends of a call.
std::vector<const graph::Node*> pairOf(const graph::Graph& graph, const graph::Node& node)
{
    std::vector<const graph::Node*> pair;
    for (const std::string_view argument :
         {"input", "weight", "mat1", "mat2", "batch1", "batch2", "query", "key"})
        if (const auto* operand =
                OperatorCall(graph, node, OperatorCall::Operands::Measured).tensor(argument))
            pair.push_back(operand);
    if (pair.size() < 2)
        pair = operandsOf(graph, node);
    pair.resize(std::min<std::size_t>(pair.size(), 2));
    return pair;
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

/// Sums of products rest on operands that are independent and without a mean; what is said of the elements of
/// a product alone is said of their sums too, unless both operands only come from one tensor, as in all
/// attention: that does not tell why the sum is off.
Reasons brokenProduct(const graph::Graph& graph, const graph::Node& node, double deviation)
{
    Reasons reasons;
    const auto pair = pairOf(graph, node);
    if (pair.size() == 2)
        if (const Origin origin = commonOrigin(graph, *pair[0], *pair[1]);
            origin.isOfOneOfThem || isElementProduct(node))
            reasons.push_back(origin.said);
    std::erase_if(reasons, [](const message::Clause& reason) { return !reason; });
    const bool isOne = isOneTensor(graph, node);
    for (std::size_t i = 0; i < (isOne ? 1 : pair.size()); ++i) {
        addMean(reasons, {pair[i]});
        addShape(reasons, {pair[i]}, 0, heaviestOfTerms);
    }
    if (reasons.empty())
        reasons.push_back(isElementProduct(node) ? say::operandsDepend() : correlated(deviation));
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
    addShape(reasons, operand, flattest, heaviest);
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

std::string scaleOf(const Operand& operand)
{
    return shortNumber(momentsOf(operand.metric()).rms);
}

double binadesOffUnit(const Operand& operand)
{
    const double binades = std::abs(std::log2(momentsOf(operand.metric()).rms));
    return std::isfinite(binades) ? binades : 0;
}

/// Of these the one that is farthest from 1.
void addWorst(Reasons& reasons, const std::vector<Operand>& operands)
{
    const auto worst = std::ranges::max_element(operands, {}, binadesOffUnit);
    if (worst != operands.end() && binadesOffUnit(*worst) > explainedDeviation)
        reasons.push_back(say::isNotUnit(worst->name(), scaleOf(*worst)));
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
    addShape(reasons, gradient, 0, heaviestOfTerms);
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
        addShape(reasons, {&node}, flattest, heaviest);
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

double kurtosis(const graph::Metric& metric)
{
    double square = 0;
    double fourth = 0;
    for (const auto& [bin, count] : metric.histogram.counts()) {
        const double middle = (graph::Histogram::lowerEdge(bin) + graph::Histogram::lowerEdge(bin + 1)) / 2;
        square += static_cast<double>(count) * middle * middle;
        fourth += static_cast<double>(count) * std::pow(middle, 4);
    }
    return fourth * static_cast<double>(metric.statistics.numel) / (square * square);
}

std::vector<message::Clause> brokenForward(const graph::Graph& graph, const graph::Node& node,
                                           const TheoryRule& rule, double deviation)
{
    switch (rule.kind) {
    case TheoryKind::Product:
        return brokenProduct(graph, node, deviation);
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

std::vector<message::Clause> operandsOffUnit(const graph::Graph& graph, const graph::Node& node)
{
    std::vector<Operand> operands;
    for (const graph::Node* operand : operandsOf(graph, node))
        if (isScaledOperand(node, *operand))
            operands.push_back({operand});
    Reasons reasons;
    addWorst(reasons, operands);
    return reasons;
}

std::vector<message::Clause> readersOffUnit(const graph::Graph& graph, const graph::Node& node,
                                            const ExpectedGradient& expected, double measured)
{
    Reasons reasons;
    if (expected.isBound(measured))
        reasons.push_back(
            say::isBoundToOutput(shortNumber(expected.nearest(measured) / expected.unbound(measured))));
    if (expected.readers > 2)
        reasons.push_back(say::readersSummed(expected.readers));
    if (expected.reader == nullptr)
        return reasons;
    std::vector<Operand> operands{{expected.reader, graph::Direction::Backward}};
    if (expected.rule != nullptr && expected.rule->kind == TheoryKind::Product)
        for (const graph::Node* operand : operandsOf(graph, *expected.reader))
            if (operand->id != node.id && isScaledOperand(*expected.reader, *operand))
                operands.push_back({operand});
    addWorst(reasons, operands);
    return reasons;
}

} // namespace scalescope::report
