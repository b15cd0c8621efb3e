// SPDX-License-Identifier: GPL-3.0-or-later
// What a program's JSON holds, looked at: each throws nlohmann::json::exception for what is not as PyTorch
// writes it.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

namespace scalescope::engine::exported {

/// As nlohmann's own look-ups do where a member is missing or of another type.
[[noreturn]] void notAsWritten();

std::int64_t integer(const nlohmann::json& value);
bool boolean(const nlohmann::json& value);
/// JSON has no Inf and NaN: they are texts.
double real(const nlohmann::json& value);
const std::string& textOf(const nlohmann::json& value);
const nlohmann::json::array_t& array(const nlohmann::json& value);

/// The one member of an object that says by its name what it holds: {"as_int": 3}.
const nlohmann::json::object_t::value_type& only(const nlohmann::json& value);

/// Null where the member is not there, or is null itself.
const nlohmann::json* find(const nlohmann::json& object, const char* member);

} // namespace scalescope::engine::exported
