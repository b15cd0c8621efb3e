// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace scalescope::graph {

/// The values of an enumeration with the names that files use.
template <typename Enum, std::size_t size>
using Names = std::array<std::pair<Enum, std::string_view>, size>;

template <typename Enum, std::size_t size>
constexpr std::string_view nameOf(const Names<Enum, size>& names, Enum value)
{
    for (const auto& [known, name] : names)
        if (known == value)
            return name;
    return {};
}

template <typename Enum, std::size_t size>
constexpr std::optional<Enum> valueOf(const Names<Enum, size>& names, std::string_view text)
{
    for (const auto& [value, name] : names)
        if (name == text)
            return value;
    return std::nullopt;
}

} // namespace scalescope::graph
