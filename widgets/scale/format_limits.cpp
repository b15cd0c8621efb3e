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

constexpr double edge = 8;        ///< of the device, which names keep free at the right
constexpr double nameGap = 8;     ///< between names in a line
constexpr double steppedGap = 3;  ///< between a name and its line
constexpr double swatchRoom = 20; ///< of a colour, before its word
constexpr double keyGap = 16;

const QColor& colourOf(const PlotLimit& limit, const Theme& theme)
{
    return limit.direction ? theme.of(*limit.direction) : theme.muted;
}

/// The name of a limit and the line that it is in, 0 the lowest.
struct PlacedName
{
    const PlotLimit* limit;
    QRectF box;
    int tier = 0;
};

std::vector<const PlotLimit*> inView(const PlotGeometry& geometry, const std::vector<PlotLimit>& limits)
{
    std::vector<const PlotLimit*> shown;
    for (const PlotLimit& limit : limits)
        if (limit.position >= geometry.axis.lo && limit.position <= geometry.axis.hi)
            shown.push_back(&limit);
    return shown;
}

/// Those that find room in so many lines, the most important first, so that what finds none is the least.
std::vector<PlacedName> placed(const PlotGeometry& geometry, const std::vector<PlotLimit>& limits,
                               const Theme& theme, int tiers)
{
    std::vector<const PlotLimit*> shown = inView(geometry, limits);
    std::ranges::stable_sort(shown, {}, &PlotLimit::importance);
    const QFontMetricsF metrics(demiBold(theme.detailFont));
    const double rightEnd = geometry.whole.right() - edge;
    std::vector<PlacedName> names;
    for (const PlotLimit* limit : shown) {
        const double width = std::ceil(metrics.horizontalAdvance(limit->label)) + 2;
        const double left = std::clamp(geometry.x(limit->position) - width / 2, geometry.margin,
                                       std::max(geometry.margin, rightEnd - width));
        for (int tier = 0; tier < tiers; ++tier) {
            const QRectF box(left, geometry.plot.top() - 6 - tierHeight * (tier + 1), width, tierHeight);
            const bool isTaken = std::ranges::any_of(names, [&box](const PlacedName& other) {
                return other.box.adjusted(-nameGap, 0, nameGap, 0).intersects(box);
            });
            if (isTaken)
                continue;
            names.push_back({limit, box, tier});
            break;
        }
    }
    return names;
}

/// Names at the left of their lines, which go up to them: each is above the lines that it lies over.
std::vector<PlacedName> stepped(const PlotGeometry& geometry, const std::vector<PlotLimit>& limits,
                                const Theme& theme)
{
    std::vector<const PlotLimit*> shown = inView(geometry, limits);
    std::ranges::stable_sort(shown, {}, &PlotLimit::position);
    const QFontMetricsF metrics(demiBold(theme.detailFont));
    std::vector<PlacedName> names;
    for (const PlotLimit* limit : shown) {
        const double width = std::ceil(metrics.horizontalAdvance(limit->label)) + 2;
        const double left = std::max(geometry.margin, geometry.x(limit->position) - width - steppedGap);
        int tier = 0;
        for (const PlacedName& other : names)
            if (other.box.right() + steppedGap + nameGap > left)
                tier = std::max(tier, other.tier + 1);
        names.push_back(
            {limit, {left, geometry.plot.top() - 6 - tierHeight * (tier + 1), width, tierHeight}, tier});
    }
    return names;
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
    for (const PlotLimit& limit : limits) {
        if (limit.position < geometry.axis.lo || limit.position > geometry.axis.hi)
            continue;
        painter.setPen(limitPen(colourOf(limit, theme)));
        const double x = geometry.x(limit.position);
        painter.drawLine(QLineF(x, geometry.plot.top() - 4, x, geometry.plot.bottom()));
    }
    painter.setFont(demiBold(theme.detailFont));
    for (const PlacedName& name : placed(geometry, limits, theme, tiers)) {
        painter.setPen(colourOf(*name.limit, theme));
        painter.drawText(name.box, Qt::AlignCenter, name.limit->label);
    }
}

int steppedTiers(const PlotGeometry& geometry, const std::vector<PlotLimit>& limits, const Theme& theme)
{
    int tiers = 0;
    for (const PlacedName& name : stepped(geometry, limits, theme))
        tiers = std::max(tiers, name.tier + 1);
    return tiers;
}

void paintSteppedLimits(QCPPainter& painter, const PlotGeometry& geometry,
                        const std::vector<PlotLimit>& limits, const Theme& theme)
{
    const std::vector<PlacedName> names = stepped(geometry, limits, theme);
    for (const PlacedName& name : names) {
        painter.setPen(limitPen(colourOf(*name.limit, theme)));
        const double x = geometry.x(name.limit->position);
        painter.drawLine(QLineF(x, name.box.top() + 3, x, geometry.plot.bottom()));
    }
    painter.setFont(demiBold(theme.detailFont));
    for (const PlacedName& name : names) {
        painter.setPen(colourOf(*name.limit, theme));
        painter.drawText(name.box, Qt::AlignCenter, name.limit->label);
    }
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
