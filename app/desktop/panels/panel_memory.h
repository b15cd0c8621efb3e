// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::widgets {
class GraphView;
}

namespace scalescope::app {

class Settings;

/// Opens the panels over a graph that were open last, and remembers which the user opens and closes.
void rememberPanels(widgets::GraphView& graph, Settings& settings);

} // namespace scalescope::app
