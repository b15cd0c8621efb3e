// SPDX-License-Identifier: GPL-3.0-or-later
// The loops before and after rounding elements that have scales, compiled for several instruction sets and
// chosen at run time. They follow IEEE 754: the caller sees to StandardArithmetic.
#pragma once

#include <cstddef>
#include <cstdint>

namespace scalescope::formats {

/// Which type holds numbers that are computed in float32.
enum class NarrowType { None, Bfloat16, Half };

/// What the second loop counts; `signal` and `noise` sum x^2 and (x - result)^2 where both are finite.
struct UnscaleSums
{
    std::int64_t flushed = 0;    ///< not zero before, zero after
    std::int64_t infinities = 0; ///< Inf before
    double signal = 0;
    double noise = 0;
};

/// scaled = x factor, or x / factor. `scaled` may be `x`.
void scaleLoop(const float* x, std::size_t n, const float* factors, bool divides, float* scaled);
void scaleLoop(const double* x, std::size_t n, const float* factors, bool divides, double* scaled);

/// result = rounded scale, as a value of the narrow type, and at most its largest; x where that is Inf or
/// NaN. `result` may be `x`.
void unscaleLoop(const float* x, const float* rounded, std::size_t n, const float* scales, NarrowType type,
                 float* result, UnscaleSums& sums);
void unscaleLoop(const double* x, const double* rounded, std::size_t n, const float* scales, double* result,
                 UnscaleSums& sums);

} // namespace scalescope::formats
