// SPDX-License-Identifier: GPL-3.0-or-later
// What stands around the rows of a scale plot: header, legend, axis, limit lines, row labels, brackets.
#include "widgets/models/display.h"
#include "widgets/scaleplot/plot_painter.h"
#include "widgets/theme/names.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

struct Plot
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ScalePlot)
};

constexpr double outerMargin = 24;
constexpr double labelGap = 12;
constexpr double bracketColumn = 26;
constexpr int limitTiers = 4;
constexpr double tierHeight = 16;

/// A line of text that starts (or, with Qt::AlignRight, ends) at x, its centre at y.
void drawLine(QPainter& painter, double x, double y, Qt::Alignment alignment, const QString& text)
{
    constexpr double room = 4000;
    const double left =
        alignment & Qt::AlignRight ? x - room : (alignment & Qt::AlignHCenter ? x - room / 2 : x);
    painter.drawText(QRectF(left, y - 20, room, 40), static_cast<int>(alignment | Qt::AlignVCenter), text);
}

QPen dashes(const QColor& colour)
{
    QPen pen(colour, 1.2, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({4, 3});
    return pen;
}

} // namespace

void PlotPainter::paintHeader(QPainter& painter, const PlotGeometry& geometry) const
{
    const double left = geometry.whole.left() + outerMargin;
    const double right = geometry.whole.right() - outerMargin;
    const double top = geometry.whole.top() + 26;
    const double legendLeft = paintLegend(painter, right, top);
    const auto elided = [](const QFont& font, const QString& text, double width) {
        return QFontMetricsF(font).elidedText(text, Qt::ElideRight, std::max(0.0, width));
    };
    painter.setFont(m_titleFont);
    painter.setPen(m_theme.text);
    drawLine(painter, left, top, Qt::AlignLeft, elided(m_titleFont, m_scene.title, legendLeft - 24 - left));
    painter.setFont(m_theme.textFont);
    painter.setPen(m_theme.muted);
    drawLine(painter, left, top + 24, Qt::AlignLeft,
             elided(m_theme.textFont, m_scene.subtitle, right - left));
}

double PlotPainter::paintLegend(QPainter& painter, double right, double y) const
{
    const QFontMetricsF metrics(m_theme.textFont);
    painter.setFont(m_theme.textFont);
    double x = right;
    const auto entry = [&](const QString& text, double symbolWidth, const auto& symbol) {
        painter.setPen(m_theme.text);
        drawLine(painter, x, y, Qt::AlignRight, text);
        x -= metrics.horizontalAdvance(text) + 8 + symbolWidth;
        painter.setPen(Qt::NoPen);
        symbol(QPointF(x + symbolWidth / 2, y));
        x -= 28;
    };
    const auto dot = [&](const QColor& colour) {
        return [&painter, colour](const QPointF& centre) {
            painter.setBrush(colour);
            painter.drawEllipse(centre, 4.5, 4.5);
        };
    };
    entry(Plot::tr("limit"), 24, [&](const QPointF& centre) {
        painter.setPen(dashes(m_theme.muted));
        painter.drawLine(centre - QPointF(12, 0), centre + QPointF(12, 0));
    });
    if (m_scene.hasParameters) {
        entry(Plot::tr("parameter"), 12, [&](const QPointF& centre) {
            painter.setBrush(m_theme.muted);
            painter.drawPolygon(QPolygonF{centre + QPointF(0, -6), centre + QPointF(6, 0),
                                          centre + QPointF(0, 6), centre + QPointF(-6, 0)});
        });
    }
    if (m_scene.hasGradient)
        entry(directionText(graph::Direction::Backward), 10, dot(m_theme.gradient));
    entry(directionText(graph::Direction::Forward), 10, dot(m_theme.forward));
    return x + 28;
}

void PlotPainter::paintAxis(QPainter& painter, const PlotGeometry& geometry) const
{
    const ScaleAxis& axis = geometry.axis;
    const QFontMetricsF metrics(m_theme.numberFont);
    const double widest = metrics.horizontalAdvance(QStringLiteral("2^-148")) + 20;
    const double perUnit = geometry.plot.width() / (axis.hi - axis.lo);
    double step = 0.25;
    while (step * perUnit < widest)
        step *= 2;
    painter.setFont(m_theme.numberFont);
    QColor grid = m_theme.line;
    grid.setAlphaF(0.6F);
    // Counted in whole steps: sums of steps would drift.
    const auto first = static_cast<long long>(std::ceil(axis.lo / step - 1e-9));
    const auto last = static_cast<long long>(std::floor(axis.hi / step + 1e-9));
    for (auto tick = first; tick <= last; ++tick) {
        const double exponent = static_cast<double>(tick) * step;
        const double x = geometry.x(exponent);
        painter.setPen(QPen(grid, 1));
        painter.drawLine(QPointF(x, geometry.plot.top()), QPointF(x, geometry.plot.bottom()));
        painter.setPen(m_theme.muted);
        drawLine(painter, x, geometry.plot.bottom() + 16, Qt::AlignHCenter,
                 powerText(exponent, step >= 1 ? 0 : (step == 0.5 ? 1 : 2)));
    }
    painter.setPen(QPen(m_theme.line, 1));
    painter.drawLine(geometry.plot.bottomLeft(), geometry.plot.bottomRight());
    painter.setFont(m_theme.textFont);
    painter.setPen(m_theme.muted);
    drawLine(painter, geometry.plot.center().x(), geometry.plot.bottom() + 42, Qt::AlignHCenter,
             quantityText(m_scene.quantity));
}

void PlotPainter::paintLimits(QPainter& painter, const PlotGeometry& geometry) const
{
    for (const PlotLimit& limit : m_scene.limits) {
        if (limit.position < geometry.axis.lo || limit.position > geometry.axis.hi)
            continue;
        painter.setPen(dashes(limit.direction ? m_theme.of(*limit.direction) : m_theme.muted));
        const double x = geometry.x(limit.position);
        painter.drawLine(QPointF(x, geometry.plot.top() - 4), QPointF(x, geometry.plot.bottom()));
    }
    paintLimitLabels(painter, geometry);
}

void PlotPainter::paintLimitLabels(QPainter& painter, const PlotGeometry& geometry) const
{
    const QFontMetricsF metrics(m_boldDetail);
    const double leftEnd = geometry.whole.left() + outerMargin;
    const double rightEnd = geometry.whole.right() - 8;
    std::vector<const PlotLimit*> order;
    for (const PlotLimit& limit : m_scene.limits) {
        if (limit.position >= geometry.axis.lo && limit.position <= geometry.axis.hi)
            order.push_back(&limit);
    }
    // The most important first, so that what finds no room is the least.
    std::stable_sort(order.begin(), order.end(), [](const PlotLimit* left, const PlotLimit* right) {
        return left->importance < right->importance;
    });
    std::vector<QRectF> taken;
    painter.setFont(m_boldDetail);
    for (const PlotLimit* limit : order) {
        const double width = std::ceil(metrics.horizontalAdvance(limit->label)) + 2;
        const double left =
            std::clamp(geometry.x(limit->position) - width / 2, leftEnd, std::max(leftEnd, rightEnd - width));
        for (int tier = 0; tier < limitTiers; ++tier) {
            const QRectF box(left, geometry.plot.top() - 6 - tierHeight * (tier + 1), width, tierHeight);
            const bool free = std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) {
                return other.adjusted(-8, 0, 8, 0).intersects(box);
            });
            if (!free)
                continue;
            taken.push_back(box);
            painter.setPen(limit->direction ? m_theme.of(*limit->direction) : m_theme.muted);
            painter.drawText(box, Qt::AlignCenter, limit->label);
            break;
        }
    }
}

void PlotPainter::paintLabels(QPainter& painter, const PlotGeometry& geometry, int selected) const
{
    const QFontMetricsF metrics(m_theme.textFont);
    const double right = rowsRect(geometry).left() - labelGap;
    const int step = std::max(1, static_cast<int>(std::ceil(metrics.height() / geometry.rowHeight)));
    const int count = static_cast<int>(m_scene.rows.size());
    const int first = std::max(0, static_cast<int>(std::floor(geometry.topRow)) / step * step);
    const double end = geometry.topRow + geometry.plot.height() / geometry.rowHeight;
    const auto visible = [&](int row) {
        const double y = geometry.y(row + 0.5);
        return y >= geometry.plot.top() + 2 && y <= geometry.plot.bottom() - 2;
    };
    painter.setFont(m_theme.textFont);
    const auto draw = [&](int row, const QColor& colour) {
        if (!visible(row))
            return;
        const PlotRow& entry = m_scene.rows[static_cast<std::size_t>(row)];
        painter.setPen(colour);
        drawLine(painter, right, geometry.y(row + 0.5), Qt::AlignRight,
                 elidedName(entry.label, metrics, m_labelWidth + 1));
    };
    for (int row = first; row < count && row <= end; row += step) {
        // The selected row has its label always; a neighbour gives way to it.
        if (row == selected || (selected >= 0 && step > 1 && std::abs(row - selected) < step))
            continue;
        draw(row, m_scene.rows[static_cast<std::size_t>(row)].parameter ? m_theme.muted : m_theme.text);
    }
    if (selected >= 0)
        draw(selected, m_theme.accent);
}

void PlotPainter::paintBrackets(QPainter& painter, const PlotGeometry& geometry) const
{
    const QFontMetricsF metrics(m_boldDetail);
    for (const PlotBracket& bracket : m_scene.brackets) {
        const double top = std::max(geometry.y(bracket.first) + 2, geometry.plot.top());
        const double bottom = std::min(geometry.y(bracket.last + 1) - 2, geometry.plot.bottom());
        if (bottom - top < 3)
            continue;
        const double x = geometry.whole.left() + outerMargin - 4 + bracketColumn * bracket.level + 18;
        painter.setPen(QPen(m_theme.muted, 1.2));
        painter.drawLine(QPointF(x, top), QPointF(x, bottom));
        // An end that is out of view stays open.
        if (geometry.y(bracket.first) + 2 >= geometry.plot.top())
            painter.drawLine(QPointF(x, top), QPointF(x + 7, top));
        if (geometry.y(bracket.last + 1) - 2 <= geometry.plot.bottom())
            painter.drawLine(QPointF(x, bottom), QPointF(x + 7, bottom));
        const QString text = elidedName(bracket.path, metrics, bottom - top);
        if (text.size() < 2 && text != bracket.path)
            continue;
        painter.save();
        painter.translate(x - 10, (top + bottom) / 2);
        painter.rotate(-90);
        painter.setFont(m_boldDetail);
        drawLine(painter, 0, 0, Qt::AlignHCenter, text);
        painter.restore();
    }
}

} // namespace scalescope::widgets
