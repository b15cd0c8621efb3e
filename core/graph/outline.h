// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"

#include <string>

namespace scalescope::graph {

/// The fact by which a run file says that it holds an outline. Its status is "incomplete", so that versions
/// which don't know outlines take it for a run that recorded no figures.
inline const std::string outlineFact = "outline";

/// Makes the run say that it is an outline.
void markOutline(RunFacts& facts);

/// Whether nothing of it was run: its graph is what the model's code says, both branches of each `if` and the
/// bodies of loops once, and no tensor has values.
bool isOutline(const Run& run);

/// Whether an operator's result or an input has no type and no shape because it was not made yet.
inline bool isUnmade(const Node& node)
{
    return node.dtype.empty() && node.shape.empty();
}

} // namespace scalescope::graph
