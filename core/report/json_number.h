// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/number_text.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

namespace scalescope::report {

/// A number as tables have it in JSON: null where it is missing, the strings "nan", "inf" and "-inf", which
/// JSON has no numbers for.
inline nlohmann::ordered_json jsonNumber(std::optional<double> number)
{
    using nlohmann::ordered_json;
    if (!number)
        return nullptr;
    return std::isfinite(*number) ? ordered_json(*number) : ordered_json(text::roundTripText(*number));
}

} // namespace scalescope::report
