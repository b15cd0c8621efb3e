// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/fold_tree.h"
#include "widgets/waterfall/waterfall_scene.h"

#include <optional>
#include <vector>

namespace scalescope::widgets {

/// Puts one row in the place of three or more layers, or turns of a loop, that the graph folds into one card
/// and the path goes through one after the other: from the level before the first to that of the last, with
/// all that lies between. Layers in which the path begins or ends, and the one with `shown`, stay as they
/// are. Gives whether there were any.
bool foldLayers(std::vector<WaterfallRow>& rows, const sheet::FoldTree& folds,
                std::optional<graph::NodeId> shown);

} // namespace scalescope::widgets
