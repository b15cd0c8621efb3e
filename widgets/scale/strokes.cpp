// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scale/strokes.h"

#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets::strokes {

namespace {

constexpr double leastForWords = 12; ///< height of a row

} // namespace

void formatRanges(QPainter& painter, const QRectF& area, const sheet::ScaleAxis& axis,
                  const formats::NumberFormat& format, const RangeFills& fills)
{
    if (!(format.max > 0))
        return;
    const auto fill = [&](double low, double high, const QColor& colour) {
        const double left = axis.x(std::log2(low), area);
        const double right = axis.x(std::log2(high), area);
        painter.fillRect(QRectF(left, area.top(), right - left, area.height()), colour);
    };
    fill(format.minSubnormal / 2, format.minNormal, fills.subnormal); // what is larger is not rounded to zero
    fill(format.minNormal, format.max, fills.normal);
}

void bar(QPainter& painter, double left, double right, double y, const QColor& colour, double width)
{
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(left, y), QPointF(std::max(right, left + 1), y));
}

void dot(QPainter& painter, const QPointF& centre, double radius, double arm)
{
    if (arm > 0)
        painter.drawPolygon(QPolygonF{centre + QPointF(0, -arm), centre + QPointF(arm, 0),
                                      centre + QPointF(0, arm), centre + QPointF(-arm, 0)});
    else
        painter.drawEllipse(centre, radius, radius);
}

void arrowHead(QPainter& painter, const QPointF& tip, const QPointF& way, double length, double halfWidth,
               const QColor& colour)
{
    const QPointF across(-way.y(), way.x());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(
        QPolygonF{tip, tip - way * length + across * halfWidth, tip - way * length - across * halfWidth});
}

void rowMark(QPainter& painter, const QPointF& centre, double radius)
{
    const double half = radius * 0.7;
    painter.drawPolygon(QPolygonF{centre + QPointF(-half, -radius), centre + QPointF(-half, radius),
                                  centre + QPointF(half, 0)});
}

void word(QPainter& painter, const QRectF& cell, const QString& text, const QFont& font, const QColor& colour)
{
    if (cell.height() >= leastForWords) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(cell, Qt::AlignCenter, text);
        return;
    }
    const double side = std::min(3.0, cell.height());
    painter.fillRect(QRectF(cell.center() - QPointF(side, side) / 2, QSizeF(side, side)), colour);
}

void text(QPainter& painter, double x, double y, Qt::Alignment alignment, const QString& text)
{
    constexpr double room = 4000;
    const double left =
        alignment & Qt::AlignRight ? x - room : (alignment & Qt::AlignHCenter ? x - room / 2 : x);
    painter.drawText(QRectF(left, y - 20, room, 40), static_cast<int>(alignment | Qt::AlignVCenter), text);
}

QColor stripe(const Theme& theme)
{
    return faded(theme.rail, 0.5);
}

QColor grid(const Theme& theme)
{
    return faded(theme.line, 0.6);
}

} // namespace scalescope::widgets::strokes
