// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/view_commands.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/panels/centre.h"
#include "app/desktop/panels/docks.h"
#include "app/desktop/panels/panel_order.h"
#include "app/desktop/panels/views.h"
#include "app/settings/settings.h"
#include "widgets/codeview/code_view.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/heatmap/heat_map.h"
#include "widgets/modules/modules_view.h"
#include "widgets/scaleplot/scale_plot.h"
#include "widgets/table/module_tree_view.h"
#include "widgets/table/problems_view.h"
#include "widgets/waterfall/waterfall.h"

#include <initializer_list>
#include <utility>

namespace scalescope::app {

using widgets::GraphView;

namespace {

void fitCurrent(const Views& views, const Centre& centre)
{
    if (centre.currentView() == views.plot)
        views.plot->fit();
    else if (centre.currentView() == views.heatMap)
        views.heatMap->fit();
    else if (centre.currentView() == views.compare)
        views.compare->fit();
    else
        views.graph->fit();
}

} // namespace

void connectViewCommands(const Commands& commands, const Views& views, Centre& centre,
                         const widgets::Document& document)
{
    for (const auto& [id, view] :
         std::initializer_list<std::pair<const char*, QWidget*>>{{"view.graph", views.graph},
                                                                 {"view.plot", views.plot},
                                                                 {"view.heatMap", views.heatMap},
                                                                 {"view.modules", views.modules},
                                                                 {"view.code", views.code},
                                                                 {"view.compare", views.compare}}) {
        centre.tellKey(view, commands[id]->shortcut());
        QObject::connect(commands[id], &QAction::triggered, &centre, [&centre, view = view] {
            centre.setCurrentView(view);
            focusMain(view);
        });
    }
    for (const auto& [id, does] : std::initializer_list<std::pair<const char*, void (GraphView::*)()>>{
             {"view.openModule", &GraphView::openModule},
             {"view.foldModule", &GraphView::foldModule},
             {"view.openAll", &GraphView::openAll},
             {"view.foldAll", &GraphView::foldAll}})
        QObject::connect(commands[id], &QAction::triggered, views.graph, does);
    QObject::connect(commands["view.zoomIn"], &QAction::triggered, &centre, [&views, &centre] {
        if (centre.currentView() == views.heatMap)
            views.heatMap->zoomIn();
        else
            views.graph->zoomIn();
    });
    QObject::connect(commands["view.zoomOut"], &QAction::triggered, &centre, [&views, &centre] {
        if (centre.currentView() == views.heatMap)
            views.heatMap->zoomOut();
        else
            views.graph->zoomOut();
    });
    QObject::connect(commands["view.fit"], &QAction::triggered, &centre,
                     [&views, &centre] { fitCurrent(views, centre); });
    QObject::connect(commands["view.centre"], &QAction::triggered, views.graph, [&views, &document] {
        if (const auto node = document.selected())
            views.graph->centreOn(*node);
    });
    QObject::connect(commands["view.showInGraph"], &QAction::triggered, &centre,
                     [&views, &centre, &document] {
                         centre.setCurrentView(views.graph);
                         focusMain(views.graph);
                         if (const auto node = document.selected())
                             views.graph->centreOn(*node);
                     });
}

using widgets::Waterfall;

namespace {

/// The main one of the tensors that a tensor is computed from, or of those that are computed from it: the
/// first that is shown in the graph, else the first of all.
std::optional<graph::NodeId> neighbourOf(const widgets::Document& document, bool isProducer)
{
    const auto selected = document.selected();
    if (!selected)
        return std::nullopt;
    const bool isShown = document.graph().find(*selected) != nullptr;
    const graph::Graph& graph = isShown ? document.graph() : document.run().graph;
    const auto found = isProducer ? graph.inputsOf(*selected) : graph.usersOf(*selected);
    return found.empty() ? std::nullopt : std::optional(found.front());
}

void allow(const Commands& commands, const widgets::Document& document)
{
    const bool isSelected = document.selectedNode() != nullptr;
    for (const char* id : {"path.fromHere", "path.toHere", "path.toLoss", "path.fromInput", "edit.copyName",
                           "view.showInGraph"})
        commands[id]->setEnabled(isSelected);
    commands["edit.producer"]->setEnabled(neighbourOf(document, true).has_value());
    commands["edit.consumer"]->setEnabled(neighbourOf(document, false).has_value());
    commands["path.whole"]->setEnabled(!document.graph().nodes.empty());
}

} // namespace

void connectPaths(const Commands& commands, const Views& views, Docks& docks, widgets::Document& document)
{
    Waterfall* waterfall = views.waterfall;
    for (const auto& [id, does] :
         std::initializer_list<std::pair<const char*, void (Waterfall::*)(graph::NodeId)>>{
             {"path.fromHere", &Waterfall::startAt},
             {"path.toHere", &Waterfall::endAt},
             {"path.toLoss", &Waterfall::showWhatItAffects},
             {"path.fromInput", &Waterfall::showWhatMade}})
        QObject::connect(commands[id], &QAction::triggered, waterfall,
                         [waterfall, &docks, &document, does = does] {
                             if (const auto node = document.selected())
                                 (waterfall->*does)(*node);
                             docks.enterWaterfall();
                         });
    QObject::connect(commands["path.whole"], &QAction::triggered, waterfall, [waterfall, &docks] {
        waterfall->showWholeRun();
        docks.enterWaterfall();
    });
    QObject::connect(waterfall, &Waterfall::pathChosen, &docks, &Docks::showWaterfall);
    QObject::connect(views.graph, &widgets::GraphView::pathWanted, waterfall, &Waterfall::showBetween);
    for (const auto& [id, isProducer] : {std::pair{"edit.producer", true}, {"edit.consumer", false}})
        QObject::connect(commands[id], &QAction::triggered, &document, [&document, isProducer = isProducer] {
            if (const auto node = neighbourOf(document, isProducer))
                document.select(node);
        });
    const auto update = [&commands, &document] { allow(commands, document); };
    for (const auto signal : {&widgets::Document::selectionChanged, &widgets::Document::graphChanged})
        QObject::connect(&document, signal, waterfall, update);
    update();
}

namespace {

void show(const Commands& commands, widgets::GraphView& graph, const Settings& settings)
{
    const widgets::GainsShown shown = settings.showsGains() ? settings.gains() : widgets::GainsShown{};
    commands["view.gains"]->setChecked(shown.any());
    commands["view.gainsForward"]->setChecked(shown.forward);
    commands["view.gainsGradient"]->setChecked(shown.backward);
    graph.setGains(shown);
}

/// The first direction that is asked for is alone; with the last one all gains go, and both come back.
void choose(Settings& settings, bool widgets::GainsShown::*direction, bool wanted)
{
    widgets::GainsShown gains = settings.showsGains() ? settings.gains() : widgets::GainsShown{};
    gains.*direction = wanted;
    settings.setShowsGains(gains.any());
    settings.setGains(gains.any() ? gains : widgets::GainsShown{true, true});
}

} // namespace

void connectGains(const Commands& commands, widgets::GraphView& graph, Settings& settings)
{
    QObject::connect(commands["view.gains"], &QAction::triggered, &graph, [&](bool shown) {
        settings.setShowsGains(shown);
        show(commands, graph, settings);
    });
    for (const auto& [id, direction] : {std::pair{"view.gainsForward", &widgets::GainsShown::forward},
                                        std::pair{"view.gainsGradient", &widgets::GainsShown::backward}})
        QObject::connect(commands[id], &QAction::triggered, &graph, [&, direction = direction](bool shown) {
            choose(settings, direction, shown);
            show(commands, graph, settings);
        });
    show(commands, graph, settings);
}

void rememberPanels(widgets::GraphView& graph, Settings& settings)
{
    for (const widgets::GraphPanel panel : widgets::graphPanels)
        graph.setPanelOpen(panel, settings.isPanelOpen(panel));
    QObject::connect(&graph, &widgets::GraphView::panelsChanged, &graph, [&] {
        for (const widgets::GraphPanel panel : widgets::graphPanels)
            settings.setPanelOpen(panel, graph.isPanelOpen(panel));
    });
}

void connectSearch(const Commands& commands, const Views& views, Docks& docks)
{
    QObject::connect(commands["edit.find"], &QAction::triggered, views.tree, [tree = views.tree, &docks] {
        docks.showTree();
        tree->focusSearch();
    });
    for (const bool next : {true, false})
        QObject::connect(commands[next ? "edit.nextProblem" : "edit.previousProblem"], &QAction::triggered,
                         views.problems, [problems = views.problems, &docks, next] {
                             docks.showProblems();
                             problems->choose(next);
                             problems->setFocus(Qt::ShortcutFocusReason); // for the arrow keys
                         });
}

} // namespace scalescope::app
