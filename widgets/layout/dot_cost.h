// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/layout/graph_layout.h"

namespace scalescope::widgets {

/// Whether dot would take more than some four seconds. Its work grows with the square of the cards, and with
/// the ranks that edges pass: one card with n edges to and n from all over the graph has n^2 of them.
bool isTooMuchForDot(const LayoutRequest& request);
/// How many ranks the edges pass, estimated; cards in the order of execution.
std::size_t ranksPassed(const LayoutRequest& request);

} // namespace scalescope::widgets
