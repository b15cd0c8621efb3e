// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_strokes.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>
#include <cmath>

namespace scalescope::widgets::strokes {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Comparison)
};

} // namespace

void arrow(QPainter& painter, const QPointF& start, const QPointF& stop, const Mark& mark)
{
    painter.setPen(QPen(mark.colour, 1.4));
    painter.drawLine(start, stop);
    const double length = stop.x() - start.x();
    if (mark.radius < 2 || std::abs(length) < 5 * mark.radius)
        return;
    const double way = length > 0 ? 1 : -1;
    const QPointF tip = stop - QPointF(way * (mark.radius + 1), 0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mark.colour);
    painter.drawPolygon(QPolygonF{tip, tip - QPointF(way * 6, 2.6), tip - QPointF(way * 6, -2.6)});
}

void point(QPainter& painter, const QPointF& centre, const Mark& mark, bool filled)
{
    painter.setPen(QPen(mark.colour, 1.4));
    painter.setBrush(filled ? mark.colour : mark.background);
    if (!mark.diamond) {
        painter.drawEllipse(centre, mark.radius, mark.radius);
        return;
    }
    const double arm = mark.radius + 0.8;
    painter.drawPolygon(QPolygonF{centre + QPointF(0, -arm), centre + QPointF(arm, 0),
                                  centre + QPointF(0, arm), centre + QPointF(-arm, 0)});
}

void edge(QPainter& painter, const QPointF& centre, const Mark& mark, double value, const QFont& font,
          double rowHeight)
{
    if (rowHeight < 12) {
        painter.fillRect(QRectF(centre - QPointF(1.5, 1), QSizeF(3, 2)), mark.colour);
        return;
    }
    const QString text = value == 0          ? QStringLiteral("0")
                         : std::isnan(value) ? QStringLiteral("NaN")
                                             : QStringLiteral("Inf");
    painter.setFont(font);
    painter.setPen(mark.colour);
    painter.drawText(QRectF(centre - QPointF(20, 8), QSizeF(40, 16)), Qt::AlignCenter, text);
}

void status(QPainter& painter, const QRectF& cell, compare::Status status, const Theme& theme)
{
    painter.setFont(theme.detailFont);
    painter.setPen(theme.muted);
    painter.drawText(cell, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
                     status == compare::Status::Added ? Words::tr("added") : Words::tr("removed"));
}

QRectF ratioCell(const PlotGeometry& geometry, double rightGutter, std::size_t direction, int row)
{
    const double left = geometry.plot.right() + rightGutter + ratioColumn * static_cast<double>(direction);
    return {left, geometry.y(row), ratioColumn - 12, geometry.rowHeight};
}

} // namespace scalescope::widgets::strokes
