// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/layer_lanes.h"

#include "widgets/histogram/histogram_bars.h"
#include "widgets/models/display.h"
#include "widgets/scale/strokes.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double nearLimit = 12; ///< binades to a format's limit that is shown though nothing is there
constexpr double lowest = -60;   ///< exponent that the axis goes down to
constexpr double tickDistance = 18;

} // namespace

LayerLanes::LayerLanes(const Document& document, std::shared_ptr<const HeatScene> scene, std::size_t column)
    : m_scene(std::move(scene)), m_column(column), m_direction(m_scene->ramp.colouring.direction)
{
    for (std::size_t row = 0; row < m_scene->table->rows.size(); ++row) {
        if (const graph::Node* node = m_scene->node({row, column}))
            m_lanes.push_back({row, node, document.tensorFormats().of(*node, m_direction).range});
    }
    findCommonPrefix();
    findAxis(document);
}

void LayerLanes::findCommonPrefix()
{
    if (m_lanes.empty())
        return;
    const auto nameOfRow = [this](const Lane& lane) -> const std::string& {
        return m_scene->table->rows[lane.row].name;
    };
    const std::string& first = nameOfRow(m_lanes.front());
    std::size_t common = first.size();
    for (const Lane& lane : m_lanes)
        common = std::min(common, static_cast<std::size_t>(std::ranges::mismatch(first, nameOfRow(lane)).in1 -
                                                           first.begin()));
    const std::size_t dot = common == 0 ? std::string::npos : first.rfind('.', common - 1);
    m_commonPrefix = dot == std::string::npos ? 0 : dot + 1;
}

/// All that is there, and the format's limits where they are near.
void LayerLanes::findAxis(const Document& document)
{
    std::optional<sheet::ScaleAxis> axis;
    for (const Lane& lane : m_lanes) {
        const graph::Metric* metric = lane.node->metric(m_direction);
        const auto range = metric != nullptr ? sheet::magnitudeRange(*metric) : std::nullopt;
        if (!range)
            continue;
        if (!axis)
            axis = sheet::ScaleAxis{range->lo, range->hi};
        axis->lo = std::max(lowest, std::min(axis->lo, range->lo));
        axis->hi = std::max({lowest + 1, axis->hi, range->hi});
    }
    m_axis = axis.value_or(sheet::ScaleAxis{-16, 16});
    const formats::NumberFormat& format = document.format(m_direction);
    if (format.max > 0) {
        for (const double limit : {format.minSubnormal, format.minNormal, format.max}) {
            const double exponent = std::log2(limit);
            if (exponent < m_axis.lo && exponent > m_axis.lo - nearLimit)
                m_axis.lo = exponent;
            if (exponent > m_axis.hi && exponent < m_axis.hi + nearLimit)
                m_axis.hi = exponent;
        }
    }
    m_axis = {std::floor(m_axis.lo) - 1, std::ceil(m_axis.hi) + 1};
}

std::optional<std::size_t> LayerLanes::laneOf(std::size_t row) const
{
    const auto lane = std::ranges::lower_bound(m_lanes, row, {}, &Lane::row);
    if (lane == m_lanes.end() || lane->row != row)
        return std::nullopt;
    return static_cast<std::size_t>(lane - m_lanes.begin());
}

QString LayerLanes::title() const
{
    if (m_lanes.empty())
        return {};
    const QString column = QString::fromStdString(m_scene->table->columns[m_column].name);
    return m_direction == graph::Direction::Forward ? HeatWords::tr("Magnitudes of %1, forward").arg(column)
                                                    : HeatWords::tr("Magnitudes of %1, gradient").arg(column);
}

QString LayerLanes::descriptionOf(std::size_t lane) const
{
    const QString text = m_scene->descriptionOf({m_lanes[lane].row, m_column});
    const double below = shareBelow(m_lanes[lane]);
    const graph::Metric* metric = m_lanes[lane].node->metric(m_direction);
    const auto range = below > 0 ? sheet::magnitudeRange(*metric) : std::nullopt;
    return range ? text + u'\n' +
                       HeatWords::tr("%1 of the elements lie below the axis, down to %2")
                           .arg(percentText(below), powerText(range->lo, 1))
                 : text;
}

QString LayerLanes::nameOf(std::size_t lane) const
{
    return m_scene->rowName(m_lanes[lane].row).mid(static_cast<qsizetype>(m_commonPrefix));
}

void LayerLanes::paint(QPainter& painter, const QRectF& area, std::size_t first, std::size_t end,
                       double width, const Theme& theme) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double height = area.height() - nameHeight;
    double named = area.left(); ///< up to where names are written
    for (std::size_t lane = first; lane < end; ++lane) {
        const double left = area.left() + static_cast<double>(lane - first) * width;
        paintLane(painter, {left, area.top(), width, height}, m_lanes[lane], theme);
        const QString name = nameOf(lane);
        const double room = QFontMetricsF(theme.detailFont).horizontalAdvance(name) + 6;
        const double middle = left + width / 2;
        if (middle - room / 2 < named - 1 && lane > first)
            continue;
        painter.setFont(theme.detailFont);
        painter.setPen(m_scene->at({m_lanes[lane].row, m_column})->standsOut ? theme.text : theme.muted);
        painter.drawText(QRectF(middle - room / 2, area.bottom() - nameHeight, room, nameHeight),
                         Qt::AlignCenter, name);
        named = middle + room / 2;
    }
    painter.restore();
}

/// On its side: painted as a histogram that lies, and turned.
void LayerLanes::paintLane(QPainter& painter, const QRectF& lane, const Lane& what, const Theme& theme) const
{
    painter.save();
    painter.translate(lane.bottomLeft());
    painter.rotate(-90);
    const QRectF plot(0, 0, lane.height(), lane.width());
    const QRectF room(0, 0, plot.width(), plot.height() - (plot.height() > 6 ? 1 : 0));
    painter.fillRect(room, what.range.max > 0 ? theme.lost : theme.rail);
    strokes::formatRanges(painter, room, m_axis, what.range, strokes::RangeFills::ofPlot(theme));
    const graph::Metric* metric = what.node->metric(m_direction);
    if (metric != nullptr) {
        auto bars = barsOf(metric->histogram, 0, plot.width() / (m_axis.hi - m_axis.lo));
        std::erase_if(bars, [this](const HistogramBar& bar) { return bar.hi <= m_axis.lo; });
        double highest = 0;
        for (const HistogramBar& bar : bars)
            highest = std::max(highest, bar.density());
        for (const HistogramBar& bar : bars) {
            const double from = m_axis.x(bar.lo, plot);
            const double to = std::max(from + 1, m_axis.x(bar.hi, plot));
            const double length = std::max(1.0, bar.density() / highest * (room.height() - 3));
            painter.fillRect(QRectF(from, 0, to - from, length), theme.of(m_direction));
        }
    }
    painter.restore();
    paintBelow(painter, lane, what, theme);
    if (metric != nullptr && metric->statistics.nans > 0)
        strokes::word(painter, {lane.left(), lane.top() + 2, lane.width(), 14}, QStringLiteral("NaN"),
                      theme.detailFont, theme.error);
}

double LayerLanes::shareBelow(const Lane& lane) const
{
    const graph::Metric* metric = lane.node->metric(m_direction);
    if (metric == nullptr || metric->statistics.numel == 0)
        return 0;
    std::int64_t below = 0;
    for (const auto& [bin, count] : metric->histogram.counts())
        below += std::log2(graph::Histogram::lowerEdge(bin + 1)) <= m_axis.lo ? count : 0;
    return static_cast<double>(below) / static_cast<double>(metric->statistics.numel);
}

void LayerLanes::paintBelow(QPainter& painter, const QRectF& lane, const Lane& what, const Theme& theme) const
{
    const double share = shareBelow(what);
    if (share == 0)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = lane.center().x();
    strokes::arrowHead(painter, {middle, lane.bottom() - 1}, {0, 1}, 6, 4, theme.of(m_direction));
    const QString text = percentText(share);
    if (QFontMetricsF(theme.detailFont).horizontalAdvance(text) + 4 <= lane.width())
        strokes::word(painter, {lane.left(), lane.bottom() - 22, lane.width(), 14}, text, theme.detailFont,
                      theme.text);
    painter.restore();
}

void LayerLanes::paintSelection(QPainter& painter, const QRectF& area, double left, double width,
                                const Theme& theme)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRect(QRectF(left, area.top(), width - 1, area.height() - nameHeight));
}

void LayerLanes::paintAxis(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    const double height = area.height() - nameHeight;
    QFont font = theme.numberFont;
    font.setPixelSize(theme.detailFont.pixelSize());
    painter.setFont(font);
    for (const int tick : m_axis.ticks(height, tickDistance)) {
        const double y = area.top() + (1 - m_axis.position(tick)) * height;
        painter.setPen(theme.muted);
        strokes::text(painter, area.left() - 6, y, Qt::AlignRight, powerText(tick, 0));
        painter.setPen(theme.line);
        painter.drawLine(QPointF(area.left() - 4, y), QPointF(area.left(), y));
    }
}

} // namespace scalescope::widgets
