// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipes/tensor_formats.h"

#include "core/formats/expected_error.h"
#include "core/formats/range_loss.h"
#include "core/job/recipe_rules.h"

#include <tuple>

namespace scalescope::report {

namespace {

using formats::NumberFormat;
using graph::Direction;
using graph::Metric;

/// What a tensor, which may not be there, meets in a format.
TensorFormats::Format heldIn(const Metric* metric, const job::OperandFormat& stored,
                             const graph::MeaninglessParts& meaningless)
{
    TensorFormats::Format held{job::rangeOf(stored), stored};
    if (metric == nullptr)
        return held;
    held.losses = formats::lossesIn(*metric, stored.format, -stored.exponent);
    if (held.losses)
        held.losses = formats::without(meaningless, *held.losses);
    if (const auto range = formats::rangeIn(*metric, stored.format, -stored.exponent)) {
        held.range.max = range->max;
        held.range.minNormal = range->minNormal;
        held.range.minSubnormal = range->minSubnormal;
    }
    return held;
}

/// The worst last.
std::tuple<double, double, bool> badnessOf(const TensorFormats::Format& held)
{
    const formats::RangeLoss losses = held.losses.value_or(formats::RangeLoss{});
    return {losses.lost(), losses.subnormal, !held.losses};
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

TensorFormats::TensorFormats(job::OperandPair usual) : m_usual(std::move(usual)) {}

TensorFormats::TensorFormats(const formats::FormatPair& usual) : m_usual(usual) {}

TensorFormats::TensorFormats(job::OperandPair usual, const graph::Graph& graph,
                             const std::vector<ProductOperand>& operands, const job::Recipe& recipe,
                             bool extended)
    : m_usual(std::move(usual))
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
    const Metric* metric = node.metric(direction);
    const graph::MeaninglessParts meaningless = node.side(direction).meaningless;
    const auto found = m_stored.find({node.id, direction});
    if (found == m_stored.end())
        return heldIn(metric, m_usual.of(direction), meaningless);
    std::optional<Format> worst;
    for (const auto& stored : found->second) {
        if (!stored)
            continue;
        Format held = heldIn(metric, *stored, meaningless);
        if (!worst || badnessOf(held) > badnessOf(*worst))
            worst = std::move(held);
    }
    return worst ? *worst : Format{fullPrecision()};
}

std::optional<job::OperandFormat> TensorFormats::stored(const graph::Node& node, Direction direction) const
{
    return m_stored.contains({node.id, direction}) ? of(node, direction).stored
                                                   : std::optional(m_usual.of(direction));
}

std::size_t TensorFormats::untold(const graph::Graph& graph) const
{
    std::size_t count = 0;
    for (const graph::Node& node : graph.nodes)
        for (const auto direction : {Direction::Forward, Direction::Backward})
            count += !node.side(direction).isNoise && !of(node, direction).losses ? 1 : 0;
    return count;
}

} // namespace scalescope::report
