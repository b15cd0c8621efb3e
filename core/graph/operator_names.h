// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/scaled_target.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace scalescope::graph {

/// "softmax" of "aten::_softmax", "aten::softmax_" and "unit_scaled::softmax".
inline std::string plainName(const std::string& target)
{
    std::string name = unscaledName(target);
    const auto space = name.find("::");
    name.erase(0, space == std::string::npos ? 0 : space + 2);
    name.erase(0, name.find_first_not_of('_'));
    name.erase(name.find_last_not_of('_') + 1);
    return name;
}

/// Whether a list of such names has one.
inline bool isOneOf(std::span<const std::string_view> names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

} // namespace scalescope::graph
