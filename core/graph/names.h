// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// All names, in their order.
template <typename Enum, std::size_t size>
std::vector<std::string> namesOf(const Names<Enum, size>& names)
{
    std::vector<std::string> all;
    for (const auto& [value, name] : names)
        all.emplace_back(name);
    return all;
}

/// "floor, ceil, even".
inline std::string listOf(const std::vector<std::string>& names)
{
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "" : ", ") + name;
    return list;
}

} // namespace scalescope::graph
