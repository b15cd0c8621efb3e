// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/layout/graph_layout.h"

namespace scalescope::widgets {

/// Whether dot would take many seconds. Its work grows with the ranks that edges pass: a module that is
/// called n times is one card with n edges to and n from all over the graph, which pass n^2 of them.
bool isTooMuchForDot(const LayoutRequest& request);
/// How many ranks the edges pass, estimated; cards in the order of execution.
std::size_t ranksPassed(const LayoutRequest& request);

} // namespace scalescope::widgets
