// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double cellWidth = 22;
constexpr double gapBeforeGroup = 10; ///< of columns
constexpr double gapBeforeBlock = 16; ///< above its names
constexpr double nameGap = 12;        ///< between names and cells, with room for a mark
constexpr double widestName = 200;    ///< of a row
constexpr double highestName = 220;   ///< of a column, where there is room
constexpr double lowestName = 36;
constexpr double nameLineHeight = 14; ///< of names
constexpr double leastForLines = 6;   ///< height of a row whose cells have borders

/// About how wide a name is, in Latin letters: letters of other scripts may be as wide as two.
std::size_t roomOf(const std::string& name)
{
    std::size_t room = 0;
    for (const char letter : name) {
        const auto byte = static_cast<unsigned char>(letter);
        room += byte < 0x80 ? 1 : byte >= 0xc0 ? 2 : 0; // 0: goes on with a letter
    }
    return room;
}

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

/// The width of the name that seems widest: to measure thousands would take too long.
double HeatPainter::longest(const std::vector<std::string>& names) const
{
    const auto name = std::ranges::max_element(names, {}, roomOf);
    if (name == names.end())
        return 0;
    return QFontMetricsF(demiBold(theme().detailFont)).horizontalAdvance(QString::fromStdString(*name)) + 8;
}

void HeatPainter::measure()
{
    m_nameWidth = 0;
    m_longestColumn = 0;
    m_longestOutside = 0;
    m_layerColumns = 0;
    m_layerRows = 0;
    m_groups.clear();
    if (scene().empty())
        return;
    const auto& columns = scene().table->columns;
    m_layerRows = scene().table->layers();
    m_layerColumns = static_cast<std::size_t>(
        std::ranges::find(columns, true, &report::LayerTable::Column::isOutside) - columns.begin());
    for (std::size_t column = 1; column < columns.size(); ++column) {
        if (columns[column].isOutside == columns[column - 1].isOutside &&
            columns[column].isStored != columns[column - 1].isStored)
            m_groups.push_back(column);
    }
    std::vector<std::string> names;
    for (std::size_t row = 0; row < scene().table->rows.size(); ++row)
        names.push_back(scene().rowName(row).toStdString());
    m_nameWidth = std::ceil(std::min(longest(names), widestName)) + nameGap;
    const auto longestOf = [&](bool outside) {
        names.clear();
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (columns[column].isOutside == outside)
                names.push_back(scene().columnName(column).toStdString());
        return std::ceil(longest(names));
    };
    m_longestColumn = longestOf(false);
    m_longestOutside = longestOf(true);
    for (const bool outside : {false, true}) {
        QStringList own;
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (columns[column].isOutside == outside)
                own << scene().columnName(column);
        (outside ? m_outsideNames : m_layerNames) = NameList(own);
    }
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
    const std::size_t first = column < m_layerColumns ? 0 : m_layerColumns; // of its block
    const auto gaps =
        std::ranges::count_if(m_groups, [&](std::size_t group) { return group > first && group <= column; });
    return static_cast<double>(column - first) * cellWidth + static_cast<double>(gaps) * gapBeforeGroup;
}

double HeatPainter::gapHeight() const
{
    const bool hasBlock = !scene().empty() && m_layerRows < scene().table->rows.size();
    return hasBlock ? std::min(m_longestOutside, m_nameRoom) + gapBeforeBlock : 0;
}

double HeatPainter::rowTop(std::size_t row) const
{
    return static_cast<double>(row) * rowHeight + (row < m_layerRows ? 0 : gapHeight());
}

QSizeF HeatPainter::cellsSize() const
{
    if (scene().empty())
        return {};
    const std::size_t columns = scene().table->columns.size();
    const double ofLayers = m_layerColumns > 0 ? columnLeft(m_layerColumns - 1) : 0;
    return {std::max(ofLayers, columnLeft(columns - 1)) + cellWidth,
            static_cast<double>(scene().table->rows.size()) * rowHeight + gapHeight()};
}

QRectF HeatPainter::cellRect(const HeatScene::Place& place) const
{
    return {columnLeft(place.column), rowTop(place.row), cellWidth, rowHeight};
}

std::optional<HeatScene::Place> HeatPainter::placeAt(const QPointF& point) const
{
    if (scene().empty() || point.x() < 0 || point.y() < 0)
        return std::nullopt;
    const bool isBelow = point.y() >= static_cast<double>(m_layerRows) * rowHeight;
    const double y = point.y() - (isBelow ? gapHeight() : 0);
    const auto row = static_cast<std::size_t>(std::max(0.0, y) / rowHeight);
    const std::size_t first = isBelow ? m_layerColumns : 0;
    const std::size_t end = isBelow ? scene().table->columns.size() : m_layerColumns;
    if (row >= scene().table->rows.size())
        return std::nullopt;
    for (std::size_t column = first; column < end && columnLeft(column) <= point.x(); ++column) {
        if (cellRect({row, column}).contains(point)) // not between two groups or blocks
            return HeatScene::Place{row, column};
    }
    return std::nullopt;
}

std::pair<std::size_t, std::size_t> HeatPainter::rowsIn(const QRectF& exposed) const
{
    const std::size_t rows = scene().table->rows.size();
    const auto rowAt = [&](double y) { // the first that does not end above
        const bool isSecond = y >= rowTop(m_layerRows);
        const double below = std::max(0.0, std::floor((y - (isSecond ? gapHeight() : 0)) / rowHeight));
        // Between the blocks are no rows: the next one there is the second's first.
        return std::min(static_cast<std::size_t>(below), isSecond ? rows : m_layerRows);
    };
    const std::size_t first = rowAt(exposed.top());
    return {first, std::clamp(rowAt(exposed.bottom()) + 1, first, rows)};
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
    for (std::size_t column = m_layerColumns; column < scene().table->columns.size(); ++column)
        paintColumnName(painter, column, rowTop(m_layerRows), gapHeight() - gapBeforeBlock + 4);
    if (furthest)
        paintFurthest(painter);
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
    const QRectF inside = rect.adjusted(border, border, -1 - border, -1 - border);
    if (scene().isApart(cell, place.column, isRelative))
        paintApart(painter, inside, theme());
    else
        painter.fillRect(inside, colour);
}

/// A flag above the cell's corner, to be seen on thin rows too.
void HeatPainter::paintFurthest(QPainter& painter) const
{
    const QRectF rect = cellRect(*furthest);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().card, 1));
    painter.setBrush(theme().text);
    painter.drawPolygon(QPolygonF{rect.topLeft() + QPointF(-1, -1), rect.topLeft() + QPointF(9, -1),
                                  rect.topLeft() + QPointF(-1, 9)});
    painter.restore();
}

void HeatPainter::paintMark(QPainter& painter, std::size_t row) const
{
    const double y = rowTop(row) + rowHeight / 2;
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
    const auto [first, end] = rowsIn(exposed);
    paintNamesOf(painter, first, std::min(end, m_layerRows));
    paintNamesOf(painter, std::max(first, m_layerRows), end);
    painter.restore();
}

/// Of one block.
void HeatPainter::paintNamesOf(QPainter& painter, std::size_t first, std::size_t end) const
{
    const auto step = static_cast<std::size_t>(std::ceil(nameLineHeight / rowHeight));
    const std::size_t start = first < m_layerRows ? 0 : m_layerRows;
    const std::size_t last = first < m_layerRows ? m_layerRows : scene().table->rows.size();
    for (std::size_t from = start + (first - start) / step * step; from < end; from += step) {
        const std::size_t to = std::min(from + step, last);
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
        paintRowName(painter, row, (rowTop(from) + rowTop(to - 1) + rowHeight) / 2);
    }
}

void HeatPainter::paintRowName(QPainter& painter, std::size_t row, double middle) const
{
    const bool isSelected = selected && selected->row == row;
    const bool standsOut = scene().strange[row] > 0;
    const QFont font = standsOut || isSelected ? demiBold(theme().detailFont) : theme().detailFont;
    painter.setFont(font);
    painter.setPen(isSelected ? theme().accent : standsOut ? theme().text : theme().muted);
    const QRectF line(-nameWidth(), middle - nameLineHeight / 2, nameWidth() - nameGap, nameLineHeight);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(scene().rowName(row), Qt::ElideLeft, line.width()));
}

void HeatPainter::paintColumnNames(QPainter& painter, const QRectF& exposed) const
{
    if (scene().empty())
        return;
    const std::size_t columns = scene().table->columns.size();
    const bool isSecond = m_layerColumns < columns && exposed.top() > rowTop(m_layerRows) - gapBeforeBlock;
    const double endOfFirst = static_cast<double>(m_layerRows) * rowHeight;
    if (!isSecond && m_layerColumns < columns && exposed.top() >= endOfFirst)
        return; // the second block's own names are in view
    for (std::size_t column = isSecond ? m_layerColumns : 0; column < (isSecond ? columns : m_layerColumns);
         ++column) {
        const double left = columnLeft(column);
        if (left <= exposed.right() && left + cellWidth >= exposed.left())
            paintColumnName(painter, column, 0, nameHeight());
    }
}

QString HeatPainter::shownColumnName(std::size_t column, double height) const
{
    const QFont font =
        selected && selected->column == column ? demiBold(theme().detailFont) : theme().detailFont;
    return (column >= m_layerColumns ? m_outsideNames : m_layerNames)
        .elided(scene().columnName(column), QFontMetricsF(font), height - 4);
}

/// Upwards from a height of the cells.
void HeatPainter::paintColumnName(QPainter& painter, std::size_t column, double bottom, double height) const
{
    const report::LayerTable::Column& what = scene().table->columns[column];
    const bool isSelected = selected && selected->column == column;
    const QFont font = isSelected ? demiBold(theme().detailFont) : theme().detailFont;
    painter.save();
    painter.translate(columnLeft(column) + cellWidth / 2, bottom - 4);
    painter.rotate(-90);
    painter.setFont(font);
    painter.setPen(isSelected ? theme().accent : what.isStored ? theme().muted : theme().text);
    const QRectF line(0, -cellWidth / 2, height - 4, cellWidth);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, shownColumnName(column, height));
    painter.restore();
}

} // namespace scalescope::widgets
