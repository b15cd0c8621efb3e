// SPDX-License-Identifier: GPL-3.0-or-later
// The limits of formats on plots: lines with their names, and what the fills between them mean.
#pragma once

#include "core/formats/number_format.h"
#include "widgets/scale/row_plot.h"

#include <QPen>
#include <QString>
#include <optional>
#include <vector>

namespace scalescope::widgets {

/// One limit of a format.
struct PlotLimit
{
    double position = 0;                       ///< exponent of two
    QString label;                             ///< "E5M2 min subnormal"
    std::optional<graph::Direction> direction; ///< none where both directions have the same format
    int importance = 0;                        ///< which label stays when there is no room: 0 the first
};

/// The dashes of the lines at limits.
QPen limitPen(const QColor& colour);

/// Those of a format; none where groups of elements have scales of their own.
std::vector<PlotLimit> limitsOf(const formats::NumberFormat& format,
                                std::optional<graph::Direction> direction);

/// Dashed lines at the limits in view; above the plot their names, in so many lines.
void paintLimits(QCPPainter& painter, const PlotGeometry& geometry, const std::vector<PlotLimit>& limits,
                 const Theme& theme, int tiers);

/// The same for narrow plots, whose names have no room above their lines: each stands at the left of its
/// line, higher than that of the limit before it.
void paintSteppedLimits(QCPPainter& painter, const PlotGeometry& geometry,
                        const std::vector<PlotLimit>& limits, const Theme& theme);
/// How many lines of names these are.
int steppedTiers(const PlotGeometry& geometry, const std::vector<PlotLimit>& limits, const Theme& theme);
/// The height of one.
inline constexpr double tierHeight = 16;

/// What the fills of a format's ranges mean, beside each other: "E4M3FN normal", "subnormal", "lost".
/// Returns where it ends; `left` where the format has no ranges.
double paintRangeKey(QPainter& painter, double left, double y, const formats::NumberFormat& format,
                     const Theme& theme);

} // namespace scalescope::widgets
