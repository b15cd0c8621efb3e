// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/range_loss.h"

#include <QString>

namespace scalescope::widgets {

/// From where on a loss is a problem: "Limits: any overflow · underflow > 10 % · subnormal > 25 %",
/// translated.
QString limitsText(const formats::RangeThresholds& limits);
/// Where that has no room: "Limits…", whose tool tip says them.
QString briefLimitsText();

} // namespace scalescope::widgets
