// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_selection.h"
#include "widgets/models/key_hint.h"

#include <optional>
#include <variant>

class QKeyEvent;

namespace scalescope::widgets {

/// What a key asks of a graph beside a step.
enum class GraphAction { ZoomIn, ZoomOut, ResetZoom, OpenModule, FoldModule, CancelLayout };

/// What a key asks for; nothing where it is none of the graph's.
std::optional<std::variant<Step, GraphAction>> graphKey(const QKeyEvent& event);

/// These keys, and what the mouse does that nothing on the screen says, for help.
ViewKeys graphKeys();

} // namespace scalescope::widgets
