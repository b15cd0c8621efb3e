// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_picture.h"

namespace scalescope::widgets {

enum class Step {
    Producer, ///< against an edge
    Consumer, ///< along an edge
    Left,     ///< to the next card beside, on whatever edges
    Right
};

/// The card that a step leads to: among several producers or consumers the nearest one. -1 where there is
/// none.
int neighbourOf(const GraphPicture& picture, int card, Step step);

} // namespace scalescope::widgets
