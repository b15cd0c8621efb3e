// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/rounding_role.h"

#include <cstddef>
#include <limits>
#include <string>

namespace scalescope::graph {

/// How far a tensor of a simulated run is from the same of its reference, x the reference's and y its own.
/// Source of the definitions: IEEE Std 1241 for the ratio in dB; the others are of linear algebra.
struct TensorError
{
    static constexpr double unavailable = std::numeric_limits<double>::quiet_NaN(); ///< where all x are zero

    /// Signal-to-quantization-noise ratio in dB, 10 log10(sum x^2 / sum (y-x)^2); Inf where they are equal.
    double sqnr = unavailable;
    double cosine = unavailable;        ///< sum xy / sqrt(sum x^2 sum y^2)
    double relativeError = unavailable; ///< sqrt(sum (y-x)^2 / sum x^2)
    double normRatio = unavailable;     ///< sqrt(sum y^2 / sum x^2)
    bool sampled = false; ///< over the largest elements, and a part of the others, drawn at random
};

/// What rounding one tensor to a format cost, against what was rounded: the local error, where TensorError is
/// what has accumulated up to a tensor.
struct RoundingError
{
    RoundingRole role;
    std::string format;                     ///< "e4m3fn"
    double sqnr = TensorError::unavailable; ///< in dB; Inf where nothing changed, NaN where all is zero
    double lost = 0;                        ///< the part of the elements that became zero or saturated
};

/// The sums that errors are made of; parts of a tensor add up. Where both are the same infinity, or both NaN,
/// a pair says nothing of the format and is left out; where only one of them is finite, the noise is
/// infinite.
class ErrorSums
{
public:
    void add(const float* reference, const float* own, std::size_t n);
    void add(const double* reference, const double* own, std::size_t n);
    /// Each pair of which stands for `weight` of them.
    void add(const ErrorSums& other, double weight = 1);

    [[nodiscard]] TensorError error(bool sampled = false) const;

private:
    template <typename T>
    void addPairs(const T* reference, const T* own, std::size_t n);

    double m_reference = 0; ///< sum x^2
    double m_own = 0;       ///< sum y^2
    double m_product = 0;   ///< sum xy
    double m_noise = 0;     ///< sum (y-x)^2
};

} // namespace scalescope::graph
