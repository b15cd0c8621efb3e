// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/scaleplot/plot_scene.h"

#include <set>
#include <vector>

namespace scalescope::widgets {

/// The scene with these nodes' rows alone, on the axis that it had.
PlotScene withNodes(const PlotScene& scene, const std::set<graph::NodeId>& nodes);

/// The scene in pieces of at most so many rows, about as many in each: every piece has its axis and its
/// limits and is a page. Arrows and brackets end with their piece.
std::vector<PlotScene> piecesOf(const PlotScene& scene, std::size_t mostRows);

} // namespace scalescope::widgets
