// SPDX-License-Identifier: GPL-3.0-or-later
// What commands do with what is open, and which of them can be given now.
#pragma once

namespace scalescope::widgets {
class CompareDocument;
class Document;
} // namespace scalescope::widgets

namespace scalescope::app {

class Commands;
class Workspace;

/// Lets the commands that run the model, or go from one open run or selection to another, do so.
void connectWorkspaceCommands(const Commands& commands, Workspace& workspace, widgets::Document& document);

/// Allows the commands that can be given now, and no others.
void allowCommands(Commands& commands, const Workspace& workspace, const widgets::Document& document,
                   const widgets::CompareDocument& compared);

} // namespace scalescope::app
