// SPDX-License-Identifier: GPL-3.0-or-later
// What stands around the rows of a comparison's picture: title, cards, stripes, axis, labels.
#include "widgets/compare/comparison_painter.h"
#include "widgets/compare/comparison_strokes.h"
#include "widgets/models/display.h"
#include "widgets/theme/names.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Comparison)
};

using graph::Direction;

constexpr double cardsTop = 82;
constexpr double cardHeight = 62;
constexpr double cardGap = 16;
constexpr double headingHeight = 30; ///< above the rows
constexpr double bandAroundOne = 2;  ///< exponents: within 4 of 1

int leftAligned()
{
    return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
}

} // namespace

void ComparisonPainter::paintHeader(QPainter& painter, const PlotGeometry& geometry) const
{
    const QRectF line =
        geometry.whole.adjusted(strokes::outerMargin, 0, -strokes::outerMargin, 0)
            .intersected(QRectF(geometry.whole.topLeft(), QSizeF(geometry.whole.width(), 32)));
    const auto text = [&](const QFont& font, const QColor& colour, double top, const QString& words) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(line.translated(0, top), leftAligned(),
                         QFontMetricsF(font).elidedText(words, Qt::ElideRight, line.width()));
    };
    text(m_titleFont, m_theme.text, 14, m_scene.title);
    text(m_theme.textFont, m_theme.muted, 42, m_scene.subtitle);
}

void ComparisonPainter::paintCards(QPainter& painter, const PlotGeometry& geometry) const
{
    const auto count = static_cast<double>(m_scene.cards.size());
    const double room = geometry.whole.width() - 2 * strokes::outerMargin - (count - 1) * cardGap;
    QRectF card(geometry.whole.left() + strokes::outerMargin, geometry.whole.top() + cardsTop, room / count,
                cardHeight);
    for (const ComparisonCard& entry : m_scene.cards) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.rail);
        painter.drawRoundedRect(card, 6, 6);
        const auto line = [&](const QFont& font, const QColor& colour, double top, const QString& words) {
            painter.setFont(font);
            painter.setPen(colour);
            painter.drawText(QRectF(card.left() + 14, card.top() + top, card.width() - 20, 24), leftAligned(),
                             QFontMetricsF(font).elidedText(words, Qt::ElideRight, card.width() - 20));
        };
        line(m_theme.detailFont, m_theme.muted, 6, entry.label);
        line(m_cardFont, entry.direction ? m_theme.of(*entry.direction) : m_theme.text, 32, entry.value);
        card.translate(card.width() + cardGap, 0);
    }
}

void ComparisonPainter::paintStripes(QPainter& painter, const PlotGeometry& geometry, int selected,
                                     int hovered) const
{
    painter.save();
    const double left = geometry.whole.left() + strokes::outerMargin;
    const double width = geometry.whole.width() - 2 * strokes::outerMargin;
    painter.setClipRect(QRectF(left, geometry.plot.top(), width, geometry.plot.height()));
    const auto fill = [&](int row, const QColor& colour) {
        painter.fillRect(QRectF(left, geometry.y(row), width, geometry.rowHeight), colour);
    };
    QColor stripe = m_theme.rail;
    stripe.setAlphaF(0.5F);
    const int first = std::max(0, static_cast<int>(std::floor(geometry.topRow)));
    const double end = geometry.topRow + geometry.plot.height() / geometry.rowHeight;
    // Stripes thinner than a few pixels would be one grey.
    for (int row = first | 1;
         geometry.rowHeight >= 6 && row < static_cast<int>(m_scene.rows.size()) && row < end; row += 2)
        fill(row, stripe);
    if (hovered >= 0)
        fill(hovered, m_theme.rail);
    if (selected >= 0)
        fill(selected, m_theme.selection);
    painter.restore();
}

void ComparisonPainter::paintBand(QPainter& painter, const PlotGeometry& geometry) const
{
    const auto clampedX = [&](double exponent) {
        return std::clamp(geometry.x(exponent), geometry.plot.left(), geometry.plot.right());
    };
    const QRectF band(QPointF(clampedX(-bandAroundOne), geometry.plot.top() - 6),
                      QPointF(clampedX(bandAroundOne), geometry.plot.bottom()));
    QColor quiet = m_theme.normal;
    quiet.setAlphaF(0.75F);
    painter.fillRect(band, quiet);
    painter.setFont(m_theme.detailFont);
    painter.setPen(m_theme.muted);
    if (band.width() > 1)
        painter.drawText(QRectF(band.center().x() - 100, geometry.plot.top() - headingHeight, 200, 22),
                         Qt::AlignCenter, Words::tr("within 4 of 1"));
}

void ComparisonPainter::paintHeadings(QPainter& painter, const PlotGeometry& geometry) const
{
    painter.setFont(m_boldDetail);
    for (const Direction direction : {Direction::Forward, Direction::Backward}) {
        const std::size_t index = direction == Direction::Forward ? 0 : 1;
        const QRectF column = strokes::ratioCell(geometry, m_rightGutter, index, 0);
        const double room = strokes::ratioColumn - 2;
        painter.setPen(m_theme.of(direction));
        painter.drawText(QRectF(column.left(), geometry.plot.top() - headingHeight, room, 22),
                         static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
                         Words::tr("%1 log2").arg(directionText(direction)));
    }
}

void ComparisonPainter::paintAxis(QPainter& painter, const PlotGeometry& geometry) const
{
    const double widest = QFontMetricsF(m_theme.numberFont).horizontalAdvance(QStringLiteral("2^-148")) + 20;
    double step = 1;
    while (step * geometry.plot.width() / (geometry.axis.hi - geometry.axis.lo) < widest)
        step *= 2;
    QColor grid = m_theme.line;
    grid.setAlphaF(0.6F);
    painter.setFont(m_theme.numberFont);
    // Counted in whole steps: sums of steps would drift.
    const auto first = static_cast<long long>(std::ceil(geometry.axis.lo / step));
    const auto last = static_cast<long long>(std::floor(geometry.axis.hi / step));
    for (auto tick = first; tick <= last; ++tick) {
        const double exponent = static_cast<double>(tick) * step;
        const double x = geometry.x(exponent);
        painter.setPen(QPen(grid, 1));
        painter.drawLine(QPointF(x, geometry.plot.top()), QPointF(x, geometry.plot.bottom()));
        painter.setPen(m_theme.muted);
        painter.drawText(QRectF(x - 60, geometry.plot.bottom() + 6, 120, 22), Qt::AlignCenter,
                         powerText(exponent, 0));
    }
}

void ComparisonPainter::paintLabels(QPainter& painter, const PlotGeometry& geometry, int selected) const
{
    const QFontMetricsF metrics(m_theme.textFont);
    const int step = std::max(1, static_cast<int>(std::ceil(metrics.height() / geometry.rowHeight)));
    const int first = std::max(0, static_cast<int>(std::floor(geometry.topRow)) / step * step);
    const double end = geometry.topRow + geometry.plot.height() / geometry.rowHeight;
    painter.save();
    painter.setClipRect(
        QRectF(geometry.whole.left(), geometry.plot.top(), geometry.whole.width(), geometry.plot.height()));
    painter.setFont(m_theme.textFont);
    for (int row = first; row < static_cast<int>(m_scene.rows.size()) && row < end; row += step) {
        const ComparisonRow& entry = m_scene.rows[static_cast<std::size_t>(row)];
        const QRectF cell(geometry.whole.left() + strokes::outerMargin, geometry.y(row + 0.5) - 11,
                          m_labelWidth, 22);
        const QString sign = entry.status == compare::Status::Added     ? QStringLiteral("+ ")
                             : entry.status == compare::Status::Removed ? QStringLiteral("− ")
                                                                        : QString();
        const bool quiet = entry.parameter || entry.status != compare::Status::Matched;
        painter.setPen(row == selected ? m_theme.accent : quiet ? m_theme.muted : m_theme.text);
        painter.drawText(cell, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
                         elidedName(sign + entry.label, metrics, m_labelWidth + 1));
    }
    painter.restore();
}

} // namespace scalescope::widgets
