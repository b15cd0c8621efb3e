// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_painter.h"

#include "widgets/theme/names.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double cellWidth = 22;
constexpr double gapBeforeStored = 10;
constexpr double nameGap = 12;      ///< between names and cells, with room for a mark
constexpr double widestName = 200;  ///< of a row
constexpr double highestName = 130; ///< of a column, where there is room
constexpr double lowestName = 36;
constexpr double lineHeight = 14;   ///< of names
constexpr double leastForLines = 6; ///< height of a row whose cells have borders

} // namespace

void HeatPainter::setScene(std::shared_ptr<const HeatScene> scene)
{
    m_scene = std::move(scene);
    measure();
}

void HeatPainter::setTheme(const Theme& theme)
{
    m_theme = theme;
    measure();
}

/// The width of the name with the most letters: to measure thousands would take too long.
double HeatPainter::longest(const std::vector<std::string>& names) const
{
    const auto name = std::ranges::max_element(names, {}, &std::string::size);
    if (name == names.end())
        return 0;
    return QFontMetricsF(demiBold(theme().detailFont)).horizontalAdvance(QString::fromStdString(*name)) + 8;
}

void HeatPainter::measure()
{
    m_nameWidth = 0;
    m_longestColumn = 0;
    m_storedFrom = 0;
    if (scene().empty())
        return;
    const auto& columns = scene().table->columns;
    m_storedFrom = static_cast<std::size_t>(
        std::ranges::find(columns, true, &report::LayerTable::Column::isStored) - columns.begin());
    std::vector<std::string> names;
    for (std::size_t row = 0; row < scene().table->rows.size(); ++row)
        names.push_back(scene().rowName(row).toStdString());
    m_nameWidth = std::ceil(std::min(longest(names), widestName)) + nameGap;
    names.clear();
    for (const auto& column : columns)
        names.push_back(column.name);
    m_longestColumn = std::ceil(longest(names));
}

double HeatPainter::nameHeight() const
{
    return scene().empty() ? 0 : std::min(m_longestColumn, m_nameRoom) + 4;
}

void HeatPainter::setNameRoom(double height)
{
    m_nameRoom = std::clamp(std::floor(height), lowestName, highestName);
}

double HeatPainter::columnLeft(std::size_t column) const
{
    return static_cast<double>(column) * cellWidth +
           (column >= m_storedFrom && m_storedFrom > 0 ? gapBeforeStored : 0);
}

QSizeF HeatPainter::cellsSize() const
{
    if (scene().empty())
        return {};
    return {columnLeft(scene().table->columns.size() - 1) + cellWidth,
            static_cast<double>(scene().table->rows.size()) * rowHeight};
}

QRectF HeatPainter::cellRect(const HeatScene::Place& place) const
{
    return {columnLeft(place.column), static_cast<double>(place.row) * rowHeight, cellWidth, rowHeight};
}

std::optional<HeatScene::Place> HeatPainter::placeAt(const QPointF& point) const
{
    if (scene().empty() || point.x() < 0 || point.y() < 0)
        return std::nullopt;
    const auto row = static_cast<std::size_t>(point.y() / rowHeight);
    const double stored = columnLeft(m_storedFrom);
    const double shift = point.x() >= stored ? stored - static_cast<double>(m_storedFrom) * cellWidth : 0;
    const auto column = static_cast<std::size_t>(std::max(0.0, point.x() - shift) / cellWidth);
    if (row >= scene().table->rows.size() || column >= scene().table->columns.size())
        return std::nullopt;
    if (!cellRect({row, column}).contains(point)) // between operators and parameters
        return std::nullopt;
    return HeatScene::Place{row, column};
}

std::pair<std::size_t, std::size_t> HeatPainter::rowsIn(const QRectF& exposed) const
{
    const auto rows = static_cast<double>(scene().table->rows.size());
    const double first = std::clamp(std::floor(exposed.top() / rowHeight), 0.0, rows);
    const double end = std::clamp(std::ceil(exposed.bottom() / rowHeight), first, rows);
    return {static_cast<std::size_t>(first), static_cast<std::size_t>(end)};
}

void HeatPainter::paintCells(QPainter& painter, const QRectF& exposed) const
{
    if (scene().empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto [first, end] = rowsIn(exposed);
    for (std::size_t row = first; row < end; ++row) {
        const auto& cells = scene().table->rows[row].cells;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const HeatScene::Place place{row, cells[i].column};
            if (cellRect(place).intersects(exposed))
                paintCell(painter, place, scene().cells[row][i]);
        }
    }
    if (selected) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        const double room = std::max(0.0, 9 - rowHeight) / 2; // a thin row's mark is seen, too
        const QRectF rect = cellRect(*selected).adjusted(0, -room, 0, room);
        painter.setPen(QPen(theme().card, 4));
        painter.drawRect(rect);
        painter.setPen(QPen(theme().accent, 2));
        painter.drawRect(rect);
    }
    painter.restore();
}

void HeatPainter::paintCell(QPainter& painter, const HeatScene::Place& place, const HeatCell& cell) const
{
    const QRectF rect = cellRect(place);
    const QColor colour = scene().colourOf(cell, place.column, isRelative, theme());
    if (rowHeight < leastForLines) {
        painter.fillRect(rect.adjusted(0, 0, -1, 0), theme().line);
        painter.fillRect(rect.adjusted(1, 0, -2, 0), colour);
        return;
    }
    painter.fillRect(rect.adjusted(0, 0, -1, -1), cell.standsOut ? theme().text : theme().line);
    const double border = cell.standsOut && rowHeight >= 2 * leastForLines ? 2 : 1; // some colour is left
    painter.fillRect(rect.adjusted(border, border, -1 - border, -1 - border), colour);
}

void HeatPainter::paintMark(QPainter& painter, std::size_t row) const
{
    const double y = (static_cast<double>(row) + 0.5) * rowHeight;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().text);
    painter.drawPolygon(QPolygonF{QPointF(-8, y - 3.5), QPointF(-8, y + 3.5), QPointF(-3, y)});
}

/// Of rows that are too thin each for a name those have one that stand out, else the first of some.
void HeatPainter::paintRowNames(QPainter& painter, const QRectF& exposed) const
{
    if (scene().empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto step = static_cast<std::size_t>(std::ceil(lineHeight / rowHeight));
    const auto [first, end] = rowsIn(exposed);
    for (std::size_t from = first / step * step; from < end; from += step) {
        const std::size_t to = std::min(from + step, scene().table->rows.size());
        std::size_t row = from;
        for (std::size_t other = from; other < to; ++other) {
            if (scene().strange[other] > 0)
                paintMark(painter, other);
            const bool isSelected = selected && selected->row == other;
            if (isSelected || scene().strange[other] > scene().strange[row])
                row = other;
            if (isSelected)
                break;
        }
        paintRowName(painter, row, static_cast<double>(from + to) / 2 * rowHeight);
    }
    painter.restore();
}

void HeatPainter::paintRowName(QPainter& painter, std::size_t row, double middle) const
{
    const bool isSelected = selected && selected->row == row;
    const bool standsOut = scene().strange[row] > 0;
    const QFont font = standsOut || isSelected ? demiBold(theme().detailFont) : theme().detailFont;
    painter.setFont(font);
    painter.setPen(isSelected ? theme().accent : standsOut ? theme().text : theme().muted);
    const QRectF line(-nameWidth(), middle - lineHeight / 2, nameWidth() - nameGap, lineHeight);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(scene().rowName(row), Qt::ElideLeft, line.width()));
}

void HeatPainter::paintColumnNames(QPainter& painter, const QRectF& exposed) const
{
    if (scene().empty())
        return;
    const auto& columns = scene().table->columns;
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const double left = columnLeft(column);
        if (left > exposed.right() || left + cellWidth < exposed.left())
            continue;
        const bool isSelected = selected && selected->column == column;
        const QFont font = isSelected ? demiBold(theme().detailFont) : theme().detailFont;
        painter.save();
        painter.translate(left + cellWidth / 2, -4);
        painter.rotate(-90);
        painter.setFont(font);
        painter.setPen(isSelected ? theme().accent : columns[column].isStored ? theme().muted : theme().text);
        const QRectF line(0, -cellWidth / 2, nameHeight() - 4, cellWidth);
        painter.drawText(
            line, Qt::AlignLeft | Qt::AlignVCenter,
            elidedName(QString::fromStdString(columns[column].name), QFontMetricsF(font), line.width()));
        painter.restore();
    }
}

} // namespace scalescope::widgets
