// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bisect/bisection.h"

#include <optional>
#include <string>

namespace scalescope::app::cli {

/// What a bisection found, for people: the whole error, the groups with the largest shares, and the operands
/// that are kept for the bound. Some lines. Of one that did not end (`isWhole` false) what it had found until
/// then, which they say.
std::string bisectionText(const bisect::Bisection& bisection, const std::optional<double>& bound,
                          bool isWhole = true);

} // namespace scalescope::app::cli
