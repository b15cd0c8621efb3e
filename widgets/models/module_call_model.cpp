// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/module_call_model.h"

#include "widgets/models/display.h"
#include "widgets/models/field_text.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace scalescope::widgets {

namespace {

using graph::Direction;

std::optional<Direction> quantityDirectionOf(int column)
{
    if (column == ModuleCallModel::ForwardColumn)
        return Direction::Forward;
    return column == ModuleCallModel::GradientColumn ? std::optional(Direction::Backward) : std::nullopt;
}

} // namespace

ModuleCallModel::ModuleCallModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document)
{
    connect(document, &Document::runChanged, this, &ModuleCallModel::reload);
    connect(document, &Document::quantityChanged, this, [this] {
        Q_EMIT headerDataChanged(Qt::Horizontal, ForwardColumn, GradientColumn);
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, ForwardColumn), index(rowCount() - 1, GradientColumn));
    });
    reload();
}

void ModuleCallModel::reload()
{
    beginResetModel();
    m_rows.clear();
    const graph::Run& run = m_document->run();
    for (const graph::ModuleCall& call : run.modules)
        for (const graph::ModuleCall::Output& output : call.outputs)
            if (const graph::Node* node = run.graph.find(output.node))
                m_rows.push_back({&call, &output, node});
    endResetModel();
}

int ModuleCallModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ModuleCallModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

double ModuleCallModel::quantity(const Row& row, Direction direction) const
{
    const graph::Metric* metric = row.node->metric(direction);
    return metric != nullptr ? valueOf(metric->statistics, m_document->quantity())
                             : std::numeric_limits<double>::quiet_NaN();
}

QString ModuleCallModel::text(const Row& row, int column) const
{
    switch (column) {
    case NameColumn:
        return QString::fromStdString(row.call->path.empty() ? row.call->type : row.call->path);
    case TypeColumn:
        return QString::fromStdString(row.call->type);
    case OutputColumn:
        return QString::fromStdString(row.output->path);
    case ShapeColumn:
        return shapeText(*row.node);
    default:
        break;
    }
    const auto direction = quantityDirectionOf(column);
    return direction && row.node->metric(*direction) != nullptr ? numberText(quantity(row, *direction))
                                                                : QString();
}

QVariant ModuleCallModel::sortValue(const Row& row, int column) const
{
    const auto direction = quantityDirectionOf(column);
    return direction ? QVariant(quantity(row, *direction)) : QVariant(text(row, column));
}

QVariant ModuleCallModel::data(const QModelIndex& index, int role) const
{
    // The run changes a moment before its signal comes; the rows are those of the old one until then.
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto direction = quantityDirectionOf(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::TextAlignmentRole:
        return direction ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case NodeIdRole:
        return QVariant::fromValue<qint64>(row.node->id);
    case NodeRole:
        return QVariant::fromValue(row.node);
    case SortRole:
        return sortValue(row, index.column());
    case DirectionRole:
        return direction ? QVariant(static_cast<int>(*direction)) : QVariant();
    default:
        return {};
    }
}

QVariant ModuleCallModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto direction = quantityDirectionOf(section);
    if (role == Qt::TextAlignmentRole)
        return direction ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                         : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (direction)
        return (*direction == graph::Direction::Forward ? tr("fwd %1") : tr("grad %1"))
            .arg(fieldTitle(m_document->quantity()));
    switch (section) {
    case NameColumn:
        return tr("module");
    case TypeColumn:
        return tr("type");
    case OutputColumn:
        return tr("output");
    case ShapeColumn:
        return tr("shape");
    case BarsColumn:
        return tr("scales");
    default:
        return {};
    }
}

QModelIndex ModuleCallModel::indexOf(graph::NodeId node) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [node](const Row& row) { return row.node->id == node; });
    return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()), 0);
}

} // namespace scalescope::widgets
