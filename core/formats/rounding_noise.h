// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/number_format.h"

namespace scalescope::formats {

/// What rounding to the nearest value of a format does to magnitudes that are spread evenly between two
/// bounds, as they are taken to be in a bin of a histogram.
///
/// With m mantissa bits the steps between values from 2^e to 2^(e+1) are 2^(e-m) wide, those below the
/// smallest normal number as wide as the smallest subnormal one. The error of a rounded magnitude is uniform
/// in half a step to either side, so that its mean square is step^2 / 12 (Widrow and Kollar, Quantization
/// Noise, Cambridge 2008, chapters 1 and 12). A magnitude of at most half of the smallest number becomes
/// zero, and its error is itself; one beyond the largest becomes the largest, and its error is what it
/// exceeds that by.
class RoundingNoise
{
public:
    explicit RoundingNoise(const NumberFormat& format);

    /// Mean square of the error of magnitudes from `low` to `high`; of one magnitude where both are the same.
    [[nodiscard]] double meanSquare(double low, double high) const;
    /// The part of them that becomes zero, or is beyond the largest by more than half a step.
    [[nodiscard]] double partLost(double low, double high) const;

private:
    [[nodiscard]] double stepAt(double magnitude) const;
    [[nodiscard]] double errorOf(double magnitude) const;

    int m_mantissaBits;
    double m_largest;
    double m_smallestNormal;
    double m_smallest;
    double m_flushed;    ///< up to here to zero
    double m_saturating; ///< from here on to the largest with more than half a step
};

} // namespace scalescope::formats
