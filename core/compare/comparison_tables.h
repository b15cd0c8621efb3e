// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace scalescope::compare {

/// The statistics that are compared, in the order of the columns.
inline constexpr std::array<std::pair<std::string_view, Statistic>, 6> comparedStatistics{
    {{"mean_abs", &graph::Statistics::meanAbs},
     {"abs_mean", &graph::Statistics::absMean},
     {"std", &graph::Statistics::std},
     {"abs_max", &graph::Statistics::absMax},
     {"abs_min", &graph::Statistics::absMin},
     {"rms", &graph::Statistics::rms}}};

/// One row for each aligned node and direction: fwd for every row of the alignment, bwd where either run has
/// a gradient. Header: id_a,id_b,status,name,kind,target_a,target_b,module,direction and, for each compared
/// statistic M, M_a,M_b,M_log2. Name, kind and module are the first run's, of added nodes the second's.
/// Numbers are written as in nodesCsv(); M_log2 is empty where M_a or M_b is missing, zero,
/// or NaN for want of elements (the deviation of one). Of a simulated run, or two, the columns of errors that
/// nodesCsv() has follow.
std::string comparisonCsv(const Comparison& comparison);

/// The same rows as JSON with the same fields, and what a pair was matched by: {"matched", "added",
/// "removed", "rows": [{"id_a": 0, ..., "rms_log2": 0.5, "matched_by": "provenance"}, ...]}. Values as in
/// nodesJson().
std::string comparisonJson(const Comparison& comparison);

} // namespace scalescope::compare
