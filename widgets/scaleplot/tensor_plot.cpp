// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/tensor_plot.h"

#include "widgets/models/display.h"
#include "widgets/scale/strokes.h"
#include "widgets/theme/names.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

using graph::Direction;

/// The translation context of this file's words.
struct Plot
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ScalePlot)
};

constexpr double tickMiddle = 16;     ///< below the rows
constexpr double quantityMiddle = 42; ///< likewise
constexpr int bracketColumn = 26;
constexpr int longLink = 3; ///< steps; longer links are fainter, or residuals would hide the rest
constexpr int limitTiers = 4;
constexpr double ringWidth = 1.4;

double dotRadius(double rowHeight)
{
    return std::clamp(rowHeight * 0.19, 1.2, 4.5);
}

} // namespace

TensorPlot::TensorPlot(QWidget* parent) : RowCanvas(parent)
{
    paintOn(QStringLiteral("background"), [this](QCPPainter& painter) { paintHeader(painter); });
    paintOn(QStringLiteral("axes"), [this](QCPPainter& painter) { paintBrackets(painter); });
}

RowNames TensorPlot::namesOf(const PlotScene& scene, const Theme& theme)
{
    std::vector<RowName> names;
    names.reserve(scene.rows.size());
    for (const PlotRow& row : scene.rows)
        names.push_back({row.label, row.parameter, row.mark});
    return {std::move(names), theme};
}

void TensorPlot::setScene(PlotScene scene, const Theme& theme, RowNames names)
{
    m_scene = std::move(scene);
    applyTheme(theme);
    xAxis->setLabel(m_scene.axisTitle);
    setUnit(m_scene.showsError ? AxisUnit::Decibel : AxisUnit::Exponent);
    const double heights = QFontMetrics(theme.numberFont).height() + QFontMetrics(theme.textFont).height();
    xAxis->setLabelPadding(static_cast<int>(quantityMiddle - tickMiddle - heights / 2));
    setTitle(m_scene.title, m_scene.subtitle);
    setRows(std::move(names), measured(), m_scene.fit);
}

RowFrame TensorPlot::measured()
{
    const QFontMetricsF metrics(demiBold(theme().detailFont));
    m_zeros = m_nonFinites = {};
    const auto widen = [&metrics](double& width, const QString& mark) {
        if (!mark.isEmpty())
            width = std::max(width, std::round(metrics.horizontalAdvance(mark)) + 8);
    };
    for (int row = 0; row < static_cast<int>(m_scene.rows.size()); ++row) {
        for (std::size_t i = 0; i < directions.size(); ++i) {
            const PlotEdges marks = m_scene.edges(row, directions[i]);
            widen(m_zeros[i], marks.left);
            widen(m_nonFinites[i], marks.right);
        }
    }
    RowFrame frame{.header = m_scene.showsError ? 76 : 132, // without limits and their names
                   .footer = 60,
                   .tickMiddle = tickMiddle,
                   .title = 26,
                   .subtitle = 50,
                   .titleSize = 4,
                   .widestName = 190,
                   .nameGap = 12,
                   .leftGutter = static_cast<int>(m_zeros[0] + m_zeros[1]),
                   .rightGutter = static_cast<int>(m_nonFinites[0] + m_nonFinites[1]),
                   .afterRows = 32,
                   .pictureWidth = 1280,
                   .pictureRow = 24};
    for (const PlotBracket& bracket : m_scene.brackets)
        frame.beforeNames = std::max(frame.beforeNames, bracketColumn * (bracket.level + 1));
    return frame;
}

double TensorPlot::y(const PlotGeometry& geometry, int row, Direction direction) const
{
    const double middle = geometry.y(row + 0.5);
    if (!m_scene.hasGradient)
        return middle;
    const double offset = std::min(geometry.rowHeight * 0.17, 5.0);
    return direction == Direction::Forward ? middle - offset : middle + offset;
}

void TensorPlot::paintHeader(QCPPainter& painter) const
{
    const double legendLeft = paintLegend(painter, viewport().width() - outerMargin, frame().title);
    paintTitle(painter, legendLeft - 24);
}

double TensorPlot::paintLegend(QCPPainter& painter, double right, double y) const
{
    const QFontMetricsF metrics(theme().textFont);
    painter.setFont(theme().textFont);
    double x = right;
    const auto entry = [&](const QString& text, double symbolWidth, const auto& symbol) {
        painter.setPen(theme().text);
        strokes::text(painter, x, y, Qt::AlignRight, text);
        x -= metrics.horizontalAdvance(text) + 8 + symbolWidth;
        painter.setPen(Qt::NoPen);
        symbol(QPointF(x + symbolWidth / 2, y));
        x -= 28;
    };
    const auto dot = [&](const QColor& colour, double arm) {
        return [&painter, colour, arm](const QPointF& centre) {
            painter.setBrush(colour);
            strokes::dot(painter, centre, 4.5, arm);
        };
    };
    if (m_scene.showsError)
        entry(Plot::tr("local: of the rounding itself"), 10, [&](const QPointF& centre) {
            painter.setPen(QPen(theme().muted, ringWidth));
            painter.setBrush(Qt::NoBrush);
            strokes::dot(painter, centre, 4.5);
        });
    else
        entry(Plot::tr("limit"), 24, [&](const QPointF& centre) {
            painter.setPen(limitPen(theme().muted));
            painter.drawLine(QLineF(centre - QPointF(12, 0), centre + QPointF(12, 0)));
        });
    if (std::ranges::any_of(m_scene.rows, [](const PlotRow& row) { return row.mark != RowMark::None; }))
        entry(Plot::tr("problem"), 8, [&](const QPointF& centre) {
            painter.setBrush(theme().error);
            strokes::rowMark(painter, centre, 3.5);
        });
    if (m_scene.hasParameters)
        entry(Plot::tr("parameter"), 12, dot(theme().muted, 6));
    if (m_scene.hasGradient)
        entry(directionText(Direction::Backward), 10, dot(theme().gradient, 0));
    entry(directionText(Direction::Forward), 10, dot(theme().forward, 0));
    return x + 28;
}

void TensorPlot::paintRows(QCPPainter& painter, const PlotGeometry& geometry) const
{
    paintLimits(painter, geometry, m_scene.limits, theme(), limitTiers);
    painter.setClipRect(rowsRect(geometry));
    if (m_scene.arrows)
        for (const Direction direction : directions)
            paintLinks(painter, geometry, direction);
    const auto eachRow = [&](auto paint) {
        for (int row = geometry.first(); row < geometry.end(); ++row)
            for (const Direction direction : directions)
                (this->*paint)(painter, geometry, row, direction);
    };
    painter.setClipRect(geometry.plot);
    if (m_scene.bars)
        eachRow(&TensorPlot::paintBar);
    painter.setClipRect(geometry.plot.adjusted(-6, 0, 6, 0));
    if (m_scene.showsError)
        eachRow(&TensorPlot::paintRing);
    eachRow(&TensorPlot::paintDot);
    painter.setClipRect(rowsRect(geometry));
    eachRow(&TensorPlot::paintMarks);
}

void TensorPlot::paintLinks(QCPPainter& painter, const PlotGeometry& geometry, Direction direction) const
{
    const auto place = [&](int row) -> std::optional<QPointF> {
        const auto exponent = m_scene.dot(row, direction);
        return exponent ? std::optional(QPointF(geometry.x(*exponent), y(geometry, row, direction)))
                        : std::nullopt;
    };
    for (const PlotLink& link : m_scene.links) {
        if (std::max(link.source, link.target) + 1 < geometry.topRow ||
            std::min(link.source, link.target) > geometry.end())
            continue;
        // A gradient flows from the reader of a tensor to its producer.
        const bool isForward = direction == Direction::Forward;
        const auto start = place(isForward ? link.source : link.target);
        const auto stop = place(isForward ? link.target : link.source);
        if (!start || !stop)
            continue;
        const QColor colour = faded(theme().of(direction), link.steps > longLink ? 0.18 : 0.45);
        painter.setPen(QPen(colour, 1));
        painter.drawLine(QLineF(*start, *stop));
        const QPointF along = *stop - *start;
        const double length = std::hypot(along.x(), along.y());
        const QPointF way = along / std::max(length, 1.0);
        if (geometry.rowHeight >= 14 && length > 14)
            strokes::arrowHead(painter, *stop - way * (dotRadius(geometry.rowHeight) + 2), way, 5, 2.2,
                               colour);
    }
}

void TensorPlot::paintBar(QCPPainter& painter, const PlotGeometry& geometry, int row,
                          Direction direction) const
{
    const graph::Metric* metric = m_scene.rows[static_cast<std::size_t>(row)].metric(direction);
    const auto range = metric != nullptr ? magnitudeRange(*metric) : std::nullopt;
    if (!range || range->hi < geometry.axis.lo || range->lo > geometry.axis.hi)
        return;
    // Bars of thousands of rows lie on each other: fainter ones leave dots and limits visible.
    const QColor colour = faded(theme().of(direction), std::clamp(geometry.rowHeight / 10, 0.12, 1.0));
    // Ends far outside are cut: some devices mishandle coordinates of millions.
    strokes::bar(painter, std::max(geometry.x(range->lo), geometry.plot.left() - 4),
                 std::min(geometry.x(range->hi), geometry.plot.right() + 4), y(geometry, row, direction),
                 colour, std::clamp(geometry.rowHeight * 0.125, 0.8, 3.0));
    paintBeyond(painter, geometry, *range, y(geometry, row, direction), colour);
}

/// An arrow where a bar goes on beyond the axis.
void TensorPlot::paintBeyond(QCPPainter& painter, const PlotGeometry& geometry, const MagnitudeRange& range,
                             double y, const QColor& colour)
{
    const double halfWidth = std::clamp(geometry.rowHeight * 0.16, 1.0, 4.0);
    if (range.lo < geometry.axis.lo)
        strokes::arrowHead(painter, {geometry.plot.left(), y}, {-1, 0}, 2 * halfWidth, halfWidth, colour);
    if (range.hi > geometry.axis.hi)
        strokes::arrowHead(painter, {geometry.plot.right(), y}, {1, 0}, 2 * halfWidth, halfWidth, colour);
}

void TensorPlot::paintDot(QCPPainter& painter, const PlotGeometry& geometry, int row,
                          Direction direction) const
{
    const PlotRow& entry = m_scene.rows[static_cast<std::size_t>(row)];
    const auto exponent = m_scene.dot(row, direction);
    if (!exponent || *exponent < geometry.axis.lo - 1 || *exponent > geometry.axis.hi + 1)
        return;
    const double radius = dotRadius(geometry.rowHeight);
    painter.setBrush(theme().of(direction));
    painter.setPen(radius > 2 ? QPen(theme().window, 1.5) : QPen(Qt::NoPen));
    strokes::dot(painter, {geometry.x(*exponent), y(geometry, row, direction)}, radius + 0.5,
                 entry.parameter ? radius + 1.5 : 0);
}

void TensorPlot::paintRing(QCPPainter& painter, const PlotGeometry& geometry, int row,
                           Direction direction) const
{
    const auto place = m_scene.ring(row, direction);
    if (!place || *place < geometry.axis.lo || *place > geometry.axis.hi)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().of(direction), ringWidth));
    strokes::dot(painter, {geometry.x(*place), y(geometry, row, direction)}, dotRadius(geometry.rowHeight));
}

void TensorPlot::paintMarks(QCPPainter& painter, const PlotGeometry& geometry, int row,
                            Direction direction) const
{
    const PlotEdges marks = m_scene.edges(row, direction);
    const std::size_t index = direction == Direction::Forward ? 0 : 1;
    for (const bool left : {true, false}) {
        const QString& text = left ? marks.left : marks.right;
        const Gutter& gutter = left ? m_zeros : m_nonFinites;
        const double x =
            (left ? rowsRect(geometry).left() : geometry.plot.right()) + (index == 1 ? gutter[0] : 0);
        if (!text.isEmpty())
            strokes::word(painter, {x, geometry.y(row), gutter[index], geometry.rowHeight}, text,
                          demiBold(theme().detailFont), theme().of(direction));
    }
}

void TensorPlot::paintBrackets(QCPPainter& painter) const
{
    const PlotGeometry geometry = plotGeometry();
    const QFontMetricsF metrics(demiBold(theme().detailFont));
    painter.setFont(demiBold(theme().detailFont));
    for (const PlotBracket& bracket : m_scene.brackets) {
        const double start = geometry.y(bracket.first) + 2;
        const double stop = geometry.y(bracket.last + 1) - 2;
        const double top = std::max(start, geometry.plot.top());
        const double bottom = std::min(stop, geometry.plot.bottom());
        if (bottom - top < 3)
            continue;
        const double x = outerMargin + 14 + bracketColumn * bracket.level;
        painter.setPen(QPen(theme().muted, 1.2));
        painter.drawLine(QLineF(x, top, x, bottom));
        // An end that is out of view stays open.
        if (start >= geometry.plot.top())
            painter.drawLine(QLineF(x, top, x + 7, top));
        if (stop <= geometry.plot.bottom())
            painter.drawLine(QLineF(x, bottom, x + 7, bottom));
        const QString text = elidedName(bracket.path, metrics, bottom - top);
        if (text.size() < 2 && text != bracket.path)
            continue;
        painter.save();
        painter.translate(x - 10, (top + bottom) / 2);
        painter.rotate(-90);
        strokes::text(painter, 0, 0, Qt::AlignHCenter, text);
        painter.restore();
    }
}

} // namespace scalescope::widgets
