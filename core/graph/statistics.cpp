// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/statistics.h"

#include <cmath>
#include <numeric>

namespace scalescope::graph {

int Histogram::binOf(double magnitude)
{
    int exponent = 0;
    const double fraction = std::frexp(magnitude, &exponent); // in [0.5, 1)
    return (exponent - 1) * binsPerBinade + static_cast<int>((2 * fraction - 1) * binsPerBinade);
}

double Histogram::lowerEdge(int bin)
{
    const int mantissa = bin & (binsPerBinade - 1);
    const int exponent = (bin - mantissa) / binsPerBinade;
    return std::ldexp(1 + static_cast<double>(mantissa) / binsPerBinade, exponent);
}

void Histogram::add(int bin, std::int64_t count)
{
    // Bins mostly come in ascending order, where the hint makes this constant time.
    m_counts.try_emplace(m_counts.end(), bin, 0)->second += count;
}

std::int64_t Histogram::total() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::int64_t{0},
                           [](std::int64_t sum, const auto& bin) { return sum + bin.second; });
}

Histogram Histogram::times(std::int64_t factor) const
{
    Histogram result = *this;
    for (auto& [bin, count] : result.m_counts)
        count *= factor;
    return result;
}

} // namespace scalescope::graph
