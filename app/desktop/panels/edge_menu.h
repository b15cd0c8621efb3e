// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace scalescope::widgets {
class GraphView;
class Waterfall;
} // namespace scalescope::widgets

namespace scalescope::app {

/// Puts what can be done at an edge of a graph into a menu: to go to either end, the waterfall from here
/// where there is one, and to copy what the edge says.
void fillEdgeMenu(QMenu& menu, widgets::GraphView& graph, int edge, widgets::Waterfall* waterfall);

} // namespace scalescope::app
