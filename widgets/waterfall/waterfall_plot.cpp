// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall_plot.h"

#include "widgets/models/display.h"
#include "widgets/models/field_text.h"
#include "widgets/scale/strokes.h"
#include "widgets/waterfall/waterfall_words.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr double ringWidth = 1.4;
constexpr int changeGap = 12; ///< between the rows and the column of numbers
constexpr int titleHeight = 60;
constexpr int legendHeight = 28;
constexpr int limitsHeight = 20;      ///< of the names of the format's limits, below the legend
constexpr double leastForNumber = 11; ///< height of a row

double barWidth(double rowHeight)
{
    return std::clamp(rowHeight * 0.36, 1.0, 9.0);
}

} // namespace

WaterfallPlot::WaterfallPlot(Purpose purpose, QWidget* parent) : RowCanvas(parent), m_purpose(purpose)
{
    paintOn(QStringLiteral("background"), [this](QCPPainter& painter) { paintRanges(painter); });
    paintOn(QStringLiteral("background"), [this](QCPPainter& painter) { paintHeader(painter); });
    if (purpose == Purpose::Window)
        setInteractive();
}

RowNames WaterfallPlot::namesOf(const WaterfallScene& scene, const Theme& theme)
{
    std::vector<RowName> names;
    names.reserve(scene.rows.size());
    for (const WaterfallRow& row : scene.rows)
        names.push_back({row.label, !row.level});
    return {std::move(names), theme};
}

QColor WaterfallPlot::colourOf(double change, const Theme& theme)
{
    constexpr double saturated = 16;
    return theme.scaleColour(change > 0 ? saturated : -saturated);
}

void WaterfallPlot::setScene(WaterfallScene scene, const Theme& theme, RowNames names, bool keepView)
{
    m_scene = std::move(scene);
    applyTheme(theme);
    if (m_purpose == Purpose::Picture) // a window has it in its strip
        xAxis->setLabel(fieldTitle(m_scene.quantity));
    setTitle(m_scene.title, m_scene.subtitle);
    const QFontMetricsF numbers(theme.numberFont); // of letters of one width
    m_changeWidth = static_cast<int>(
        std::ceil(std::max(m_scene.longestChange * numbers.horizontalAdvance(QLatin1Char('0')),
                           QFontMetricsF(theme.detailFont).horizontalAdvance(changeHeading()))));
    setRows(std::move(names), measured(), m_scene.fit);
    if (m_purpose == Purpose::Window)
        showRows(keepView);
}

RowFrame WaterfallPlot::measured() const
{
    const bool isPicture = m_purpose == Purpose::Picture;
    return {.header = legendHeight + (m_scene.limits.empty() ? 0 : limitsHeight) +
                      (isPicture ? titleHeight + 8 : 0),
            .footer = isPicture ? 44 : 28,
            .tickMiddle = 14,
            .title = 26,
            .subtitle = 50,
            .titleSize = 4,
            .widestName = m_scene.direction == graph::Direction::Forward ? 220.0 : 300.0,
            .nameGap = 12,
            .rightGutter = changeGap + m_changeWidth + 8,
            .afterRows = 20,
            .pictureWidth = 1120,
            .pictureRow = 24};
}

bool WaterfallPlot::isHighlighted(int row) const
{
    return at(row).highlighted;
}

QString WaterfallPlot::descriptionOf(int row) const
{
    return describeStep(m_scene, row, theme());
}

/// Below the lines at ticks.
void WaterfallPlot::paintRanges(QCPPainter& painter) const
{
    const PlotGeometry geometry = plotGeometry();
    if (m_scene.rows.empty())
        return;
    painter.setClipRect(geometry.plot);
    if (m_scene.format.max > 0)
        painter.fillRect(geometry.plot, theme().lost);
    strokes::formatRanges(painter, geometry.plot, geometry.axis, m_scene.format,
                          strokes::RangeFills::ofPlot(theme()));
}

void WaterfallPlot::paintHeader(QCPPainter& painter) const
{
    const PlotGeometry geometry = plotGeometry();
    const double middle =
        geometry.plot.top() - legendHeight / 2.0 - (m_scene.limits.empty() ? 0 : limitsHeight);
    if (m_purpose == Purpose::Picture)
        paintTitle(painter, viewport().width() - outerMargin);
    if (m_scene.rows.empty())
        return;
    painter.setFont(theme().detailFont);
    painter.setPen(theme().muted);
    strokes::text(painter, rowsRect(geometry).right() - 8, middle, Qt::AlignRight, changeHeading());
    const double keyEnd = paintRangeKey(painter, outerMargin, middle, m_scene.format, theme());
    paintLegend(painter, keyEnd, geometry.plot.right(), middle);
}

void WaterfallPlot::paintLegend(QCPPainter& painter, double left, double right, double y) const
{
    const QFontMetricsF metrics(theme().detailFont);
    painter.setFont(theme().detailFont);
    double x = right;
    const auto entry = [&](const QString& text, const auto& symbol) {
        constexpr double room = 20;
        x -= metrics.horizontalAdvance(text);
        if (x - room < left + room)
            return;
        painter.setPen(theme().text);
        strokes::text(painter, x, y, Qt::AlignLeft, text);
        symbol(QPointF(x - room / 2 - 4, y));
        x -= room + 18;
    };
    const auto arrow = [&](double change) {
        return [&, change](const QPointF& centre) {
            const QPointF way(change, 0);
            strokes::bar(painter, centre.x() - (change > 0 ? 9 : 1), centre.x() + (change > 0 ? 1 : 9), y,
                         colourOf(change, theme()), 5);
            strokes::arrowHead(painter, centre + way * 9, way, 9, 5, colourOf(change, theme()));
        };
    };
    if (m_scene.hasBranches)
        entry(branchWords(m_scene.direction), [&](const QPointF& centre) {
            painter.setPen(QPen(theme().text, ringWidth));
            painter.setBrush(Qt::NoBrush);
            strokes::dot(painter, centre, 5.5);
        });
    if (std::ranges::any_of(m_scene.rows, [](const WaterfallRow& row) { return row.layers.has_value(); }))
        entry(layersWords(), [&](const QPointF& centre) {
            painter.fillRect(QRectF(centre.x() - 9, centre.y() - 5, 18, 10), bandColour());
        });
    entry(shrankWords(), arrow(-1));
    entry(grewWords(), arrow(1));
    entry(directionText(m_scene.direction), [&](const QPointF& centre) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().of(m_scene.direction));
        strokes::dot(painter, centre, 4.5);
    });
}

void WaterfallPlot::paintRows(QCPPainter& painter, const PlotGeometry& geometry) const
{
    paintLimits(painter, geometry, m_scene.limits, theme(), 1);
    painter.setClipRect(geometry.plot.adjusted(-6, 0, 6, 0));
    for (int row = geometry.first(); row < geometry.end(); ++row)
        paintLayers(painter, geometry, row);
    for (int row = geometry.first(); row < geometry.end(); ++row)
        paintStep(painter, geometry, row);
    for (int row = geometry.first(); row < geometry.end(); ++row)
        paintLevels(painter, geometry, row);
    painter.setClipRect(rowsRect(geometry));
    for (int row = geometry.first(); row < geometry.end(); ++row)
        paintNumber(painter, geometry, row);
}

QColor WaterfallPlot::bandColour() const
{
    return faded(theme().of(m_scene.direction), 0.25);
}

/// All levels of layers that are one row.
void WaterfallPlot::paintLayers(QCPPainter& painter, const PlotGeometry& geometry, int row) const
{
    const WaterfallRow& step = at(row);
    if (!step.layers || !step.level)
        return;
    const double left = geometry.x(step.layers->low);
    const double height = geometry.rowHeight * 0.7;
    painter.fillRect(
        QRectF(left, geometry.y(row + 0.5) - height / 2, geometry.x(step.layers->high) - left, height),
        bandColour());
}

/// From the level before to this one, which the row above hands down on a thin line.
void WaterfallPlot::paintStep(QCPPainter& painter, const PlotGeometry& geometry, int row) const
{
    const WaterfallRow& step = at(row);
    if (!step.before)
        return;
    const double from = geometry.x(*step.before);
    const double y = geometry.y(row + 0.5);
    painter.setPen(QPen(theme().muted, 1));
    painter.drawLine(QLineF(from, geometry.y(row - 0.5), from, y));
    if (!step.level || *step.level == *step.before)
        return;
    const double change = *step.level - *step.before;
    const double width = barWidth(geometry.rowHeight);
    const double to = geometry.x(*step.level);
    const QColor colour = colourOf(change, theme());
    const double head = std::min(std::abs(to - from), width * 1.1);
    const double neck = change > 0 ? to - head : to + head;
    if (std::abs(neck - from) > 0.5)
        strokes::bar(painter, std::min(from, neck), std::max(from, neck), y, colour, width);
    strokes::arrowHead(painter, {to, y}, {change > 0 ? 1.0 : -1.0, 0}, head, width, colour);
}

void WaterfallPlot::paintLevels(QCPPainter& painter, const PlotGeometry& geometry, int row) const
{
    const double y = geometry.y(row + 0.5);
    const double radius = std::clamp(geometry.rowHeight * 0.16, 1.2, 4.0);
    if (at(row).level) {
        painter.setBrush(theme().of(m_scene.direction));
        painter.setPen(radius > 2 ? QPen(theme().window, 1.5) : QPen(Qt::NoPen));
        strokes::dot(painter, {geometry.x(*at(row).level), y}, radius + 1);
    }
    painter.setBrush(Qt::NoBrush);
    for (const WaterfallBranch& branch : at(row).beside) { // around a dot that is at the same level
        painter.setPen(QPen(theme().text, ringWidth));
        strokes::dot(painter, {geometry.x(branch.level), y}, radius + 2.5);
    }
}

void WaterfallPlot::paintNumber(QCPPainter& painter, const PlotGeometry& geometry, int row) const
{
    const QString text = changeText(at(row));
    if (text.isEmpty() || geometry.rowHeight < leastForNumber)
        return;
    const auto change = at(row).change();
    painter.setFont(theme().numberFont);
    const double towardsText = theme().isDark ? 0.45 : 0; // letters are thinner than bars
    painter.setPen(!change ? theme().error
                   : text == QLatin1String("0")
                       ? theme().muted
                       : mixed(colourOf(*change, theme()), theme().text, towardsText));
    strokes::text(painter, rowsRect(geometry).right() - 8, geometry.y(row + 0.5), Qt::AlignRight, text);
}

} // namespace scalescope::widgets
