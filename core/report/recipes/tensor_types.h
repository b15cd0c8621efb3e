// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/number_format.h"

#include <optional>
#include <string>

namespace scalescope::report {

/// The number format that a floating-point dtype is, "float16"; nothing for others.
std::optional<formats::NumberFormat> formatOfType(const std::string& dtype);

} // namespace scalescope::report
