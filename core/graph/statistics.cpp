// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/statistics.h"

#include <algorithm>
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
    if (m_counts.empty() || m_counts.back().first < bin) {
        m_counts.emplace_back(bin, count);
        return;
    }
    const auto place = std::ranges::lower_bound(m_counts, bin, {}, &Bin::first);
    if (place->first == bin) {
        place->second += count;
    } else {
        m_counts.emplace(place, bin, count);
    }
}

void Histogram::add(const Histogram& other)
{
    std::vector<Bin> merged;
    merged.reserve(m_counts.size() + other.m_counts.size());
    auto own = m_counts.begin();
    for (const Bin& bin : other.m_counts) {
        for (; own != m_counts.end() && own->first < bin.first; ++own) {
            merged.push_back(*own);
        }
        merged.push_back(bin);
        if (own != m_counts.end() && own->first == bin.first) {
            merged.back().second += own->second;
            ++own;
        }
    }
    merged.insert(merged.end(), own, m_counts.end());
    m_counts = std::move(merged);
}

std::int64_t Histogram::countOf(int bin) const
{
    const auto place = std::ranges::lower_bound(m_counts, bin, {}, &Bin::first);
    return place != m_counts.end() && place->first == bin ? place->second : 0;
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
