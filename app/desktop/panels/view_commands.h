// SPDX-License-Identifier: GPL-3.0-or-later
// What lets commands and settings change a view.
#pragma once

namespace scalescope::widgets {
class Document;
class GraphView;
} // namespace scalescope::widgets

namespace scalescope::app {

class Centre;
class Commands;
class Docks;
class Settings;
struct Views;

/// Lets the commands that choose a view, or move and fold what one shows, do so.
void connectViewCommands(const Commands& commands, const Views& views, Centre& centre,
                         const widgets::Document& document);

/// Lets the commands that go along the data flow do so: those that choose the path of the waterfall, and
/// those that select what a tensor is computed from or is read by. They are there while a tensor is selected.
void connectPaths(const Commands& commands, const Views& views, Docks& docks, widgets::Document& document);

/// Lets the commands that look for a tensor or go from problem to problem bring the panel for it to the
/// front.
void connectSearch(const Commands& commands, const Views& views, Docks& docks);

/// Lets the commands of gains write them beside the edges of the graph: all at once, and each direction by
/// itself. What was chosen last is there again at the next start.
void connectGains(const Commands& commands, widgets::GraphView& graph, Settings& settings);

/// Opens the panels over a graph that were open last, and remembers which the user opens and closes.
void rememberPanels(widgets::GraphView& graph, Settings& settings);

} // namespace scalescope::app
