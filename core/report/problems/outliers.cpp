// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/outliers.h"

#include <algorithm>
#include <cmath>

namespace scalescope::report {

namespace {

constexpr double farthestScore = 3.5;
constexpr double deviationOfNormal = 0.6745; ///< median absolute deviation of a normal distribution of 1
constexpr std::size_t fewest = 4;

/// The lower one of two in the middle, but of two values alone their middle: neither is the usual one. There
/// is one value or more.
double medianOf(std::vector<double>& values)
{
    if (values.size() == 2)
        return (values[0] + values[1]) / 2;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

Outliers outliersOf(const std::vector<double>& values, double least)
{
    std::vector<double> finite;
    std::ranges::copy_if(values, std::back_inserter(finite),
                         [](double value) { return std::isfinite(value); });
    if (finite.empty())
        return {};
    Outliers outliers;
    outliers.median = medianOf(finite);
    if (finite.size() < fewest)
        return outliers;
    for (double& value : finite)
        value = std::abs(value - outliers.median);
    const double bound = std::max(least, farthestScore * medianOf(finite) / deviationOfNormal);
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (std::isfinite(values[i]) && std::abs(values[i] - outliers.median) > bound)
            outliers.places.push_back(i);
    }
    return outliers;
}

} // namespace scalescope::report
