// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/rounding_noise.h"

#include <algorithm>
#include <cmath>

namespace scalescope::formats {

namespace {

/// Integral of (x - origin)^2.
double squaresBetween(double low, double high, double origin)
{
    const double a = low - origin;
    const double b = high - origin;
    return (b - a) * (a * a + a * b + b * b) / 3;
}

} // namespace

RoundingNoise::RoundingNoise(const NumberFormat& format)
    : m_mantissaBits(format.mantissaBits),
      m_largest(format.max),
      m_smallestNormal(format.minNormal),
      m_smallest(format.minSubnormal),
      m_flushed(format.minSubnormal / 2),
      m_saturating(format.max + std::ldexp(1, std::ilogb(format.max) - format.mantissaBits) / 2)
{
}

double RoundingNoise::stepAt(double magnitude) const
{
    // So that NaN has one, too: it has no binade.
    return magnitude >= m_smallestNormal ? std::ldexp(1, std::ilogb(magnitude) - m_mantissaBits) : m_smallest;
}

double RoundingNoise::errorOf(double magnitude) const
{
    if (magnitude >= m_largest)
        return magnitude - m_largest;
    const double step = stepAt(magnitude);
    return magnitude - std::nearbyint(magnitude / step) * step;
}

double RoundingNoise::meanSquare(double low, double high) const
{
    if (!(low < high))
        return errorOf(low) * errorOf(low);
    double sum = 0;
    for (double at = low; at < high;) {
        double end = high;
        if (at < m_flushed) {
            end = std::min(high, m_flushed);
            sum += squaresBetween(at, end, 0);
        } else if (at >= m_saturating) {
            sum += squaresBetween(at, end, m_largest);
        } else {
            const double step = stepAt(at);
            const double next = at < m_smallestNormal ? m_smallestNormal : std::ldexp(1, std::ilogb(at) + 1);
            end = std::min({high, next, m_saturating});
            sum += (end - at) * step * step / 12;
        }
        at = end;
    }
    return sum / (high - low);
}

double RoundingNoise::partLost(double low, double high) const
{
    if (!(low < high))
        return low <= m_flushed || low > m_saturating ? 1 : 0;
    const double flushed = std::clamp(m_flushed, low, high) - low;
    const double saturated = high - std::clamp(m_saturating, low, high);
    return (flushed + saturated) / (high - low);
}

} // namespace scalescope::formats
