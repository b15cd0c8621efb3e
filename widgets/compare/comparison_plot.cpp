// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_plot.h"

#include "widgets/compare/change_strokes.h"
#include "widgets/compare/comparison_words.h"
#include "widgets/models/display.h"
#include "widgets/report/report_words.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

using graph::Direction;

constexpr double cardsTop = 82;
constexpr double cardHeight = 62;
constexpr double cardGap = 16;
constexpr double headingHeight = 30; ///< above the rows
constexpr int gutterWidth = 64;      ///< of a gutter: forward's mark and the gradient's side by side
constexpr int ratioColumn = 138;     ///< one direction's number and bar
constexpr int errorColumn = 96;      ///< one direction's SQNR
constexpr double columnGap = 12;
constexpr double numberWidth = 70;
constexpr double barGap = 8;
constexpr double leastForRatios = 9; ///< height of a row
constexpr auto leftAligned = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
constexpr auto rightAligned = static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);

} // namespace

RowNames ComparisonPlot::namesOf(const ComparisonScene& scene, const Theme& theme)
{
    std::vector<RowName> names;
    names.reserve(scene.rows.size());
    for (const ComparisonRow& row : scene.rows) {
        const QString sign = statusSign(row.status);
        names.push_back(
            {sign.isEmpty() ? row.label : sign + u' ' + row.label, row.parameter || !sign.isEmpty()});
    }
    return {std::move(names), theme};
}

ComparisonPlot::ComparisonPlot(ComparisonScene scene, const Theme& theme, RowNames names)
    : RowPlot(nullptr), m_scene(std::move(scene))
{
    applyTheme(theme);
    xAxis->setBasePen(Qt::NoPen);
    paintOn(QStringLiteral("background"), [this](QCPPainter& painter) {
        paintTitle(painter, viewport().width() - outerMargin);
        paintCards(painter);
        paintBand(painter);
    });
    paintOn(QStringLiteral("axes"), [this](QCPPainter& painter) { paintHeadings(painter); });
    setTitle(m_scene.title, m_scene.subtitle);
    setRows(std::move(names),
            {.header = 196,
             .footer = 44,
             .tickMiddle = 17,
             .title = 30,
             .subtitle = 58,
             .titleSize = 5,
             .widestName = 300,
             .nameGap = 14,
             .leftGutter = m_scene.hasZeros ? gutterWidth : 0,
             .rightGutter = m_scene.hasNonFinites ? gutterWidth : 0,
             .afterRows =
                 static_cast<int>(outerMargin) + 2 * ratioColumn + (m_scene.hasErrors ? 2 * errorColumn : 0),
             .hasWideStripes = true,
             .pictureWidth = 1360,
             .pictureRow = 26},
            m_scene.axis);
}

QRectF ComparisonPlot::ratioCell(const PlotGeometry& geometry, Direction direction, double top,
                                 double height) const
{
    const double left = rowsRect(geometry).right() + (direction == Direction::Forward ? 0 : ratioColumn);
    return {left, top, ratioColumn - columnGap, height};
}

QRectF ComparisonPlot::sqnrCell(const PlotGeometry& geometry, Direction direction, double top,
                                double height) const
{
    const double left =
        rowsRect(geometry).right() + 2 * ratioColumn + (direction == Direction::Forward ? 0 : errorColumn);
    return {left, top, errorColumn - columnGap, height};
}

void ComparisonPlot::paintCards(QCPPainter& painter) const
{
    const auto count = static_cast<double>(m_scene.cards.size());
    const double room = viewport().width() - 2 * outerMargin - (count - 1) * cardGap;
    QRectF card(outerMargin, cardsTop, room / count, cardHeight);
    for (const FigureCard& entry : m_scene.cards) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().rail);
        painter.drawRoundedRect(card, 6, 6);
        const auto line = [&](const QFont& font, const QColor& colour, double top, const QString& words) {
            painter.setFont(font);
            painter.setPen(colour);
            painter.drawText(QRectF(card.left() + 14, card.top() + top, card.width() - 20, 24), leftAligned,
                             QFontMetricsF(font).elidedText(words, Qt::ElideMiddle, card.width() - 20));
        };
        QFont large = theme().numberFont;
        large.setPixelSize(large.pixelSize() + 5);
        line(theme().detailFont, theme().muted, 6, entry.label);
        line(large, entry.direction ? theme().of(*entry.direction) : theme().text, 32, entry.value);
        card.translate(card.width() + cardGap, 0);
    }
}

void ComparisonPlot::paintBand(QCPPainter& painter) const
{
    const PlotGeometry geometry = plotGeometry();
    const QRectF band(QPointF(geometry.axis.x(-nearOne, geometry.plot), geometry.plot.top() - 6),
                      QPointF(geometry.axis.x(nearOne, geometry.plot), geometry.plot.bottom()));
    painter.fillRect(band, faded(theme().normal, 0.75));
    painter.setFont(theme().detailFont);
    painter.setPen(theme().muted);
    if (band.width() > 1)
        painter.drawText(QRectF(band.center().x() - 100, geometry.plot.top() - headingHeight, 200, 22),
                         Qt::AlignCenter, ComparisonWords::tr("within 4 of 1"));
}

void ComparisonPlot::paintHeadings(QCPPainter& painter) const
{
    painter.setFont(demiBold(theme().detailFont));
    for (const Direction direction : directions) {
        QRectF cell = ratioCell(plotGeometry(), direction, frame().header - headingHeight, 22);
        cell.setWidth(ratioColumn - 2);
        painter.setPen(theme().of(direction));
        painter.drawText(cell, rightAligned,
                         ComparisonWords::tr("log2(b/a), %1", "direction").arg(directionText(direction)));
        if (m_scene.hasErrors)
            painter.drawText(sqnrCell(plotGeometry(), direction, cell.top(), cell.height()), rightAligned,
                             direction == Direction::Forward ? ComparisonWords::tr("fwd SQNR")
                                                             : ComparisonWords::tr("grad SQNR"));
    }
}

void ComparisonPlot::paintRows(QCPPainter& painter, const PlotGeometry& geometry) const
{
    ChangeStrokes strokes;
    strokes.axis = geometry.axis;
    strokes.sides = {static_cast<double>(frame().leftGutter), static_cast<double>(frame().rightGutter)};
    strokes.offset = std::min(geometry.rowHeight * 0.19, 5.0);
    strokes.wordSpacing = gutterWidth / 4.0;
    strokes.radius = std::clamp(geometry.rowHeight * 0.15, 1.2, 3.8);
    strokes.words = demiBold(theme().detailFont);
    strokes.quantity = m_scene.quantity;
    for (int row = geometry.first(); row < geometry.end(); ++row) {
        const ComparisonRow& entry = m_scene.rows[static_cast<std::size_t>(row)];
        strokes.row = {geometry.plot.left(), geometry.y(row), geometry.plot.width(), geometry.rowHeight};
        strokes.diamond = entry.parameter ? strokes.radius + 0.8 : 0;
        for (const Direction direction : directions) {
            strokes.paint(painter, theme(), entry.a, entry.b, direction);
            if (geometry.rowHeight < leastForRatios)
                continue;
            paintRatio(painter, geometry, row, direction);
            paintError(painter, geometry, row, direction);
        }
    }
}

void ComparisonPlot::paintError(QCPPainter& painter, const PlotGeometry& geometry, int row,
                                Direction direction) const
{
    const ComparisonRow& entry = m_scene.rows[static_cast<std::size_t>(row)];
    const DirectionErrors& errors = entry.errors[direction == Direction::Forward ? 0 : 1];
    const QString sqnr = errorCell(errors, sheet::FieldId::Sqnr);
    if (sqnr.isEmpty())
        return;
    painter.setFont(theme().numberFont);
    painter.setPen(errors.isZeroInTheory ? theme().muted : theme().text);
    painter.drawText(sqnrCell(geometry, direction, geometry.y(row), geometry.rowHeight), rightAligned, sqnr);
}

void ComparisonPlot::paintRatio(QCPPainter& painter, const PlotGeometry& geometry, int row,
                                Direction direction) const
{
    const ComparisonRow& entry = m_scene.rows[static_cast<std::size_t>(row)];
    const QRectF column = ratioCell(geometry, direction, geometry.y(row), geometry.rowHeight);
    const QRectF number(column.left(), column.top(), numberWidth, column.height());
    if (entry.status != compare::Status::Matched) {
        painter.setFont(theme().detailFont);
        painter.setPen(theme().muted);
        if (direction == Direction::Forward)
            painter.drawText(number, rightAligned,
                             entry.status == compare::Status::Added ? ComparisonWords::tr("added")
                                                                    : ComparisonWords::tr("removed"));
        return;
    }
    const auto& log2 = entry.log2[direction == Direction::Forward ? 0 : 1];
    const bool isNoise = entry.gradientIsZero && direction == Direction::Backward;
    painter.setFont(theme().numberFont);
    painter.setPen(log2 ? theme().text : theme().muted);
    painter.drawText(number, rightAligned, isNoise ? zeroGradientText() : changeText(log2));
    if (!log2 || std::isnan(*log2) || *log2 == 0)
        return;
    const double room = column.width() - numberWidth - barGap;
    const double part = std::isfinite(*log2) && m_scene.largest > 0 ? std::abs(*log2) / m_scene.largest : 1.0;
    const double height = std::min(8.0, geometry.rowHeight * 0.4);
    painter.fillRect(
        QRectF(number.right() + barGap, column.center().y() - height / 2, std::max(1.0, part * room), height),
        faded(theme().of(direction), 0.75));
}

} // namespace scalescope::widgets
