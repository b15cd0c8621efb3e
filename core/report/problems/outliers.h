// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <vector>

namespace scalescope::report {

/// What stands out from a row of values.
struct Outliers
{
    double median = std::numeric_limits<double>::quiet_NaN(); ///< of the finite ones; NaN without any
    std::vector<std::size_t> places;                          ///< of those that stand out, ascending
};

/// Which values are further from the median than `least` and than 3.5 times the median absolute deviation
/// divided by 0.6745 (the modified z-score of Iglewicz and Hoaglin, "How to Detect and Handle Outliers",
/// 1993). Values that are not finite are left out; of fewer than four none stands out.
Outliers outliersOf(const std::vector<double>& values, double least);

} // namespace scalescope::report
