// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers beyond all others, and what is no number.
#pragma once

#include <limits>

namespace scalescope::tests {

inline constexpr double infinity = std::numeric_limits<double>::infinity();
inline constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
inline constexpr float floatInfinity = std::numeric_limits<float>::infinity();
inline constexpr float floatNotANumber = std::numeric_limits<float>::quiet_NaN();

} // namespace scalescope::tests
