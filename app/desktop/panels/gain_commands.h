// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::widgets {
class GraphView;
}

namespace scalescope::app {

class Commands;
class Settings;

/// Lets the commands of gains write them beside the edges of the graph: all at once, and each direction by
/// itself. What was chosen last is there again at the next start.
void connectGains(const Commands& commands, widgets::GraphView& graph, Settings& settings);

} // namespace scalescope::app
