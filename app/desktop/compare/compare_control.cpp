// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/compare/compare_control.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/compare/format_menu.h"
#include "app/desktop/panels/centre.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/panels/top_bar.h"
#include "app/desktop/panels/views.h"
#include "app/runs/job_summary.h"
#include "app/runs/workspace.h"
#include "app/settings/settings.h"
#include "core/graph/outline.h"
#include "widgets/compare/compare_table.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/inspector/inspector.h"
#include "widgets/models/compare_document.h"
#include "widgets/models/plain_text.h"

#include <algorithm>
#include <utility>

namespace scalescope::app {

job::Transform rememberedSimulation(const Settings& settings, const widgets::Document& document)
{
    auto chosen = job::transformFrom(settings.simulation().toStdString());
    if (chosen && job::simulatesFormats(*chosen))
        return std::move(*chosen);
    return simulationOf(
        {document.format(graph::Direction::Forward), document.format(graph::Direction::Backward)});
}

CompareControl::CompareControl(const Parts& parts, job::Transform chosen)
    : m_parts(parts), m_chosen(std::move(chosen))
{
    connectToggles();
    connectComparison();
    connectOrder();
}

void CompareControl::connectToggles()
{
    Workspace& workspace = m_parts.workspace;
    connect(m_parts.commands["run.unitScale"], &QAction::triggered, this, &CompareControl::toggleUnitScaling);
    connect(m_parts.commands["run.extendedScaling"], &QAction::triggered, this,
            [this](bool extended) { chooseUnitScaling({extended}); });
    connect(m_parts.commands["run.simulate"], &QAction::triggered, this, &CompareControl::toggleSimulation);
    connect(&m_parts.formats, &FormatMenu::chosen, this, &CompareControl::chooseSimulation);
    connect(&m_parts.formats, &FormatMenu::simulationWanted, this, &CompareControl::simulate);
    connect(&m_parts.centre, &Centre::viewChanged, this, &CompareControl::followView);
    connect(&workspace.controller(), &RunController::transformsChanged, this, &CompareControl::update);
    connect(&workspace, &Workspace::modelOpened, this, &CompareControl::leaveComparison);
    connect(&workspace.controller(), &RunController::variantReady, this, &CompareControl::showVariant);
    connect(&workspace.controller(), &RunController::runEnded, this, [this](const Outcome& outcome) {
        if (outcome.status != ExitStatus::Done && outcome.field.isEmpty())
            m_wanted.reset();
    });
}

void CompareControl::connectComparison()
{
    const OpenRuns& runs = m_parts.workspace.runs();
    connect(&runs, &OpenRuns::renamed, this,
            [this](const QString& from, const QString& to) { m_pair.rename(from, to); });
    connect(&runs, &OpenRuns::changed, this, &CompareControl::updatePair);
    connect(m_parts.views.compare, &widgets::CompareView::pairChosen, this, &CompareControl::compare);
    connect(m_parts.commands["run.swapCompared"], &QAction::triggered, this,
            [this] { compare(m_pair.b(), m_pair.a()); });
    connect(m_parts.commands["run.compareLast"], &QAction::triggered, this, [this, &runs] {
        const auto& all = runs.all();
        compare(all[all.size() - 2].file, all.back().file);
        m_parts.centre.setCurrentView(m_parts.views.compare);
    });
}

void CompareControl::connectOrder()
{
    const auto sort = [this](const char* id, std::optional<graph::Direction> direction) {
        connect(m_parts.commands[id], &QAction::triggered, this, [this, direction] {
            showTable();
            m_parts.views.compare->table()->sortBy(direction);
        });
    };
    sort("view.sortForward", graph::Direction::Forward);
    sort("view.sortGradient", graph::Direction::Backward);
    sort("view.sortOrder", std::nullopt);
    connect(m_parts.commands["view.sortAmount"], &QAction::triggered, this, [this] {
        showTable();
        m_parts.views.compare->table()->sortByAmount(true);
    });
    connect(m_parts.commands["view.compareTable"], &QAction::triggered, this, &CompareControl::showTable);
    connect(m_parts.commands["view.compareGraphs"], &QAction::triggered, this, [this] {
        m_parts.centre.setCurrentView(m_parts.views.compare);
        m_parts.views.compare->showGraphs();
    });
}

void CompareControl::showTable()
{
    m_parts.centre.setCurrentView(m_parts.views.compare);
    m_parts.views.compare->showTable();
}

job::Transforms CompareControl::simulatedTransforms() const
{
    const auto shown = shownTransforms();
    return withSimulation(shown, controlsOf(shown).simulation);
}

void CompareControl::simulate(const job::Transform& simulation)
{
    if (!m_parts.workspace.whyNoRun().isEmpty()) {
        chooseSimulation(simulation);
        return;
    }
    wantTransforms(withSimulation(m_parts.workspace.transforms(), simulation), simulation);
}

VariantControls CompareControl::controlsOf(const job::Transforms& transforms) const
{
    return variantControls(transforms, m_chosen, m_chosenScaling);
}

void CompareControl::toggleUnitScaling(bool wanted)
{
    const auto& transforms = m_parts.workspace.transforms();
    m_chosenScaling = controlsOf(transforms).unitScaling; // off and on again is the same variant
    wantTransforms(withUnitScaling(transforms, wanted ? std::optional(m_chosenScaling) : std::nullopt));
}

void CompareControl::chooseUnitScaling(const job::UnitScaling& scaling)
{
    const auto& transforms = m_parts.workspace.transforms();
    if (controlsOf(transforms).unitScales) { // chosen when its variant is there
        wantTransforms(withUnitScaling(transforms, scaling));
        return;
    }
    m_chosenScaling = scaling;
    Q_EMIT chosen();
}

void CompareControl::toggleSimulation(bool wanted)
{
    const auto& transforms = m_parts.workspace.transforms();
    // Off and on again is the same variant, whatever was chosen for another.
    if (!wanted)
        takeSimulation(controlsOf(transforms).simulation);
    wantTransforms(withSimulation(transforms, wanted ? std::optional(m_chosen) : std::nullopt));
}

void CompareControl::wantTransforms(const job::Transforms& transforms,
                                    const std::optional<job::Transform>& simulation)
{
    m_wanted = simulation;
    if (transforms.empty())
        leaveComparison();
    m_parts.workspace.controller().setTransforms(transforms);
    Q_EMIT chosen();
}

/// Back to what was looked at before a comparison, which may be one of other models by now.
void CompareControl::leaveComparison()
{
    if (m_parts.centre.currentView() == m_parts.views.compare)
        m_parts.centre.setCurrentView(m_viewBefore != nullptr ? m_viewBefore.data() : m_parts.views.graph);
}

void CompareControl::chooseSimulation(const job::Transform& simulation)
{
    const auto& transforms = m_parts.workspace.transforms();
    const VariantControls controls = controlsOf(transforms);
    const bool asksForVariant = controls.simulates && !simulateTheSame(simulation, controls.simulation);
    if (const QString reason = m_parts.workspace.whyNoRun(); asksForVariant && !reason.isEmpty()) {
        m_parts.centre.messages().showMessage(
            tr("The formats stay those that the shown run was made with. %1").arg(reason));
        return;
    }
    if (asksForVariant) {
        wantTransforms(withSimulation(transforms, simulation), simulation);
        return;
    }
    takeSimulation(simulation);
    Q_EMIT chosen();
}

void CompareControl::takeSimulation(const job::Transform& simulation)
{
    m_chosen = simulation;
    m_parts.settings.setSimulation(QString::fromStdString(toString(simulation)),
                                   namesModules(simulation) ? m_parts.workspace.model() : QString());
}

/// What a recipe says of modules is for the model that it was made for: another begins without it.
void CompareControl::takeModel()
{
    const QString& model = m_parts.workspace.model();
    if (model.isEmpty() || model == m_model)
        return;
    m_model = model;
    const auto last = job::transformFrom(m_parts.settings.simulation().toStdString());
    if (last && namesModules(*last))
        m_chosen =
            m_parts.settings.simulationModel() == model ? *last : simulationOf(formats::usualFormats());
}

void CompareControl::showVariant(const QString& original, const QString& variant)
{
    const auto simulation = std::exchange(m_wanted, std::nullopt);
    if (simulation && std::ranges::count(m_parts.workspace.transforms(), *simulation) > 0)
        takeSimulation(*simulation);
    m_chosenScaling = controlsOf(m_parts.workspace.transforms()).unitScaling;
    compare(original, variant);
    QWidget* view = m_parts.centre.currentView();
    if (view != m_parts.views.compare)
        m_viewBefore = view;
    m_parts.centre.setCurrentView(m_parts.views.compare);
}

job::Transforms CompareControl::shownTransforms() const
{
    const Workspace& workspace = m_parts.workspace;
    const OpenRun* compared = m_parts.centre.currentView() == m_parts.views.compare
                                  ? m_pair.seen(workspace.runs(), workspace.runFile())
                                  : nullptr;
    return transformsOf(compared != nullptr ? *compared->run : m_parts.document.run());
}

void CompareControl::update()
{
    takeModel();
    const auto shown = shownTransforms();
    m_parts.workspace.controller().followShown(shown);
    // What the views shade and count is what is shown, also while another variant is made.
    const VariantControls seen = controlsOf(shown);
    m_parts.document.setFormats(seen.formats.forward, seen.formats.backward, seen.simulation);
    const VariantControls controls = controlsOf(m_parts.workspace.transforms());
    m_parts.formats.setChosen(controls.simulation);
    m_parts.topBar.setFormats(simulationName(controls.simulation));
    QAction* simulate = m_parts.commands["run.simulate"];
    simulate->setText(widgets::menuText(controls.text));
    const QString nothing = controls.simulates ? QString() : whyNothingIsRounded();
    simulate->setToolTip(widgets::plainToolTip(
        nothing.isEmpty() ? controls.toolTip : controls.toolTip + QStringLiteral(".\n") + nothing));
    simulate->setChecked(controls.simulates);
    QAction* unitScale = m_parts.commands["run.unitScale"];
    unitScale->setText(controls.unitText);
    unitScale->setToolTip(controls.unitToolTip);
    unitScale->setChecked(controls.unitScales);
    m_parts.commands["run.extendedScaling"]->setChecked(controls.unitScaling.extended);
    for (const char* id : {"run.unitScale", "run.extendedScaling", "run.simulate"})
        m_parts.commands.allow(id, m_parts.workspace.whyNoRun());
}

/// By the chosen simulation, of the products of the run that is shown; empty where there is something to
/// round, or where that is not known.
QString CompareControl::whyNothingIsRounded() const
{
    const graph::Run& run = m_parts.document.run();
    const bool isKnown = run.status == graph::RunStatus::Done && !graph::isOutline(run) &&
                         !run.graph.nodes.empty() && transformsOf(run).empty();
    if (!isKnown || !m_parts.document.roundedOperands().empty())
        return {};
    return m_parts.document.operands().empty()
               ? tr("In this model it would round nothing: there is no product of matrices.")
               : tr("In this model it would round nothing: its products are convolutions or without a "
                    "weight, which \"Round all products, convolutions too\" in the list of formats reaches.");
}

void CompareControl::followView()
{
    if (m_parts.centre.currentView() == m_parts.views.compare)
        m_pair.ask();
    m_parts.views.inspector->setComparing(m_pair.isAsked());
    update();
}

void CompareControl::compare(const QString& a, const QString& b)
{
    m_pair.choose(a, b);
    updatePair();
}

void CompareControl::updatePair()
{
    const OpenRuns& runs = m_parts.workspace.runs();
    m_pair.follow(runs);
    QVector<widgets::RunChoice> choices;
    for (const OpenRun& open : runs.all())
        choices.append({open.file, open.title, open.name});
    m_parts.views.compare->setChoices(choices);
    m_parts.views.compare->setPair(m_pair.a(), m_pair.b());
    const auto side = [&runs](const QString& file, widgets::RunChange change) {
        const OpenRun* open = runs.find(file);
        return open == nullptr ? widgets::CompareDocument::Side{}
                               : widgets::CompareDocument::Side{open->run, open->title, change};
    };
    m_parts.compared.setRuns(side(m_pair.a(), m_pair.changeA()), side(m_pair.b(), m_pair.changeB()));
    m_parts.views.inspector->setComparing(m_pair.isAsked());
    update();
    Q_EMIT pairChanged();
}

} // namespace scalescope::app
