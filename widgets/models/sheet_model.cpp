// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/sheet_model.h"

#include "core/text/number_text.h"
#include "widgets/models/display.h"
#include "widgets/models/plain_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace scalescope::widgets {

namespace {

int alignmentOf(CellLook look)
{
    return int((look == CellLook::Number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QVariant tipOf(const QString& text)
{
    return text.isEmpty() ? QVariant() : plainToolTip(text);
}

} // namespace

int SheetModel::column(std::string_view id, std::optional<graph::Direction> direction) const
{
    const auto found = std::ranges::find_if(m_columns, [&](const Column& column) {
        return column.id == id && (!direction || column.direction == direction);
    });
    return static_cast<int>(found - m_columns.begin());
}

int SheetModel::column(CellLook look) const
{
    const auto found = std::ranges::find(m_columns, look, &Column::look);
    return found == m_columns.end() ? -1 : static_cast<int>(found - m_columns.begin());
}

void SheetModel::tellChanged(int first, int last)
{
    Q_EMIT headerDataChanged(Qt::Horizontal, first, last);
    if (m_count > 0)
        Q_EMIT dataChanged(index(0, first), index(m_count - 1, last));
}

void SheetModel::setRows(std::size_t count)
{
    m_count = static_cast<int>(count);
    m_places.clear();
}

void SheetModel::setTree(const std::vector<int>& parents)
{
    setRows(parents.size());
    m_places.resize(parents.size() + 1);
    for (int row = 0; row < m_count; ++row) {
        const int parent = parents[static_cast<std::size_t>(row)];
        std::vector<int>& siblings = placeOf(parent).children;
        placeOf(row).parent = parent;
        placeOf(row).row = static_cast<int>(siblings.size());
        siblings.push_back(row);
    }
}

QModelIndex SheetModel::indexOfRow(int row) const
{
    if (row < 0 || row >= m_count)
        return {};
    return createIndex(isTree() ? placeOf(row).row : row, 0, static_cast<quintptr>(row));
}

SheetModel::Column SheetModel::statisticColumn(const Document* document, graph::Direction direction,
                                               const QString& title, int width) const
{
    const auto value = [=, this](int row) {
        const graph::Metric* metric = node(row)->metric(direction);
        return metric != nullptr ? valueOf(metric->statistics, document->quantity())
                                 : std::numeric_limits<double>::quiet_NaN();
    };
    const auto text = [=, this](int row) {
        return node(row)->metric(direction) != nullptr ? numberText(value(row)) : QString();
    };
    return {.id = "statistic",
            .title = title,
            .text = text,
            .look = CellLook::Number,
            .width = width,
            .sort = value,
            .copied = [=](int row) { return copiedNumber(text(row), value(row)); },
            .direction = direction};
}

QModelIndex SheetModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const int place = isTree() ? placeOf(rowOf(parent)).children[static_cast<std::size_t>(row)] : row;
    return createIndex(row, column, static_cast<quintptr>(place));
}

QModelIndex SheetModel::parent(const QModelIndex& child) const
{
    return child.isValid() && isTree() ? indexOfRow(placeOf(rowOf(child)).parent) : QModelIndex();
}

int SheetModel::rowCount(const QModelIndex& parent) const
{
    if (!isTree())
        return parent.isValid() ? 0 : m_count;
    return parent.column() > 0 ? 0 : static_cast<int>(placeOf(rowOf(parent)).children.size());
}

int SheetModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() && !isTree() ? 0 : static_cast<int>(m_columns.size());
}

QVariant SheetModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || rowOf(index) >= m_count || !isThere(rowOf(index)))
        return {};
    const Column& column = m_columns[static_cast<std::size_t>(index.column())];
    const int row = rowOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return column.text ? column.text(row) : QString();
    case Qt::ToolTipRole:
        return column.tip ? tipOf(column.tip(row)) : tipOf(other(row, index.column(), role).toString());
    case Qt::TextAlignmentRole:
        return alignmentOf(column.look);
    case NodeIdRole:
        return node(row) != nullptr ? QVariant::fromValue<qint64>(node(row)->id) : QVariant();
    case NodeRole:
        return node(row) != nullptr ? QVariant::fromValue(node(row)) : QVariant();
    case SortRole:
        return column.sort ? column.sort(row) : column.text ? QVariant(column.text(row)) : QVariant();
    case CopiedRole:
        return column.copied ? column.copied(row) : column.text ? QVariant(column.text(row)) : QVariant();
    case LookRole:
        return static_cast<int>(column.look);
    case DirectionRole:
        if (column.direction)
            return static_cast<int>(*column.direction);
        break;
    default:
        break;
    }
    return other(row, index.column(), role);
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column& column = m_columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::ToolTipRole:
        return tipOf(column.about);
    case Qt::TextAlignmentRole:
        return alignmentOf(column.look);
    case DirectionRole:
        return column.direction ? QVariant(static_cast<int>(*column.direction)) : QVariant();
    case Qt::InitialSortOrderRole:
        return column.isLargestFirst ? QVariant(static_cast<int>(Qt::DescendingOrder)) : QVariant();
    default:
        return {};
    }
}

std::optional<qint64> SheetModel::key(int row) const
{
    const graph::Node* found = row >= 0 && isThere(row) ? node(row) : nullptr;
    return found != nullptr ? std::optional<qint64>(found->id) : std::nullopt;
}

QModelIndex SheetModel::indexOf(qint64 wanted) const
{
    int row = 0;
    while (row < m_count && key(row) != wanted)
        ++row;
    return indexOfRow(row);
}

SheetProxy::SheetProxy(SheetModel* sheet, QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(SortRole);
    setSourceModel(sheet);
}

void SheetProxy::setCondition(Condition condition)
{
    m_condition = std::move(condition);
    invalidateFilter();
}

bool SheetProxy::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    return !m_condition || m_condition(sourceModel()->index(row, 0, parent));
}

bool SheetProxy::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(SortRole);
    const QVariant b = right.data(SortRole);
    if (a.typeId() != QMetaType::Double || b.typeId() != QMetaType::Double)
        return QString::localeAwareCompare(a.toString(), b.toString()) < 0;
    const double x = a.toDouble();
    const double y = b.toDouble();
    if (std::isnan(x) || std::isnan(y)) // a descending sort asks the other way round
        return std::isnan(x) != std::isnan(y) && std::isnan(sortOrder() == Qt::AscendingOrder ? y : x);
    return x < y;
}

QString copiedNumber(const QString& text, double value)
{
    return text.isEmpty() || std::isnan(value) ? text : QString::fromStdString(text::roundTripText(value));
}

} // namespace scalescope::widgets
