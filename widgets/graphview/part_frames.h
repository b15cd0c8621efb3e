// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "widgets/graphview/fold.h"

namespace scalescope::widgets {

/// Names the frames of a graph that some modules were cut out of: one that is left with a single module
/// inside goes by that one's name, "h.0" and not "transformer".
void nameByParts(ViewGraph& view, const graph::Run& run);

} // namespace scalescope::widgets
