// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipes/recipe_estimates.h"

#include "core/message/say_common.h"
#include "core/message/say_report.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace scalescope::report {

namespace {

/// As much dearer is what counts as the same: a block's scale takes a quarter.
constexpr double bitsAlike = 0.5;

/// The sums over operands.
struct Sums
{
    double bits = 0;
    double elements = 0;
    double noise = 0; ///< over the signal of each operand
    double operands = 0;
    bool isWithinBound = true;
};

/// Whether the operand could be told of.
bool add(Sums& sums, const graph::Node& node, const graph::Metric& metric, const job::OperandFormat* stored,
         const ProposalBound& bound)
{
    const auto elements = static_cast<double>(metric.statistics.numel);
    sums.elements += elements;
    sums.operands += 1;
    if (stored == nullptr) {
        sums.bits += elements * bitsOfType(node.dtype);
        return true;
    }
    const auto error = stored->rounding == formats::Rounding::Stochastic
                           ? std::nullopt
                           : formats::expectedError(metric, stored->format, -stored->exponent);
    if (!error)
        return false;
    sums.bits += elements * formats::bitsPerElement(stored->format);
    sums.noise += std::pow(10, -error->sqnr / 10);
    sums.isWithinBound = sums.isWithinBound && bound.isMetBy(*error);
    return true;
}

message::Clause clauseOf(const RecipeEstimate& estimate)
{
    return say::recipeExpected(estimate.name, fmt::format("{:.1f}", estimate.sqnr),
                               fmt::format("{:.3g}", estimate.bits));
}

} // namespace

std::optional<RecipeEstimate> estimateOf(const job::Recipe& recipe, const graph::Graph& graph,
                                         const ProposalBound& bound)
{
    const auto rules = job::RecipeRules::from(recipe);
    if (!rules)
        return std::nullopt;
    Sums sums;
    for (const ProductOperand& operand : productOperands(graph)) {
        const graph::Node* node = operand.tensor ? graph.find(*operand.tensor) : nullptr;
        if (node == nullptr || !hasMagnitudes(*node, operand.direction()))
            continue;
        const auto* stored = rules->formatFor(operand.place(true));
        if (!add(sums, *node, *node->metric(operand.direction()), stored, bound))
            return std::nullopt;
    }
    if (sums.operands == 0)
        return std::nullopt;
    const double noise = sums.noise / sums.operands;
    return RecipeEstimate{recipe.name, sums.bits / sums.elements, -10 * std::log10(noise),
                          sums.isWithinBound};
}

std::vector<RecipeEstimate> recipesAsGood(const Proposals& proposals, const graph::Graph& graph)
{
    std::vector<RecipeEstimate> found;
    const auto own = estimateOf(proposals.recipe(), graph, proposals.bound());
    if (!own)
        return found;
    for (const job::Recipe& recipe : job::namedRecipes()) {
        const auto other = estimateOf(recipe, graph, proposals.bound());
        if (other && other->isWithinBound && other->sqnr >= own->sqnr && other->bits <= own->bits + bitsAlike)
            found.push_back(*other);
    }
    std::ranges::stable_sort(found, std::greater(), &RecipeEstimate::sqnr);
    return found;
}

std::optional<message::Finding> recipesAsGoodSentence(const Proposals& proposals, const graph::Graph& graph)
{
    const auto found = recipesAsGood(proposals, graph);
    if (found.empty())
        return std::nullopt;
    message::Clause others = clauseOf(found.front());
    for (std::size_t i = 1; i < found.size(); ++i)
        others = say::thisCommaThat(std::move(others), clauseOf(found[i]));
    return say::recipesAsGood(clauseOf(*estimateOf(proposals.recipe(), graph, proposals.bound())), others);
}

} // namespace scalescope::report
