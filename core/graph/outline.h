// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"

#include <cstdint>
#include <optional>

namespace scalescope::graph {

/// The fact by which a run file says that it holds an outline. Its status is "incomplete", so that versions
/// which don't know outlines take it for a run that recorded no figures.
inline constexpr const char* outlineFact = "outline";

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

/// What an outline's operator is in, as the names of arguments behind its own, whose constants say where that
/// begins: "model.py:12".
inline constexpr const char* inBranch = "if";
inline constexpr const char* inOtherBranch = "else";
inline constexpr const char* inLoop = "loop";
/// The innermost of them; null where there is none.
const Argument* around(const Node& node);

/// How many tensors a run will have that goes as this outline does. Nothing where that depends on the run,
/// and of what is no whole outline.
std::optional<std::int64_t> tensorsOfRun(const Run& outline);

} // namespace scalescope::graph
