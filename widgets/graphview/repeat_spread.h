// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"

#include <memory>
#include <vector>

namespace scalescope::widgets {

/// How a statistic spreads over what repeats; NaN where none has it.
struct Spread
{
    double least = graph::Statistics::unavailable;
    double median = graph::Statistics::unavailable; ///< between two in the middle their mean
    double most = graph::Statistics::unavailable;
};

/// The metrics of one direction, one for each repeat that has one.
using Metrics = std::vector<std::shared_ptr<const graph::Metric>>;

/// Over those that have the statistic.
Spread spreadOf(const Metrics& metrics, double graph::Statistics::*statistic);

/// What a bar shows of all: the median of each statistic, but magnitudes from the smallest to the largest of
/// any; counts of elements are summed. Null where there are none.
std::shared_ptr<const graph::Metric> metricOfAll(const Metrics& metrics);

} // namespace scalescope::widgets
