// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/fixes.h"

#include "core/report/recipes/rounded_tensors.h"

#include <algorithm>
#include <set>

namespace scalescope::report {

namespace {

bool isWithin(const formats::ExpectedError& error, const RangeThresholds& limits)
{
    formats::RangeLoss losses;
    losses.underflow = error.lost; // a scale of the tensor leaves nothing above the largest
    return !formats::verdictOf(losses, limits).isError();
}

} // namespace

Storage fixFor(const graph::Node& node, graph::Direction direction, const TensorFormats& formats,
               const RangeThresholds& limits)
{
    const graph::Metric* metric = node.metric(direction);
    const auto stored = formats.of(node, direction).stored;
    if (!stored || metric == nullptr)
        return {};
    const std::string& name = stored->format.element.name;
    const auto plain = formats::findScaledFormat(name);
    const auto scaled = formats::findScaledFormat(name, {"tensor", {}, {}});
    if (!plain || !scaled)
        return {};
    if (const auto fix = scaleFor(node, direction, formats, limits))
        return {*plain, fix->exponent};
    const auto error = formats::expectedError(*metric, *scaled);
    if (error && isWithin(*error, limits))
        return {*scaled, 0};
    return {};
}

std::vector<Fix> fixesOf(const graph::Graph& graph, const std::vector<ProductOperand>& operands,
                         graph::NodeId node, graph::Direction direction, const TensorFormats& formats,
                         const RangeThresholds& limits)
{
    const graph::Node* found = graph.find(node);
    const graph::Metric* metric = found == nullptr ? nullptr : found->metric(direction);
    if (metric == nullptr)
        return {};
    const auto settings = settingsOf(fixFor(*found, direction, formats, limits));
    const auto losses = formats.of(*found, direction).losses;
    const double lost = losses ? losses->lost() : 0;
    std::set<RuleKey> keys;
    for (const ProductOperand& operand : operandsOf(operands, graph, node, direction))
        keys.insert(RuleKey::of(operand));
    std::vector<Fix> fixes;
    for (const RuleKey& key : keys)
        fixes.push_back({node, direction, key, key.rule(settings), lost});
    return fixes;
}

job::Recipe withRules(job::Recipe recipe, const std::vector<job::RecipeRule>& rules)
{
    for (const job::RecipeRule& rule : rules) {
        std::erase_if(recipe.rules, [&rule](const job::RecipeRule& known) {
            return known.module == rule.module && known.op == rule.op && known.operand == rule.operand;
        });
        recipe.rules.push_back(rule);
    }
    return recipe;
}

std::optional<double> lostInRun(const graph::Graph& simulated, const RuleKey& key)
{
    std::optional<double> lost;
    for (const ProductOperand& operand : productOperands(simulated)) {
        if (RuleKey::of(operand) != key)
            continue;
        lost = lost.value_or(0);
        const graph::Node* product = simulated.find(operand.node);
        const auto* roundings = product->side(operand.direction()).roundings.get();
        if (roundings == nullptr)
            continue;
        for (const graph::RoundingError& rounding : *roundings)
            if (operandOf(rounding.role) == key.operand)
                lost = std::max(*lost, rounding.lost);
    }
    return lost;
}

} // namespace scalescope::report
