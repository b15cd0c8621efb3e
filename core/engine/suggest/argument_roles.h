// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/suggest/code_flow.h"
#include "core/job/spec.h"

#include <optional>
#include <vector>

namespace scalescope::engine {

/// Values for a tensor that an operator takes as something else than features: as indices, offsets, lengths,
/// classes or truth values. Nothing where the reader is none of these.
std::optional<job::Generated> roleOf(const Reader& reader);

/// Where a node takes a tensor apart along its first dimension (`x[0]`, `a, b = x`): the parts.
std::vector<Place> partsAlongFirst(const Reader& reader, CodeFlow& flow);

} // namespace scalescope::engine
