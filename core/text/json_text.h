// SPDX-License-Identifier: GPL-3.0-or-later
// JSON from files and other programs, which may hold anything.
#pragma once

#include "core/message/message.h"

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string_view>
#include <tl/expected.hpp>

namespace scalescope::text {

/// What a document may hold at most; anything beyond is refused before it is taken apart.
struct JsonBounds
{
    std::size_t bytes = std::size_t{64} << 20;
    std::size_t depth = 128; ///< arrays and objects in one another: code that walks them calls itself
};

/// Why a text is no JSON to work with.
struct JsonProblem
{
    std::size_t byte = 0; ///< where it does not fit, counted from 1; 0 where the whole is meant
    message::Clause what; ///< "it is malformed at byte 7", "it nests deeper than 128 levels"
};

/// The document of that text, or why there is none: no JSON, deeper or longer than allowed, a number beyond
/// what a double holds, no memory. `callback` is nlohmann's, for members that the document does not keep.
/// Throws nothing.
tl::expected<nlohmann::json, JsonProblem>
parseJson(std::string_view text, const JsonBounds& bounds = {},
          const nlohmann::json::parser_callback_t& callback = nullptr);

} // namespace scalescope::text
