// SPDX-License-Identifier: GPL-3.0-or-later
// The single strokes of a comparison's picture.
#pragma once

#include "core/compare/alignment.h"
#include "widgets/scaleplot/plot_painter.h"
#include "widgets/theme/theme.h"

#include <QPointF>
#include <QRectF>

class QPainter;

namespace scalescope::widgets::strokes {

inline constexpr double outerMargin = 24;
inline constexpr double signWidth = 14;    ///< of the sign before the label of an added or removed tensor
inline constexpr double ratioColumn = 138; ///< one direction's number and bar
inline constexpr double numberWidth = 70;
inline constexpr double barGap = 8;

/// How the marks of a row look.
struct Mark
{
    QColor colour;
    QColor background;
    double radius = 3.5;
    bool diamond = false; ///< parameters
};

/// From the first run's value to the second's.
void arrow(QPainter& painter, const QPointF& start, const QPointF& stop, const Mark& mark);
/// A value: hollow in the first run, filled in the second.
void point(QPainter& painter, const QPointF& centre, const Mark& mark, bool filled);
/// A value that the axis has no place for: "0", "Inf" or "NaN".
void edge(QPainter& painter, const QPointF& centre, const Mark& mark, double value, const QFont& font,
          double rowHeight);
/// "added" or "removed" in place of a ratio.
void status(QPainter& painter, const QRectF& cell, compare::Status status, const Theme& theme);

/// Where the ratio of a direction (0 forward, 1 gradient) stands in a row.
QRectF ratioCell(const PlotGeometry& geometry, double rightGutter, std::size_t direction, int row);

} // namespace scalescope::widgets::strokes
