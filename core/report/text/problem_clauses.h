// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"
#include "core/message/message.h"

namespace scalescope::report {

/// "forward", "gradient": which of a tensor's two a problem is of.
message::Clause subjectOf(graph::Direction direction);

/// "38 %"; one decimal below 10 %, and never 0 % of what is there or 100 % of what is not all.
message::Clause partOf(double fraction);

/// The same of a tensor's elements, and of those that are not zero where many are (formats::partNotZero):
/// "0.9 % (15 % of those not zero)".
message::Clause partIn(const graph::Metric& metric, double fraction);

} // namespace scalescope::report
