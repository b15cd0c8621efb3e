// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tensor_formats.h"

#include "core/formats/group_scales.h"
#include "core/formats/losses.h"
#include "core/formats/scaled_format.h"
#include "core/job/recipe_rules.h"

#include <cmath>
#include <tuple>

namespace scalescope::report {

namespace {

using formats::NumberFormat;
using graph::Direction;
using graph::Metric;

/// The largest finite magnitude; of a tensor with others the end of the bin that it is in.
double largestOf(const Metric& metric)
{
    const double most = metric.statistics.absMax;
    return std::isfinite(most) ? most
                               : graph::Histogram::lowerEdge(metric.histogram.counts().rbegin()->first + 1);
}

/// The limits that a tensor meets there: with the one scale that it gets, where all of it shares one.
NumberFormat rangeFor(const Metric* metric, const job::OperandFormat& stored)
{
    NumberFormat range = job::rangeOf(stored);
    const formats::ScaledFormat& format = stored.format;
    if (format.scaling.grouping != formats::Grouping::Tensor || metric == nullptr ||
        metric->histogram.empty())
        return range;
    const double scale =
        formats::scalesOf({largestOf(*metric)}, format.element, format.scaling).decode.front();
    range.max = format.element.max * scale;
    range.minNormal = format.element.minNormal * scale;
    range.minSubnormal = format.element.minSubnormal * scale;
    return range;
}

/// All numbers that there are.
NumberFormat fullPrecision()
{
    static const NumberFormat format = formats::findFormat("e11m52").value();
    return format;
}

} // namespace

std::vector<ProductOperand> roundedOperands(const std::vector<ProductOperand>& operands,
                                            const job::Recipe& recipe, bool extended)
{
    std::vector<ProductOperand> rounded;
    const auto rules = job::RecipeRules::from(recipe);
    for (const ProductOperand& operand : operands)
        if (rules && rules->formatFor(operand.place(extended)) != nullptr)
            rounded.push_back(operand);
    return rounded;
}

TensorFormats::TensorFormats(formats::FormatPair formats) : m_formats(std::move(formats)) {}

TensorFormats::TensorFormats(formats::FormatPair formats, const graph::Graph& graph,
                             const std::vector<ProductOperand>& operands, const job::Recipe& recipe,
                             bool extended)
    : m_formats(std::move(formats))
{
    const auto rules = job::RecipeRules::from(recipe);
    if (!rules)
        return;
    const OperandTensors tensors(graph);
    for (const ProductOperand& operand : operands) {
        const job::OperandPlace place = operand.place(extended);
        if (!place.isUsual && rules->fitting(place).empty())
            continue; // the recipe says nothing of it
        const job::OperandFormat* format = rules->formatFor(place);
        for (const graph::NodeId node : tensors.of(operand))
            m_stored[{node, operand.direction()}].push_back(format == nullptr ? std::nullopt
                                                                              : std::optional(*format));
    }
}

TensorFormats::Format TensorFormats::of(const graph::Node& node, Direction direction) const
{
    const auto found = m_stored.find({node.id, direction});
    if (found == m_stored.end())
        return {m_formats.of(direction)};
    const Metric* metric = node.metric(direction);
    Format worst{fullPrecision()};
    std::tuple<double, double> most{-1, -1};
    for (const auto& stored : found->second) {
        if (!stored)
            continue;
        NumberFormat range = rangeFor(metric, *stored);
        const auto losses = metric == nullptr ? formats::Losses{} : formats::finiteLosses(*metric, range);
        if (const std::tuple loss(losses.lost(), losses.subnormal); loss > most) {
            most = loss;
            worst = {std::move(range), stored};
        }
    }
    return worst;
}

} // namespace scalescope::report
