// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_legend.h"

#include "widgets/models/display.h"
#include "widgets/scale/format_limits.h"
#include "widgets/scale/strokes.h"

#include <QFontMetricsF>
#include <algorithm>

namespace scalescope::widgets {

namespace {

using graph::Direction;

constexpr double symbolGap = 8;
constexpr double entryGap = 28;

LegendEntry dotEntry(const QString& text, const QColor& colour, double width, double arm)
{
    return {text, width, [colour, arm](QCPPainter& painter, const QPointF& centre) {
                painter.setBrush(colour);
                strokes::dot(painter, centre, 4.5, arm);
            }};
}

LegendEntry ringEntry(const Theme& theme)
{
    return {PlotWords::tr("local: of the rounding itself"), 10,
            [colour = theme.muted](QCPPainter& painter, const QPointF& centre) {
                painter.setPen(QPen(colour, ringWidth));
                painter.setBrush(Qt::NoBrush);
                strokes::dot(painter, centre, 4.5);
            }};
}

LegendEntry limitEntry(const Theme& theme)
{
    return {PlotWords::tr("limit"), 24, [colour = theme.muted](QCPPainter& painter, const QPointF& centre) {
                painter.setPen(limitPen(colour));
                painter.drawLine(QLineF(centre - QPointF(12, 0), centre + QPointF(12, 0)));
            }};
}

LegendEntry problemEntry(const Theme& theme)
{
    return {PlotWords::tr("problem"), 8, [colour = theme.error](QCPPainter& painter, const QPointF& centre) {
                painter.setBrush(colour);
                strokes::rowMark(painter, centre, 3.5);
            }};
}

double widthOf(const LegendEntry& entry, const QFontMetricsF& metrics)
{
    return entry.symbolWidth + symbolGap + metrics.horizontalAdvance(entry.text);
}

} // namespace

std::vector<LegendEntry> legendOf(const PlotScene& scene, const Theme& theme)
{
    std::vector<LegendEntry> entries;
    if (scene.hasForward)
        entries.push_back(dotEntry(directionText(Direction::Forward), theme.forward, 10, 0));
    if (scene.hasGradient)
        entries.push_back(dotEntry(directionText(Direction::Backward), theme.gradient, 10, 0));
    if (scene.hasParameters)
        entries.push_back(dotEntry(PlotWords::tr("parameter"), theme.muted, 12, 6));
    if (std::ranges::any_of(scene.rows, [](const PlotRow& row) { return row.mark != RowMark::None; }))
        entries.push_back(problemEntry(theme));
    entries.push_back(scene.showsError ? ringEntry(theme) : limitEntry(theme));
    return entries;
}

double legendWidth(const std::vector<LegendEntry>& entries, const Theme& theme)
{
    const QFontMetricsF metrics(theme.textFont);
    double width = entries.empty() ? 0 : -entryGap;
    for (const LegendEntry& entry : entries)
        width += entryGap + widthOf(entry, metrics);
    return width;
}

std::vector<std::vector<LegendEntry>> legendLines(const std::vector<LegendEntry>& entries, const Theme& theme,
                                                  double width)
{
    std::vector<std::vector<LegendEntry>> lines;
    for (const LegendEntry& entry : entries) {
        if (!lines.empty()) {
            lines.back().push_back(entry);
            if (legendWidth(lines.back(), theme) <= width)
                continue;
            lines.back().pop_back();
        }
        lines.push_back({entry});
    }
    return lines;
}

void paintLegend(QCPPainter& painter, const std::vector<LegendEntry>& entries, const Theme& theme,
                 double left, double y)
{
    const QFontMetricsF metrics(theme.textFont);
    painter.setFont(theme.textFont);
    double x = left;
    for (const LegendEntry& entry : entries) {
        painter.setPen(Qt::NoPen);
        entry.paintSymbol(painter, QPointF(x + entry.symbolWidth / 2, y));
        painter.setPen(theme.text);
        strokes::text(painter, x + entry.symbolWidth + symbolGap, y, Qt::AlignLeft, entry.text);
        x += widthOf(entry, metrics) + entryGap;
    }
}

} // namespace scalescope::widgets
