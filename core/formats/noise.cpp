// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/noise.h"

#include <cmath>

namespace scalescope::formats {

namespace {

/// Squares of these leave or nearly leave the range of double precision.
bool leftRange(long double sum)
{
    return !std::isfinite(sum) || (sum > 0 && sum < 1e-280L);
}

} // namespace

void correctNoise(const double* before, const double* after, std::size_t n, QuantizationCounts& counts)
{
    if (!leftRange(counts.signal) && !leftRange(counts.noise))
        return;
    counts.signal = 0;
    counts.noise = 0;
    for (std::size_t i = 0; i < n; ++i) {
        if (!std::isfinite(before[i]) || !std::isfinite(after[i]))
            continue;
        const auto x = static_cast<long double>(before[i]);
        const long double difference = x - after[i];
        counts.signal += x * x;
        counts.noise += difference * difference;
    }
}

} // namespace scalescope::formats
