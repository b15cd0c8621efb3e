// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scale/format_limits.h"

#include "widgets/scale/strokes.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

/// The translation context of this file's words.
struct Plot
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ScalePlot)
};

constexpr double tierHeight = 16;
constexpr double swatchRoom = 20; ///< of a colour, before its word
constexpr double keyGap = 16;

const QColor& colourOf(const PlotLimit& limit, const Theme& theme)
{
    return limit.direction ? theme.of(*limit.direction) : theme.muted;
}

void paintNames(QCPPainter& painter, const PlotGeometry& geometry,
                const std::vector<const PlotLimit*>& limits, const Theme& theme, int tiers)
{
    const QFontMetricsF metrics(demiBold(theme.detailFont));
    const double rightEnd = geometry.whole.right() - 8;
    std::vector<QRectF> taken;
    painter.setFont(demiBold(theme.detailFont));
    for (const PlotLimit* limit : limits) {
        const double width = std::ceil(metrics.horizontalAdvance(limit->label)) + 2;
        const double left = std::clamp(geometry.x(limit->position) - width / 2, RowPlot::outerMargin,
                                       std::max(RowPlot::outerMargin, rightEnd - width));
        for (int tier = 0; tier < tiers; ++tier) {
            const QRectF box(left, geometry.plot.top() - 6 - tierHeight * (tier + 1), width, tierHeight);
            if (std::ranges::any_of(taken, [&box](const QRectF& other) { return other.intersects(box); }))
                continue;
            taken.push_back(box.adjusted(-8, 0, 8, 0));
            painter.setPen(colourOf(*limit, theme));
            painter.drawText(box, Qt::AlignCenter, limit->label);
            break;
        }
    }
}

} // namespace

QPen limitPen(const QColor& colour)
{
    QPen pen(colour, 1.2, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({4, 3});
    return pen;
}

std::vector<PlotLimit> limitsOf(const formats::NumberFormat& format,
                                std::optional<graph::Direction> direction)
{
    if (!(format.max > 0))
        return {};
    const QString name = QString::fromStdString(format.label);
    std::vector<PlotLimit> limits{
        {std::log2(format.max), Plot::tr("%1 max").arg(name), direction, 0},
        {std::log2(format.minNormal), Plot::tr("%1 min normal").arg(name), direction, 2}};
    if (format.minSubnormal < format.minNormal)
        limits.push_back(
            {std::log2(format.minSubnormal), Plot::tr("%1 min subnormal").arg(name), direction, 1});
    return limits;
}

void paintLimits(QCPPainter& painter, const PlotGeometry& geometry, const std::vector<PlotLimit>& limits,
                 const Theme& theme, int tiers)
{
    std::vector<const PlotLimit*> shown;
    for (const PlotLimit& limit : limits) {
        if (limit.position < geometry.axis.lo || limit.position > geometry.axis.hi)
            continue;
        shown.push_back(&limit);
        painter.setPen(limitPen(colourOf(limit, theme)));
        const double x = geometry.x(limit.position);
        painter.drawLine(QLineF(x, geometry.plot.top() - 4, x, geometry.plot.bottom()));
    }
    // The most important first, so that what finds no room is the least.
    std::ranges::stable_sort(shown, {}, &PlotLimit::importance);
    paintNames(painter, geometry, shown, theme, tiers);
}

double paintRangeKey(QPainter& painter, double left, double y, const formats::NumberFormat& format,
                     const Theme& theme)
{
    if (!(format.max > 0))
        return left;
    const QFontMetricsF metrics(theme.detailFont);
    painter.setFont(theme.detailFont);
    double x = left;
    const auto entry = [&](const QColor& colour, const QString& text) {
        painter.setPen(QPen(theme.line, 1));
        painter.setBrush(colour);
        painter.drawRect(QRectF(x, y - 5, 14, 10));
        painter.setPen(theme.text);
        strokes::text(painter, x + swatchRoom, y, Qt::AlignLeft, text);
        x += swatchRoom + metrics.horizontalAdvance(text) + keyGap;
    };
    entry(theme.normal,
          Plot::tr("%1 normal", "what a format holds so").arg(QString::fromStdString(format.label)));
    if (format.minSubnormal < format.minNormal)
        entry(theme.subnormal, Plot::tr("subnormal"));
    entry(theme.lost, Plot::tr("lost"));
    return x - keyGap;
}

} // namespace scalescope::widgets
