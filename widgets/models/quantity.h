// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"

namespace scalescope::widgets {

/// Which statistic colours nodes and places the dots.
enum class Quantity { MeanAbs, Rms, Std, AbsMean, AbsMax, AbsMin };

/// Its value, NaN where there is none.
double valueOf(const graph::Statistics& statistics, Quantity quantity);
/// Which member of the statistics it is.
double graph::Statistics::*memberOf(Quantity quantity);

} // namespace scalescope::widgets
