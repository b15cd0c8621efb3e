// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/number_format.h"
#include "core/graph/graph.h"

#include <QString>

namespace scalescope::widgets {

/// What a badge says of a tensor, the worst last.
enum class Finding { None, Underflow, Overflow, Infinity, NotANumber };

/// From this part of all elements on, underflow is worth a badge; any overflow is.
inline constexpr double noticeableUnderflow = 0.1;

/// The worst of forward against one format and gradient against the other.
Finding findingOf(const graph::Node& node, const formats::NumberFormat& forward,
                  const formats::NumberFormat& backward);

/// "underflow", "overflow", "inf", "nan", translated; empty for none.
QString findingText(Finding finding);

} // namespace scalescope::widgets
