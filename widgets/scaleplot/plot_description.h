// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/scaleplot/plot_scene.h"
#include "widgets/theme/theme.h"

#include <QString>

namespace scalescope::widgets {

/// What the tooltip of a row says, as rich text.
QString describeRow(const PlotScene& scene, int row, const Theme& theme);

} // namespace scalescope::widgets
