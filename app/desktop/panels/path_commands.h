// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::widgets {
class Document;
}

namespace scalescope::app {

class Commands;
class Docks;
struct Views;

/// Lets the commands that go along the data flow do so: those that choose the path of the waterfall, and
/// those that select what a tensor is computed from or is read by. They are there while a tensor is selected.
void connectPaths(const Commands& commands, const Views& views, Docks& docks, widgets::Document& document);

} // namespace scalescope::app
