// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/names.h"
#include "widgets/models/quantity.h"

namespace scalescope::app::cli {

/// The statistics of tensors by the names that options and tables have for them.
inline constexpr graph::Names<widgets::Quantity, 6> metricNames{{{widgets::Quantity::MeanAbs, "mean_abs"},
                                                                 {widgets::Quantity::AbsMean, "abs_mean"},
                                                                 {widgets::Quantity::Std, "std"},
                                                                 {widgets::Quantity::AbsMax, "abs_max"},
                                                                 {widgets::Quantity::AbsMin, "abs_min"},
                                                                 {widgets::Quantity::Rms, "rms"}}};

} // namespace scalescope::app::cli
