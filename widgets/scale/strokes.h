// SPDX-License-Identifier: GPL-3.0-or-later
// The strokes that every picture of scales is made of.
#pragma once

#include "core/formats/number_format.h"
#include "core/sheet/scale_axis.h"
#include "widgets/theme/theme.h"

#include <QPointF>

class QPainter;

namespace scalescope::widgets::strokes {

/// What fills the ranges of a format.
struct RangeFills
{
    QColor subnormal;
    QColor normal;

    static RangeFills ofPlot(const Theme& theme) { return {theme.subnormal, theme.normal}; }
    static RangeFills ofBar(const Theme& theme) { return {theme.barSubnormal, theme.barNormal}; }
};

/// What a format holds as subnormal and as normal numbers, on an axis that goes over the width of `area`.
/// What is above half of the smallest number is rounded to it, and so is held as subnormal (formats::losses).
void formatRanges(QPainter& painter, const QRectF& area, const sheet::ScaleAxis& axis,
                  const formats::NumberFormat& format, const RangeFills& fills);

/// From smallest to largest, a pixel long at least.
void bar(QPainter& painter, double left, double right, double y, const QColor& colour, double width);

/// With the painter's pen and brush: round, or where there is an `arm`, a diamond so far from its centre.
void dot(QPainter& painter, const QPointF& centre, double radius, double arm = 0);

/// From the tip back along `way`, of length 1.
void arrowHead(QPainter& painter, const QPointF& tip, const QPointF& way, double length, double halfWidth,
               const QColor& colour);

/// A triangle that points right, with the painter's brush: of a row that deserves a look.
void rowMark(QPainter& painter, const QPointF& centre, double radius);

/// A word in place of a dot; a speck where rows are too thin for words.
void word(QPainter& painter, const QRectF& cell, const QString& text, const QFont& font,
          const QColor& colour);

/// A line of text that starts (or, with Qt::AlignRight, ends) at x, its centre at y.
void text(QPainter& painter, double x, double y, Qt::Alignment alignment, const QString& text);

/// The colour of stripes behind every second row.
QColor stripe(const Theme& theme);
/// The colour of the lines at ticks.
QColor grid(const Theme& theme);

} // namespace scalescope::widgets::strokes
