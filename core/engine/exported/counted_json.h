// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/json_text.h"

#include <span>
#include <string_view>

namespace scalescope::engine::exported {

/// What a document of an archive may hold: a byte of its text can take a hundred in memory.
struct CountedBounds
{
    text::JsonBounds text;
    std::size_t values = 0;                         ///< names of members and ends of lists among them
    std::span<const std::string_view> leftOut = {}; ///< members that are not kept, nor counted
};

/// As text::parseJson does it, in time proportional to the text whatever is left out; throws UnsoundProgram
/// where the text holds more values. Levels of modules, each of which becomes a value, are counted too.
tl::expected<nlohmann::json, text::JsonProblem> parseCounted(std::string_view text,
                                                             const CountedBounds& bounds);

} // namespace scalescope::engine::exported
