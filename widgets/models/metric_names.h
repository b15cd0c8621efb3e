// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/names.h"
#include "widgets/models/colouring.h"
#include "widgets/models/quantity.h"

namespace scalescope::widgets {

/// The statistics of tensors by the names that options and tables have for them.
inline constexpr graph::Names<Quantity, 6> metricNames{{{Quantity::MeanAbs, "mean_abs"},
                                                        {Quantity::AbsMean, "abs_mean"},
                                                        {Quantity::Std, "std"},
                                                        {Quantity::AbsMax, "abs_max"},
                                                        {Quantity::AbsMin, "abs_min"},
                                                        {Quantity::Rms, "rms"}}};

/// What colours tensors beside statistics, by the names that options have for it. The ratio needs another
/// run, shares need a search for causes.
inline constexpr graph::Names<ColourBy, 4> colourNames{{{ColourBy::Underflow, "underflow"},
                                                        {ColourBy::Overflow, "overflow"},
                                                        {ColourBy::Subnormal, "subnormal"},
                                                        {ColourBy::Error, "error"}}};

} // namespace scalescope::widgets
