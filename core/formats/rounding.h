// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/number_format.h"

#include <string>
#include <string_view>
#include <vector>

namespace scalescope::formats {

/// Which of its two neighbours in a format a value becomes.
enum class Rounding {
    NearestEven, ///< the nearer; halfway, the one whose code is even
    Nearest,     ///< the nearer; halfway, the one nearer to zero, as the Python library has it
    Stochastic   ///< the upper with the probability of how near it is, so that the mean stays
};

/// "nearest-even", "nearest", "stochastic".
std::string_view toString(Rounding rounding);

/// All of these.
std::vector<std::string> roundingNames();

/// A rounding by that name; a sentence for an unknown one.
Result<Rounding> findRounding(std::string_view name);

/// What a format rounds with where nobody chooses: nearest-even, but stochastic for those of the Python
/// library.
Rounding defaultRounding(const NumberFormat& format);

} // namespace scalescope::formats
