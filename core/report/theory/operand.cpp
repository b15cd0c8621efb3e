// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/theory/operand.h"

#include "core/message/say_report.h"
#include "core/report/text/problem_clauses.h"
#include "core/report/theory/origins.h"

#include <algorithm>
#include <fmt/format.h>

namespace scalescope::report {

namespace {

/// |mean| in standard deviations, from which on it counts.
constexpr double notableMean = 0.3;
constexpr double mostlyZero = 0.5;

} // namespace

message::Clause Operand::name() const
{
    return direction == graph::Direction::Forward ? say::theTensor(nameOf(*node))
                                                  : say::theGradientOf(nameOf(*node));
}

std::string shortNumber(double value)
{
    return fmt::format("{:.3g}", value);
}

void addMean(Reasons& reasons, const Operand& operand)
{
    const TensorMoments moments = momentsOf(operand.metric());
    if (moments.mean > notableMean * moments.std)
        reasons.push_back(
            say::meanIsNotZero(operand.name(), shortNumber(moments.mean), shortNumber(moments.std)));
}

void addShape(Reasons& reasons, const Operand& operand, const NormalKurtosis& normal)
{
    const graph::Metric* metric = operand.metric();
    if (metric == nullptr || metric->statistics.numel < 2)
        return;
    const auto& statistics = metric->statistics;
    const double zeros = static_cast<double>(statistics.zeros) / static_cast<double>(statistics.numel);
    const double shape = kurtosis(*metric);
    if (zeros > mostlyZero)
        reasons.push_back(say::isMostlyZero(operand.name(), partOf(zeros)));
    else if (shape > normal.high ||
             (shape < normal.low && statistics.absMean <= notableMean * statistics.std))
        reasons.push_back(say::isNotNormal(operand.name(), shortNumber(shape)));
}

std::vector<const graph::Node*> operandsOf(const graph::Graph& graph, const graph::Node& node)
{
    std::vector<const graph::Node*> operands;
    for (const graph::NodeId id : graph::referencesOf(node)) {
        const graph::Node* operand = graph.find(id);
        if (operand != nullptr && operand->forward.metric && operand->forward.metric->statistics.numel > 1)
            operands.push_back(operand);
    }
    return operands;
}

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

} // namespace scalescope::report
