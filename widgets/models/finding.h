// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/tensor_formats.h"

#include <QString>

namespace scalescope::widgets {

/// What a badge says of a tensor, the worst last.
enum class Finding { None, Underflow, Overflow, Infinity, NotANumber };

/// The worst of tensor and gradient: what the problems call an error (core/report/problems.h), by the same
/// limits. Infinities of a forward tensor that were asked for (report::intendedInfinities) are none.
Finding findingOf(const graph::Node& node, const report::TensorFormats& formats,
                  const formats::LossLimits& limits, bool intendsInfinities = false);

/// "underflow", "overflow", "inf", "nan", translated; empty for none.
QString findingText(Finding finding);

} // namespace scalescope::widgets
