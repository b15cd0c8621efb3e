// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/unit_scale/rule.h"

#include <string>

namespace scalescope::engine::unit_scaling {

/// Every rule, the extended ones last.
const std::vector<const Rule*>& rules();

/// The rule of an operator call, in-place forms included ("aten::gelu_"); null where there is none. Extended
/// rules only where asked for.
const Rule* ruleFor(const std::string& target, const CallFacts& facts, bool extended);

/// The rule of that name ("gelu"); null where there is none.
const Rule* ruleNamed(std::string_view name);

/// "aten::gelu" of "aten::gelu_"; names without the underscore, and those that begin with two, as they are.
std::string outOfPlaceName(const std::string& target);

} // namespace scalescope::engine::unit_scaling
