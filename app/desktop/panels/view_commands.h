// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::widgets {
class Document;
}

namespace scalescope::app {

class Centre;
class Commands;
struct Views;

/// Lets the commands that choose a view, or move and fold what one shows, do so.
void connectViewCommands(const Commands& commands, const Views& views, Centre& centre,
                         const widgets::Document& document);

} // namespace scalescope::app
