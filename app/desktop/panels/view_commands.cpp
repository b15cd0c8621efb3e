// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/view_commands.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/panels/centre.h"
#include "app/desktop/panels/panel_order.h"
#include "app/desktop/panels/views.h"
#include "widgets/codeview/code_view.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/heatmap/heat_map.h"
#include "widgets/modules/modules_view.h"
#include "widgets/scaleplot/scale_plot.h"

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

} // namespace scalescope::app
