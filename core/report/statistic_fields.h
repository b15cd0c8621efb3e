// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"

#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <variant>

namespace scalescope::report {

/// A statistic's name in tables and how to read it, in the order of the columns.
struct StatisticField
{
    std::string_view name;
    std::variant<double graph::Statistics::*, std::int64_t graph::Statistics::*> member;
};

inline constexpr std::array<StatisticField, 12> statisticFields{
    {{"mean_abs", &graph::Statistics::meanAbs},
     {"abs_mean", &graph::Statistics::absMean},
     {"std", &graph::Statistics::std},
     {"abs_max", &graph::Statistics::absMax},
     {"abs_min", &graph::Statistics::absMin},
     {"numel", &graph::Statistics::numel},
     {"rms", &graph::Statistics::rms},
     {"abs_min_nonzero", &graph::Statistics::absMinNonzero},
     {"zeros", &graph::Statistics::zeros},
     {"nans", &graph::Statistics::nans},
     {"pos_infs", &graph::Statistics::posInfs},
     {"neg_infs", &graph::Statistics::negInfs}}};

/// A number that may be missing: an empty tensor has none but its counts, and one without a non-zero element
/// no smallest of them. NaN elements and the deviation of one element are values: nan.
inline std::optional<double> numberOf(const graph::Statistics& statistics, double graph::Statistics::*member)
{
    const double value = statistics.*member;
    if (!std::isnan(value))
        return value;
    const bool missing =
        statistics.numel == 0 || (member == &graph::Statistics::absMinNonzero && statistics.nans == 0);
    return missing ? std::nullopt : std::optional(value);
}

} // namespace scalescope::report
