// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/path_commands.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/panels/docks.h"
#include "app/desktop/panels/views.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/waterfall/waterfall.h"

#include <initializer_list>
#include <utility>

namespace scalescope::app {

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

} // namespace scalescope::app
