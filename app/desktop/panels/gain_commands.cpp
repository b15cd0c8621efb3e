// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/gain_commands.h"

#include "app/desktop/commands/commands.h"
#include "app/settings/settings.h"
#include "widgets/graphview/graph_view.h"

namespace scalescope::app {

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

} // namespace scalescope::app
