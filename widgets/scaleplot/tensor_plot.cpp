// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/tensor_plot.h"

#include "widgets/scale/strokes.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <limits>

namespace scalescope::widgets {

namespace {

using graph::Direction;

constexpr double tickMiddle = 16;     ///< below the rows
constexpr double quantityMiddle = 42; ///< likewise
constexpr int bracketColumn = 26;
constexpr int compactBracketColumn = 18;
constexpr int longLink = 3; ///< steps; longer links are fainter, or residuals would hide the rest
constexpr int limitTiers = 4;
constexpr int titleSize = 4;
constexpr int compactBelow = 560; ///< pixels of a picture, in which text and rows are smaller

/// The smaller texts of a picture for a column of a page.
Theme compactTheme(Theme theme)
{
    theme.textFont.setPixelSize(theme.detailFont.pixelSize());
    theme.numberFont.setPixelSize(theme.detailFont.pixelSize() - 1);
    return theme;
}

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
    setUnit(m_scene.hasExponents() ? AxisUnit::Exponent : AxisUnit::Linear);
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
    RowFrame frame{.header = m_scene.hasExponents() ? 132 : 76, // without limits and their names
                   .footer = 60,
                   .tickMiddle = tickMiddle,
                   .title = 26,
                   .subtitle = 50,
                   .titleSize = titleSize,
                   .widestName = 190,
                   .nameGap = 12,
                   .leftGutter = static_cast<int>(m_zeros[0] + m_zeros[1]),
                   .rightGutter = static_cast<int>(m_nonFinites[0] + m_nonFinites[1]),
                   .afterRows = 32,
                   .pictureWidth = 1280,
                   .pictureRow = 24};
    for (const PlotBracket& bracket : m_scene.brackets)
        frame.beforeNames = std::max(frame.beforeNames, bracketRoom() * (bracket.level + 1));
    return frame;
}

int TensorPlot::bracketRoom() const
{
    return m_isCompact ? compactBracketColumn : bracketColumn;
}

/// Smaller texts and rows, and no bracket around all rows, which says nothing of any.
void TensorPlot::makeCompact()
{
    applyTheme(compactTheme(theme()));
    const int last = rowCount() - 1;
    std::erase_if(m_scene.brackets,
                  [last](const PlotBracket& bracket) { return bracket.first == 0 && bracket.last == last; });
    int outermost = std::numeric_limits<int>::max();
    for (const PlotBracket& bracket : m_scene.brackets)
        outermost = std::min(outermost, bracket.level);
    for (PlotBracket& bracket : m_scene.brackets)
        bracket.level -= outermost;
    leaveToBrackets(m_scene.rows, m_scene.brackets);
    m_isCompact = true;
    setTightTicks();
    xAxis->setLabelPadding(2);
    RowFrame frame = measured();
    frame.margin = 10;
    frame.footer = 46;
    frame.tickMiddle = 12;
    frame.titleSize = 2;
    frame.afterRows = 20;
    frame.nameGap = 10;
    frame.pictureRow = m_scene.hasForward && m_scene.hasGradient ? 18 : 16;
    setRows(namesOf(m_scene, theme()), frame, m_scene.fit);
}

void TensorPlot::prepareFor(int pictureWidth)
{
    if (pictureWidth < compactBelow)
        makeCompact();
    RowCanvas::prepareFor(pictureWidth);
    RowFrame frame = this->frame();
    const double width = pictureWidth - 2 * frame.margin;
    if (!PlotHeading::isNeeded(m_scene, theme(), frame.titleSize, width))
        return;
    m_heading.emplace(m_scene, theme(), frame.titleSize, width);
    const QMargins margins = axisRect()->margins();
    const QRectF plot(margins.left(), 0, pictureWidth - margins.left() - margins.right(), 1);
    const PlotGeometry geometry{QRectF(0, 0, pictureWidth, 1),    plot, m_scene.fit, 0, 1, rowCount(),
                                static_cast<double>(frame.margin)};
    const int tiers = steppedTiers(geometry, m_scene.limits, theme());
    frame.header = static_cast<int>(frame.margin + m_heading->height() + tiers * tierHeight + 10);
    setFrame(frame);
}

double TensorPlot::y(const PlotGeometry& geometry, int row, Direction direction) const
{
    const double middle = geometry.y(row + 0.5);
    if (!m_scene.hasGradient || !m_scene.hasForward)
        return middle;
    const double offset = std::min(geometry.rowHeight * 0.17, 5.0);
    return direction == Direction::Forward ? middle - offset : middle + offset;
}

void TensorPlot::paintHeader(QCPPainter& painter) const
{
    if (m_heading) {
        m_heading->paint(painter, QPointF(frame().margin, frame().margin));
        return;
    }
    const std::vector<LegendEntry> legend = legendOf(m_scene, theme());
    const double left = viewport().width() - frame().margin - legendWidth(legend, theme());
    paintLegend(painter, legend, theme(), left, frame().title);
    paintTitle(painter, left - 24);
}

void TensorPlot::paintRows(QCPPainter& painter, const PlotGeometry& geometry) const
{
    if (m_heading)
        paintSteppedLimits(painter, geometry, m_scene.limits, theme());
    else
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
    if (m_scene.showsError())
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
    const auto range = metric != nullptr ? sheet::magnitudeRange(*metric) : std::nullopt;
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
void TensorPlot::paintBeyond(QCPPainter& painter, const PlotGeometry& geometry,
                             const sheet::MagnitudeRange& range, double y, const QColor& colour)
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
        const double x = frame().margin + 14 + bracketRoom() * bracket.level;
        painter.setPen(QPen(theme().muted, 1.2));
        painter.drawLine(QLineF(x, top, x, bottom));
        // An end that is out of view stays open.
        if (start >= geometry.plot.top())
            painter.drawLine(QLineF(x, top, x + 7, top));
        if (stop <= geometry.plot.bottom())
            painter.drawLine(QLineF(x, bottom, x + 7, bottom));
        const QString text = bracketText(bracket.path, metrics, bottom - top);
        painter.save();
        painter.translate(x - 10, (top + bottom) / 2);
        painter.rotate(-90);
        strokes::text(painter, 0, 0, Qt::AlignHCenter, text);
        painter.restore();
    }
}

} // namespace scalescope::widgets
