// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_scene.h"

#include "core/report/recipes/tensor_formats.h"
#include "core/sheet/opened_state.h"
#include "widgets/compare/comparison_words.h"
#include "widgets/compare/error_words.h"
#include "widgets/compare/rounding_words.h"
#include "widgets/models/display.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <set>

namespace scalescope::widgets {

namespace {

using compare::Comparison;
using graph::Direction;
using graph::Node;
using graph::NodeKind;

std::set<graph::NodeId> idsOf(const graph::Graph& graph)
{
    std::set<graph::NodeId> ids;
    for (const Node& node : graph.nodes)
        ids.insert(node.id);
    return ids;
}

bool isShown(const Node* node, const std::set<graph::NodeId>& kept, const ComparisonOptions& options)
{
    return node && node->floating && (node->forward.metric || node->backward.metric) &&
           node->kind != NodeKind::Output && (options.parameters || node->kind != NodeKind::Parameter) &&
           kept.contains(node->id);
}

std::vector<ComparisonRow> rowsOf(const Comparison& comparison, const ComparisonOptions& options)
{
    const auto keptA = idsOf(prune::prune(comparison.a->graph, options.pruning));
    const auto keptB = idsOf(prune::prune(comparison.b->graph, options.pruning));
    const sheet::NodeTitles titlesA(comparison.a->graph);
    const sheet::NodeTitles titlesB(comparison.b->graph);
    std::vector<ComparisonRow> rows;
    for (std::size_t i = 0; i < comparison.alignment.rows.size(); ++i) {
        const Node* a = comparison.nodeA(i);
        const Node* b = comparison.nodeB(i);
        if (!isShown(a, keptA, options) && !isShown(b, keptB, options))
            continue;
        ComparisonRow row;
        row.row = i;
        row.label = a ? pathText(titlesA, *a) : pathText(titlesB, *b);
        row.status = comparison.alignment.rows[i].status();
        row.parameter = comparison.node(i).kind == NodeKind::Parameter;
        row.a = a;
        row.b = b;
        row.gradientIsZero = comparison.isZeroInTheory(i, Direction::Backward);
        for (std::size_t d = 0; d < (row.gradientIsZero ? 1 : directions.size()); ++d)
            row.log2[d] = comparison.log2(i, directions[d], sheet::memberOf(options.quantity));
        for (std::size_t d = 0; d < directions.size(); ++d)
            row.errors[d] = DirectionErrors::ofPair(comparison, i, directions[d]);
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Lets the axis show a value, or notes that it has no place for it.
void cover(const graph::Metric* metric, sheet::ScaleAxis& axis, ComparisonScene& scene)
{
    const double value = metric ? valueOf(metric->statistics, scene.quantity) : 1;
    if (const auto exponent = exponentOf(metric, scene.quantity))
        axis.cover(*exponent, *exponent);
    else if (value == 0)
        scene.hasZeros = true;
    else if (metric && isValue(*metric, value))
        scene.hasNonFinites = true;
}

/// The axis that shows all values and always the band around 1, and whether there are values without a place
/// on it.
void findAxis(ComparisonScene& scene)
{
    sheet::ScaleAxis axis{-4, 4};
    for (const ComparisonRow& row : scene.rows)
        for (const Node* node : {row.a, row.b})
            for (const Direction direction : directions)
                if (node && !(row.gradientIsZero && direction == Direction::Backward))
                    cover(node->metric(direction), axis, scene);
    scene.axis = axis.rounded();
}

/// The amount of a change for sorting: infinities first, what has no amount last.
double amountOf(const ComparisonRow& row)
{
    double largest = -1;
    for (const auto& log2 : row.log2)
        if (log2 && !std::isnan(*log2))
            largest = std::max(largest, std::abs(*log2));
    return largest;
}

} // namespace

ComparisonOptions ComparisonOptions::of(const Document& document)
{
    return {document.quantity(), document.usualOperands(), document.rangeThresholds(), document.pruning()};
}

namespace {

formats::FormatPair withoutScales(const job::OperandPair& formats)
{
    return {formats.forward.format.element, formats.backward.format.element};
}

/// Whether the recipe says more of tensors than which of two formats they are stored in.
bool hasScales(const job::Recipe& recipe, const job::OperandPair& usual)
{
    const auto isScaled = [](const job::OperandFormat& format) {
        return format.exponent != 0 || format.format.scaling != formats::Scaling();
    };
    return isScaled(usual.forward) || isScaled(usual.backward) ||
           std::ranges::any_of(recipe.rules, [](const job::RecipeRule& rule) {
               const job::OperandSettings& settings = rule.settings;
               return settings.scale || !settings.scaling.empty() || settings.keep;
           });
}

/// Of a run that is held against these formats with what its own recipe says of tensors; null where it was
/// not made with them, or where the recipe gives no scales.
std::shared_ptr<const report::TensorFormats> withRecipe(const graph::Run& run,
                                                        const job::OperandPair& formats)
{
    const auto simulation = sheet::simulationOf(run);
    const auto recipe = simulation ? job::recipeOf(*simulation) : std::nullopt;
    if (!recipe || job::usualOperands(*simulation) != formats || !hasScales(*recipe, formats))
        return nullptr;
    return std::make_shared<const report::TensorFormats>(
        formats, run.graph, report::productOperands(run.graph), *recipe, job::isExtended(*simulation));
}

/// Scales are of the recipe with which one of the runs was made: the other has none.
ComparisonOptions eachWithItsOwn(const Comparison& comparison, const ComparisonOptions& options)
{
    const std::array runs{comparison.a.get(), comparison.b.get()};
    ComparisonOptions result = options;
    for (std::size_t i = 0; i < runs.size(); ++i)
        result.own[i] = withRecipe(*runs[i], options.formats);
    if (!result.own[0] == !result.own[1]) // both are simulated, or none is
        return options;
    auto& other = result.own[0] ? result.own[1] : result.own[0];
    result.formats = job::OperandPair(withoutScales(options.formats));
    other = std::make_shared<const report::TensorFormats>(result.formats);
    return result;
}

} // namespace

ComparisonScene ComparisonScene::of(const Comparison& comparison, const ComparisonOptions& given)
{
    const ComparisonOptions options = eachWithItsOwn(comparison, given);
    ComparisonScene scene;
    scene.comparison = comparison;
    scene.summary = compare::summarise(comparison, {sheet::memberOf(options.quantity), options.formats,
                                                    options.limits, options.parameters, options.own});
    scene.rows = rowsOf(comparison, options);
    scene.hasErrors = simulatesAny(comparison);
    scene.names = runNames(comparison);
    scene.quantity = options.quantity;
    scene.title = comparisonTitle(comparison, scene.names);
    scene.subtitle = comparisonSubtitle(comparison, scene.names, options.quantity);
    scene.cards = comparisonCards(comparison, scene.summary, options);
    const RoundingWords rounding = RoundingWords::of(comparison, scene.names);
    scene.warnings = comparisonWarnings(comparison, scene.names) + rounding.warnings;
    const QStringList changes = changeSentences(comparison, scene.summary, scene.names, options);
    const QStringList leaving = leavingSentences(comparison, scene.summary, scene.names, options.formats);
    const QStringList rule =
        leaving.isEmpty() ? QStringList() : leavingRemarks(comparison, scene.summary, scene.names, options);
    scene.remarks = rounding.sentences + errorRemarks(comparison) + changes + rule;
    scene.sentences = scene.warnings + errorSentences(comparison, scene.summary, scene.names) +
                      rounding.sentences + leaving + rule + changes;
    for (const ComparisonRow& row : scene.rows)
        if (const double amount = amountOf(row); std::isfinite(amount))
            scene.largest = std::max(scene.largest, amount);
    findAxis(scene);
    return scene;
}

std::vector<std::size_t> ComparisonScene::byChange() const
{
    std::vector<std::pair<double, std::size_t>> amounts;
    for (std::size_t i = 0; i < rows.size(); ++i)
        amounts.emplace_back(amountOf(rows[i]), i);
    std::ranges::stable_sort(amounts,
                             [](const auto& left, const auto& right) { return left.first > right.first; });
    std::vector<std::size_t> result;
    for (const auto& [amount, i] : amounts)
        result.push_back(i);
    return result;
}

bool isValue(const graph::Metric& metric, double value)
{
    const graph::Statistics& statistics = metric.statistics;
    return statistics.numel > 0 &&
           !(std::isnan(value) && statistics.nans + statistics.posInfs + statistics.negInfs == 0);
}

} // namespace scalescope::widgets
