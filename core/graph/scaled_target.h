// SPDX-License-Identifier: GPL-3.0-or-later
// What unit-scaled operators are called.
#pragma once

#include <string>
#include <string_view>

namespace scalescope::graph {

/// What the scaled operators' targets begin with: "unit_scaled::linear" stands for "aten::linear", with
/// factors around it.
inline constexpr std::string_view scaledPrefix = "unit_scaled::";

constexpr bool isScaledTarget(std::string_view target)
{
    return target.starts_with(scaledPrefix);
}

/// "aten::linear" of "unit_scaled::linear"; other names as they are.
inline std::string unscaledName(const std::string& target)
{
    return isScaledTarget(target) ? "aten::" + target.substr(scaledPrefix.size()) : target;
}

} // namespace scalescope::graph
