// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace scalescope::formats {

/// Exact conversions of IEEE binary16 and of bfloat16, given as bit patterns, to float32 and back. The way
/// back takes only values that the type has (and Inf and NaN), and is computed with integers.
void widenHalf(const std::uint16_t* x, std::size_t n, std::uint32_t* wide);
void widenHalf(const std::uint16_t* x, std::size_t n, float* wide);
void widenBfloat16(const std::uint16_t* x, std::size_t n, std::uint32_t* wide);
void widenBfloat16(const std::uint16_t* x, std::size_t n, float* wide);
void narrowToHalf(const std::uint32_t* x, std::size_t n, std::uint16_t* narrow);
void narrowToBfloat16(const std::uint32_t* x, std::size_t n, std::uint16_t* narrow);

} // namespace scalescope::formats
