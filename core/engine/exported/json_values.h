// SPDX-License-Identifier: GPL-3.0-or-later
// Reading the JSON of an archive: within bounds, and value by value.
#pragma once

#include "core/text/json_text.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <torch/script.h>

namespace scalescope::engine::exported {

// What a program's JSON holds, looked at: each throws nlohmann::json::exception for what is not as PyTorch
// writes it.

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

/// What a document of an archive may hold: a byte of its text can take a hundred in memory.
struct CountedBounds
{
    text::JsonBounds text;
    std::size_t values = 0;                         ///< names of members and ends of lists among them
    std::span<const std::string_view> leftOut = {}; ///< members that are not kept, nor counted
};

/// As text::parseJson does it, in time proportional to the text whatever is left out; throws ClauseError
/// where the text holds more values. Levels of modules, each of which becomes a value, are counted too.
tl::expected<nlohmann::json, text::JsonProblem> parseCounted(std::string_view text,
                                                             const CountedBounds& bounds);

/// The dtype of torch.export's own number (torch/_export/serde/schema.py); nothing where this libtorch has
/// none.
std::optional<at::ScalarType> scalarTypeOf(std::int64_t number);

/// The same of memory formats and layouts.
std::optional<at::MemoryFormat> memoryFormatOf(std::int64_t number);
std::optional<at::Layout> layoutOf(std::int64_t number);

} // namespace scalescope::engine::exported
