// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/node_table_model.h"

#include "core/formats/expected_error.h"
#include "widgets/models/display.h"
#include "widgets/models/field_text.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/plain_text.h"
#include "widgets/models/range_loss_words.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace scalescope::widgets {

namespace {

using graph::Direction;

constexpr double none = std::numeric_limits<double>::quiet_NaN();

/// What a column of error shows; nothing of the others.
std::optional<sheet::FieldId> errorFigureOf(int column)
{
    if (column < NodeTableModel::FirstErrorColumn || column >= NodeTableModel::ColumnCount)
        return std::nullopt;
    return errorFigures.at(static_cast<std::size_t>(column - NodeTableModel::FirstErrorColumn) / 2);
}

/// The direction whose value a column shows.
std::optional<Direction> directionOf(int column)
{
    if (errorFigureOf(column))
        return (column - NodeTableModel::FirstErrorColumn) % 2 == 0 ? Direction::Forward
                                                                    : Direction::Backward;
    switch (column) {
    case NodeTableModel::ForwardColumn:
    case NodeTableModel::ForwardLossColumn:
        return Direction::Forward;
    case NodeTableModel::GradientColumn:
    case NodeTableModel::GradientLossColumn:
        return Direction::Backward;
    default:
        return std::nullopt;
    }
}

bool isLoss(int column)
{
    return column == NodeTableModel::ForwardLossColumn || column == NodeTableModel::GradientLossColumn;
}

} // namespace

NodeTableModel::Column NodeTableModel::errorColumn(sheet::FieldId figure, Direction direction)
{
    const auto place = std::ranges::find(errorFigures, figure) - errorFigures.begin();
    return static_cast<Column>(FirstErrorColumn + 2 * place + (direction == Direction::Forward ? 0 : 1));
}

NodeTableModel::NodeTableModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document)
{
    connect(document, &Document::graphChanged, this, &NodeTableModel::reload);
    connect(document, &Document::quantityChanged, this,
            [this] { changeColumns(ForwardColumn, GradientColumn); });
    connect(document, &Document::formatsChanged, this, [this] {
        m_losses.clear();
        changeColumns(ForwardLossColumn, GradientLossColumn);
    });
    reload();
}

void NodeTableModel::reload()
{
    beginResetModel();
    m_rows = static_cast<int>(m_document->graph().nodes.size());
    m_titles = m_document->titles();
    m_losses.clear();
    endResetModel();
}

void NodeTableModel::changeColumns(Column first, Column last)
{
    Q_EMIT headerDataChanged(Qt::Horizontal, first, last);
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0, first), index(m_rows - 1, last));
}

int NodeTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int NodeTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

const graph::Node* NodeTableModel::nodeAt(int row) const
{
    // The graph changes a moment before its signal comes.
    const auto& nodes = m_document->graph().nodes;
    return row >= 0 && static_cast<std::size_t>(row) < nodes.size() ? &nodes[static_cast<std::size_t>(row)]
                                                                    : nullptr;
}

QModelIndex NodeTableModel::indexOf(graph::NodeId id) const
{
    const graph::Node* node = m_document->graph().find(id);
    if (!node)
        return {};
    const auto row = node - m_document->graph().nodes.data();
    return row < m_rows ? index(static_cast<int>(row), 0) : QModelIndex();
}

double NodeTableModel::quantity(const graph::Node& node, Direction direction) const
{
    const graph::Metric* metric = node.metric(direction);
    return metric ? valueOf(metric->statistics, m_document->quantity()) : none;
}

std::optional<formats::RangeLoss> NodeTableModel::losses(const graph::Node& node, int row,
                                                         Direction direction) const
{
    const graph::Metric* metric = node.metric(direction);
    if (!metric)
        return std::nullopt;
    const auto [known, isNew] = m_losses.try_emplace(2 * row + (direction == Direction::Forward ? 0 : 1));
    if (isNew)
        known->second =
            formats::withInfinities(m_document->tensorFormats().of(node, direction).losses, *metric);
    return known->second;
}

double NodeTableModel::loss(const graph::Node& node, int row, Direction direction) const
{
    const auto known = losses(node, row, direction);
    return known ? known->lost() : none;
}

QString NodeTableModel::lossText(const graph::Node& node, int row, Direction direction) const
{
    const double lost = loss(node, row, direction);
    if (std::isnan(lost))
        return QStringLiteral("?");
    return m_document->isSpared(node.id, direction) ? QStringLiteral("(%1)").arg(percentText(lost))
                                                    : percentText(lost);
}

/// "gradient in E5M2: 38.0 % become zero; multiplied by 2^7: 0.4 % become zero, which is within the limits"
QString NodeTableModel::lossToolTip(const graph::Node& node, int row, Direction direction) const
{
    if (!node.metric(direction))
        return {};
    const report::TensorFormats& formats = m_document->tensorFormats();
    const auto held = formats.of(node, direction);
    const QString format = QString::fromStdString(held.range.label);
    if (!held.losses)
        return tr("%1: what is lost in %2 can't be told, because nothing was recorded of its groups of "
                  "elements",
                  "direction, format")
            .arg(directionText(direction), format);
    if (!held.stored)
        return tr("%1: kept in full precision", "direction").arg(directionText(direction));
    const auto notZero = formats::partNotZero(*node.metric(direction));
    const QString pattern =
        m_document->isSpared(node.id, direction)
            ? tr("%1, not rounded in this run; in %2 it would be so: %3", "direction, format, losses")
            : tr("%1 in %2: %3", "direction, format, losses");
    const QString lost =
        pattern.arg(directionText(direction), format,
                    lossesText(losses(node, row, direction).value_or(*held.losses), notZero));
    if (const auto fix = report::scaleFor(node, direction, formats, m_document->rangeThresholds()))
        return clauses({lost, scaleFixMeaning(*fix, notZero)});
    const auto binades = report::tooWideFor(node, direction, formats, m_document->rangeThresholds());
    return binades ? clauses({lost, tooWideText(*binades)}) : lost;
}

QString NodeTableModel::toolTip(const graph::Node& node, int row, int column) const
{
    const auto direction = directionOf(column);
    if (errorFigureOf(column) || (direction && node.side(*direction).isNoise))
        return errorDetails(DirectionErrors::of(node, *direction, m_document->run().graph));
    return isLoss(column) ? lossToolTip(node, row, *direction) : placeText(node);
}

QString NodeTableModel::text(const graph::Node& node, int row, int column) const
{
    switch (column) {
    case NameColumn:
        return pathText(*m_titles, node);
    case OperatorColumn:
        return node.kind == graph::NodeKind::Op ? QString::fromStdString(node.target)
                                                : QString::fromUtf8(toString(node.kind).data());
    case ModuleColumn:
        return QString::fromStdString(node.module);
    case ShapeColumn:
        return shapeText(node);
    case DtypeColumn:
        return QString::fromStdString(node.dtype);
    default:
        break;
    }
    const auto direction = directionOf(column);
    if (const auto figure = errorFigureOf(column))
        return errorCell(DirectionErrors::of(node, *direction, m_document->run().graph), *figure);
    if (!direction || !node.metric(*direction))
        return {};
    return isLoss(column) ? lossText(node, row, *direction) : numberText(quantity(node, *direction));
}

QVariant NodeTableModel::sortValue(const graph::Node& node, int row, int column) const
{
    if (column == BarsColumn) // by execution order
        return static_cast<double>(node.id);
    if (column == ShapeColumn) { // by size
        double size = 1;
        for (const std::int64_t length : node.shape)
            size *= static_cast<double>(length);
        return size;
    }
    const auto direction = directionOf(column);
    if (const auto figure = errorFigureOf(column))
        return errorValue(DirectionErrors::of(node, *direction, m_document->run().graph), *figure);
    if (direction)
        return isLoss(column) ? loss(node, row, *direction) : quantity(node, *direction);
    return text(node, row, column);
}

QVariant NodeTableModel::data(const QModelIndex& index, int role) const
{
    const graph::Node* node = index.isValid() ? nodeAt(index.row()) : nullptr;
    if (!node)
        return {};
    const auto direction = directionOf(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(*node, index.row(), index.column());
    case Qt::ToolTipRole:
        return plainToolTip(toolTip(*node, index.row(), index.column()));
    case Qt::TextAlignmentRole:
        return int((direction || index.column() == ShapeColumn ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    case NodeIdRole:
        return QVariant::fromValue<qint64>(node->id);
    case NodeRole:
        return QVariant::fromValue(node);
    case SortRole:
        return sortValue(*node, index.row(), index.column());
    case DirectionRole:
        return direction ? QVariant(static_cast<int>(*direction)) : QVariant();
    case LossRole:
        return isLoss(index.column()) && verdict(*node, index.row(), *direction).losesMuch;
    case SeverityRole: // of what is a problem, too
        return isLoss(index.column()) && verdict(*node, index.row(), *direction).isError()
                   ? QVariant(static_cast<int>(graph::Severity::Error))
                   : QVariant();
    default:
        return {};
    }
}

/// Of what was rounded, or would be.
formats::Verdict NodeTableModel::verdict(const graph::Node& node, int row, Direction direction) const
{
    if (node.side(direction).isNoise || m_document->isSpared(node.id, direction))
        return {};
    return formats::verdictOf(losses(node, row, direction).value_or(formats::RangeLoss{}),
                              m_document->rangeThresholds());
}

QVariant NodeTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const auto direction = directionOf(section);
    switch (role) {
    case Qt::DisplayRole:
        return title(section);
    case Qt::ToolTipRole:
        if (isLoss(section))
            return plainToolTip(
                tr("The part of the elements that becomes zero or is beyond the largest number. "
                   "In parentheses: of a tensor that the simulation did not round."));
        return errorFigureOf(section) ? QVariant(plainToolTip(fieldAbout(*errorFigureOf(section))))
                                      : QVariant();
    case Qt::TextAlignmentRole:
        return int((direction || section == ShapeColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case DirectionRole:
        return direction ? QVariant(static_cast<int>(*direction)) : QVariant();
    case Qt::InitialSortOrderRole: // what is worst first
        return isLoss(section) ? QVariant(static_cast<int>(Qt::DescendingOrder)) : QVariant();
    default:
        return {};
    }
}

QString NodeTableModel::title(int column) const
{
    switch (column) {
    case NameColumn:
        return tr("Name");
    case OperatorColumn:
        return tr("Operator");
    case ModuleColumn:
        return tr("Module");
    case ShapeColumn:
        return tr("Shape");
    case DtypeColumn:
        return tr("Type");
    case BarsColumn:
        return tr("Scale");
    default:
        break;
    }
    const Direction direction = directionOf(column).value_or(Direction::Forward);
    if (isLoss(column))
        return (direction == Direction::Forward ? tr("fwd lost in %1") : tr("grad lost in %1"))
            .arg(QString::fromStdString(m_document->format(direction).label));
    const auto figure = errorFigureOf(column);
    return tr("%1 %2", "direction and statistic: gradient rms")
        .arg(directionText(direction), figure ? fieldTitle(*figure) : fieldTitle(m_document->quantity()));
}

} // namespace scalescope::widgets
