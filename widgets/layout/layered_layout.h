// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/layout/graph_layout.h"

namespace scalescope::widgets {

/// Lays a graph out in time that grows little faster than its size, where Graphviz's dot would take too long:
/// each frame by itself, from the inside out, in rows by longest path along the order of execution, ordered
/// by the means of their neighbours. Edges are not led around cards. The same request gives the same layout.
LayoutResult layeredLayout(const LayoutRequest& request);

} // namespace scalescope::widgets
