// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/panel_memory.h"

#include "app/settings/settings.h"
#include "widgets/graphview/graph_view.h"

namespace scalescope::app {

void rememberPanels(widgets::GraphView& graph, Settings& settings)
{
    for (const widgets::GraphPanel panel : widgets::graphPanels)
        graph.setPanelOpen(panel, settings.isPanelOpen(panel));
    QObject::connect(&graph, &widgets::GraphView::panelsChanged, &graph, [&] {
        for (const widgets::GraphPanel panel : widgets::graphPanels)
            settings.setPanelOpen(panel, graph.isPanelOpen(panel));
    });
}

} // namespace scalescope::app
