// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/losses.h"

#include <QString>

namespace scalescope::widgets {

/// From where on a loss is a problem: "Limits: any overflow · underflow > 10 % · subnormal > 25 %",
/// translated.
QString limitsText(const formats::LossLimits& limits);
/// The same without what a limit is of, "Limits: 10 %, 25 %"; of overflow only one that allows some.
QString briefLimitsText(const formats::LossLimits& limits);

} // namespace scalescope::widgets
