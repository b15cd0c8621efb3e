// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/compare/recipe_additions.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/compare/format_menu.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/panels/views.h"
#include "app/runs/workspace.h"
#include "core/report/problems/layer_fixes.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/inspector/inspector.h"
#include "widgets/models/display.h"
#include "widgets/table/problems_view.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace scalescope::app {

namespace {

constexpr std::array directions{graph::Direction::Forward, graph::Direction::Backward};

/// The recipe of a run, among what was done to it.
const job::Recipe* recipeOf(const job::Transforms& transforms)
{
    for (const job::Transform& transform : transforms)
        if (const auto* simulation = std::get_if<job::SimulateRecipe>(&transform))
            return &simulation->recipe;
    return nullptr;
}

} // namespace

RecipeAdditions::RecipeAdditions(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(parts.views.inspector, &widgets::Inspector::ruleWanted, this, &RecipeAdditions::addScaled);
    connect(parts.views.problems, &widgets::ProblemsView::ruleWanted, this, &RecipeAdditions::add);
    connect(parts.views.problems, &widgets::ProblemsView::layerRulesWanted, this,
            &RecipeAdditions::addRepeats);
    connect(&parts.formats, &FormatMenu::fixWanted, this, &RecipeAdditions::addSelected);
    connect(&parts.formats, &FormatMenu::layerFixesWanted, this, &RecipeAdditions::addSelectedLayers);
    connect(&parts.document, &widgets::Document::selectionChanged, this, &RecipeAdditions::allowLayers);
    connect(parts.views.graph, &widgets::GraphView::layoutFinished, this, &RecipeAdditions::allowLayers);
    allowLayers();
    connect(&parts.workspace.controller(), &RunController::variantReady, this,
            [this](const QString& /*original*/, const QString& variant) { tellOf(variant); });
    connect(&parts.workspace, &Workspace::closed, this, [this] { m_added.clear(); });
}

std::vector<report::Fix> RecipeAdditions::fixesOf(graph::NodeId node, graph::Direction direction) const
{
    const widgets::Document& document = m_parts.document;
    return report::fixesOf(document.run().graph, document.roundedOperands(), node, direction,
                           document.tensorFormats(), document.rangeThresholds());
}

void RecipeAdditions::add(graph::NodeId node, graph::Direction direction)
{
    show(fixesOf(node, direction));
}

void RecipeAdditions::addScaled(graph::NodeId node, graph::Direction direction, int exponent)
{
    std::vector<report::Fix> fixes = fixesOf(node, direction);
    for (report::Fix& fix : fixes)
        if (fix.rule.settings.scale)
            fix.rule.settings.scale = std::ldexp(1.0, -exponent); // s of round(x / s) s
    show(std::move(fixes));
}

void RecipeAdditions::addRepeats(const std::set<graph::TensorId>& tensors)
{
    const widgets::Document& document = m_parts.document;
    show(report::fixesOfRepeats(document.run().graph, document.roundedOperands(), tensors,
                                document.tensorFormats(), document.rangeThresholds()));
}

void RecipeAdditions::addSelected()
{
    const widgets::Document& document = m_parts.document;
    const graph::Node* node = document.selectedNode();
    std::vector<report::Fix> fixes;
    bool isOutside = false;
    for (const graph::Direction direction : directions) {
        const graph::Metric* metric = node == nullptr ? nullptr : node->metric(direction);
        if (metric == nullptr)
            continue;
        const auto losses = document.tensorFormats().of(*node, direction).losses;
        if (!losses || !formats::verdictOf(*losses, document.rangeThresholds()).isProblem())
            continue;
        isOutside = true;
        const auto more = fixesOf(node->id, direction);
        fixes.insert(fixes.end(), more.begin(), more.end());
    }
    if (fixes.empty() && isOutside)
        m_parts.messages.showNote(
            tr("The recipe stays as it is: the selected tensor leaves its format, but is not an operand of a "
               "matrix product, which is all that recipes speak of."));
    else if (fixes.empty())
        m_parts.messages.showNote(
            tr("The recipe stays as it is: the selected tensor is within its formats."));
    else
        show(std::move(fixes));
}

const widgets::ViewCard* RecipeAdditions::selectedLayers() const
{
    const int selected = m_parts.views.graph->selectedCard();
    const auto& cards = m_parts.views.graph->drawn().cards;
    if (selected < 0 || static_cast<std::size_t>(selected) >= cards.size())
        return nullptr;
    const widgets::ViewCard& card = cards[static_cast<std::size_t>(selected)];
    return card.fold().isRepeats() ? &card : nullptr;
}

void RecipeAdditions::allowLayers()
{
    m_parts.commands.allow("format.addLayerFixes", selectedLayers() == nullptr
                                                       ? tr("Select a card of repeated layers first.")
                                                       : QString());
}

void RecipeAdditions::addSelectedLayers()
{
    const widgets::ViewCard* card = selectedLayers();
    if (card == nullptr)
        return;
    std::set<graph::NodeId> nodes; // those that pruning hides, too
    for (const sheet::Fold& layer : card->repeats())
        for (graph::NodeId node = layer.first; node <= layer.last; ++node)
            nodes.insert(node);
    const widgets::Document& document = m_parts.document;
    auto fixes = report::fixesOfLayers(document.run().graph, document.roundedOperands(), nodes,
                                       document.tensorFormats(), document.rangeThresholds());
    if (fixes.empty())
        m_parts.messages.showNote(tr(
            "The recipe stays as it is: in the selected layers every operand of a matrix product, which is "
            "all that recipes speak of, is within its format."));
    else
        show(std::move(fixes));
}

void RecipeAdditions::show(std::vector<report::Fix> fixes)
{
    std::vector<job::RecipeRule> rules;
    for (const report::Fix& fix : fixes)
        rules.push_back(fix.rule);
    for (report::Fix& fix : fixes) {
        std::erase_if(m_added, [&fix](const report::Fix& known) { return known.key == fix.key; });
        m_added.push_back(std::move(fix));
    }
    m_parts.formats.showEditorWith(rules);
}

/// "layers.0.k, gradient: 0.0 % lost with the recipe, 38.0 % without its rule"
QString RecipeAdditions::textOf(const report::Fix& fix, double lost) const
{
    const graph::Graph& graph = m_parts.document.run().graph;
    const graph::Node* node = graph.find(fix.node);
    const QString title = node == nullptr ? QString::fromStdString(fix.key.module)
                                          : widgets::pathText(sheet::NodeTitles(graph), *node);
    return tr("%1, %2: %3 lost with the recipe, %4 without its rule", "tensor, direction, part, part")
        .arg(title, widgets::directionText(fix.direction), widgets::percentText(lost),
             widgets::percentText(fix.lost));
}

/// Of the rules that the variant was run with; the others wait for one that is.
void RecipeAdditions::tellOf(const QString& variant)
{
    const OpenRun* open = m_parts.workspace.runs().find(variant);
    const job::Recipe* recipe = open == nullptr || !open->job ? nullptr : recipeOf(open->job->transforms);
    if (recipe == nullptr)
        return;
    QStringList texts;
    std::erase_if(m_added, [&](const report::Fix& fix) {
        if (std::ranges::find(recipe->rules, fix.rule) == recipe->rules.end())
            return false;
        if (const auto lost = report::lostInRun(open->run->graph, fix.key))
            texts << textOf(fix, *lost);
        return true;
    });
    if (texts.size() > 1)
        m_parts.messages.showState(tr("%1; and %2 more").arg(texts.first()).arg(texts.size() - 1));
    else if (!texts.isEmpty())
        m_parts.messages.showState(texts.first());
}

} // namespace scalescope::app
