// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::widgets {
class CompareDocument;
class Document;
} // namespace scalescope::widgets

namespace scalescope::app {

class Commands;
class Workspace;

/// Allows the commands that can be given now, and no others.
void allowCommands(Commands& commands, const Workspace& workspace, const widgets::Document& document,
                   const widgets::CompareDocument& compared);

} // namespace scalescope::app
