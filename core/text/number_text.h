// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace scalescope::text {

/// The shortest decimal that reads back to the same double; "nan", "inf", "-inf".
std::string roundTripText(double value);

/// Three significant digits as Python's format `:.3` writes them: "0.578", "12.0", "1.23e+02", "nan".
std::string threeDigitText(double value);

/// With so many decimals, halves away from zero, as Qt rounds and people do: "6.3" of 6.25. Finite values.
std::string roundedText(double value, int decimals);

/// "4x32x64"; empty for a scalar.
std::string shapeText(const std::vector<std::int64_t>& shape);

} // namespace scalescope::text
