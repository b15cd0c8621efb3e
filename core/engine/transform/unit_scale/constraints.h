// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/transform.h"

#include <optional>
#include <string>
#include <vector>

namespace scalescope::engine::unit_scaling {

using job::Constraint;

/// All names, to list in a sentence.
std::string constraintList();

/// Whether the constraint is defined for that many factors, the output's among them.
bool fits(Constraint constraint, std::size_t factors);

/// The one value for `factors`, the output's first; nothing for Constraint::None.
std::optional<double> constrained(Constraint constraint, const std::vector<double>& factors);

} // namespace scalescope::engine::unit_scaling
