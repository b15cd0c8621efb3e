// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/compare_table_model.h"

#include "widgets/models/display.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/field_text.h"
#include "widgets/models/item_roles.h"
#include "widgets/models/plain_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

namespace scalescope::widgets {

namespace {

using graph::Direction;

std::optional<Direction> changeDirectionOf(int column)
{
    if (column == CompareTableModel::ForwardColumn)
        return Direction::Forward;
    return column == CompareTableModel::GradientColumn ? std::optional(Direction::Backward) : std::nullopt;
}

std::optional<Direction> errorDirectionOf(int column)
{
    if (column == CompareTableModel::ForwardErrorColumn)
        return Direction::Forward;
    return column == CompareTableModel::GradientErrorColumn ? std::optional(Direction::Backward)
                                                            : std::nullopt;
}

bool hasStatistics(const graph::Node* node)
{
    // An output repeats an operator's tensor.
    return node != nullptr && node->kind != graph::NodeKind::Output &&
           (node->forward.metric || node->backward.metric);
}

} // namespace

QString statusSign(compare::Status status)
{
    return status == compare::Status::Added     ? QStringLiteral("+")
           : status == compare::Status::Removed ? QStringLiteral("−")
                                                : QString();
}

QString statusText(compare::Status status)
{
    switch (status) {
    case compare::Status::Matched:
        return CompareTableModel::tr("matched");
    case compare::Status::Added:
        return CompareTableModel::tr("added");
    case compare::Status::Removed:
        return CompareTableModel::tr("removed");
    }
    return {};
}

QString changeText(std::optional<double> log2)
{
    if (!log2)
        return {};
    if (std::isnan(*log2))
        return QStringLiteral("NaN");
    if (std::isinf(*log2))
        return *log2 > 0 ? QStringLiteral("+Inf") : QStringLiteral("-Inf");
    const QString text = QString::number(*log2, 'f', 2);
    if (*log2 == 0)
        return QStringLiteral("0");
    if (text.toDouble() == 0)
        return QStringLiteral("0.00"); // of no sign, as on the plot
    return *log2 > 0 ? QLatin1Char('+') + text : text;
}

QString zeroGradientText()
{
    return CompareTableModel::tr("zero", "a gradient, in theory");
}

CompareTableModel::CompareTableModel(CompareDocument* document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document)
{
    connect(document, &CompareDocument::changed, this, &CompareTableModel::reload);
    connect(&document->document(), &Document::quantityChanged, this, &CompareTableModel::changeRatios);
    reload();
}

void CompareTableModel::reload()
{
    beginResetModel();
    m_rows.clear();
    if (const compare::Comparison* comparison = m_document->comparison()) {
        for (std::size_t row = 0; row < comparison->alignment.rows.size(); ++row) {
            if (hasStatistics(comparison->nodeA(row)) || hasStatistics(comparison->nodeB(row)))
                m_rows.push_back(row);
        }
    }
    measure();
    endResetModel();
}

void CompareTableModel::changeRatios()
{
    measure();
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, PlotColumn), index(rowCount() - 1, GradientColumn));
    Q_EMIT headerDataChanged(Qt::Horizontal, PlotColumn, GradientColumn);
}

void CompareTableModel::measure()
{
    m_largest = 1;
    for (const std::size_t row : m_rows) {
        for (const int column : {ForwardColumn, GradientColumn}) {
            const double value = std::abs(ratio(row, column));
            if (std::isfinite(value))
                m_largest = std::max(m_largest, value);
        }
    }
}

int CompareTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CompareTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QModelIndex CompareTableModel::indexOf(std::size_t alignedRow) const
{
    const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), alignedRow);
    return found != m_rows.end() && *found == alignedRow ? index(static_cast<int>(found - m_rows.begin()), 0)
                                                         : QModelIndex();
}

double CompareTableModel::ratio(std::size_t alignedRow, int column) const
{
    const Direction direction = changeDirectionOf(column).value();
    if (m_document->comparison()->isZeroInTheory(alignedRow, direction))
        return std::numeric_limits<double>::quiet_NaN();
    const auto value = m_document->comparison()->log2(alignedRow, direction,
                                                      sheet::memberOf(m_document->document().quantity()));
    return value.value_or(std::numeric_limits<double>::quiet_NaN());
}

DirectionErrors CompareTableModel::errors(std::size_t alignedRow, Direction direction) const
{
    const compare::Comparison& comparison = *m_document->comparison();
    return DirectionErrors::ofPair(comparison, alignedRow, direction);
}

double CompareTableModel::amount(std::size_t alignedRow) const
{
    double largest = std::numeric_limits<double>::quiet_NaN();
    for (const int column : {ForwardColumn, GradientColumn}) {
        const double value = std::abs(ratio(alignedRow, column));
        if (!std::isnan(value) && !(value <= largest)) // also the first one
            largest = value;
    }
    return largest;
}

QString CompareTableModel::text(std::size_t alignedRow, int column) const
{
    const compare::Comparison& comparison = *m_document->comparison();
    const graph::Node& node = comparison.node(alignedRow);
    switch (column) {
    case NameColumn:
        return m_document->path(alignedRow);
    case StatusColumn:
        return statusText(comparison.alignment.rows[alignedRow].status());
    case OperatorColumn:
        return node.kind == graph::NodeKind::Op ? QString::fromStdString(node.target)
                                                : QString::fromUtf8(toString(node.kind).data());
    case ModuleColumn:
        return QString::fromStdString(node.module);
    default:
        break;
    }
    if (const auto errorDirection = errorDirectionOf(column))
        return errorCell(errors(alignedRow, *errorDirection), sheet::FieldId::Sqnr);
    const auto direction = changeDirectionOf(column);
    if (!direction)
        return {};
    return comparison.isZeroInTheory(alignedRow, *direction)
               ? zeroGradientText()
               : changeText(comparison.log2(alignedRow, *direction,
                                            sheet::memberOf(m_document->document().quantity())));
}

QString CompareTableModel::toolTip(std::size_t alignedRow) const
{
    const compare::Comparison& comparison = *m_document->comparison();
    const sheet::FieldId quantity = m_document->document().quantity();
    const auto value = [quantity](const graph::Node* node, Direction direction) {
        const graph::Metric* metric = node == nullptr ? nullptr : node->metric(direction);
        return metric == nullptr ? QStringLiteral("–") : numberText(valueOf(metric->statistics, quantity));
    };
    QStringList lines = {m_document->path(alignedRow)};
    for (const auto direction : {Direction::Forward, Direction::Backward})
        lines << tr("%1 %2: %3 → %4", "direction, statistic, before, after")
                     .arg(directionText(direction), fieldTitle(quantity),
                          value(comparison.nodeA(alignedRow), direction),
                          value(comparison.nodeB(alignedRow), direction));
    for (const auto direction : {Direction::Forward, Direction::Backward}) {
        const QString error = errorSummary(errors(alignedRow, direction));
        if (!error.isEmpty() && !comparison.isZeroInTheory(alignedRow, direction))
            lines << tr("%1: %2", "direction, error").arg(directionText(direction), error);
    }
    if (comparison.isZeroInTheory(alignedRow, Direction::Backward))
        lines << tr("The gradient is zero in theory; what is left is the noise of rounding.");
    const auto status = comparison.alignment.rows[alignedRow].status();
    if (status == compare::Status::Added)
        lines << tr("only in %1").arg(m_document->titleB());
    else if (status == compare::Status::Removed)
        lines << tr("only in %1").arg(m_document->titleA());
    return lines.join(u'\n');
}

QVariant CompareTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || m_document->comparison() == nullptr)
        return {};
    const std::size_t row = alignedRow(index.row());
    const auto direction = changeDirectionOf(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return plainToolTip(toolTip(row));
    case Qt::TextAlignmentRole:
        return int((direction || errorDirectionOf(index.column()) ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    case NodeRole:
        return QVariant::fromValue(&m_document->comparison()->node(row));
    case SortRole:
        if (direction)
            return ratio(row, index.column());
        if (const auto errorDirection = errorDirectionOf(index.column()))
            return errorValue(errors(row, *errorDirection), sheet::FieldId::Sqnr);
        return index.column() == PlotColumn ? QVariant(amount(row)) : QVariant(text(row, index.column()));
    case StatusSignRole:
        return statusSign(m_document->comparison()->alignment.rows[row].status());
    case DirectionRole:
        return direction ? QVariant(static_cast<int>(*direction)) : QVariant();
    default:
        return {};
    }
}

QVariant CompareTableModel::headerToolTip(int section)
{
    if (section == PlotColumn)
        return tr("Hollow in the first run, filled in the second. The band is from 1/4 to 4, where unit "
                  "scaling puts "
                  "a scale: it is no format's range.");
    if (changeDirectionOf(section))
        return tr(
            "The power of two by which it is larger in the second run than in the first: 1 is twice, -1 is "
            "half as large.");
    return errorDirectionOf(section) ? tr("How far it is above the noise of rounding, in dB.") : QVariant();
}

QVariant CompareTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const auto direction = changeDirectionOf(section);
    const auto errorDirection = errorDirectionOf(section);
    if (role == Qt::TextAlignmentRole)
        return int((direction || errorDirection ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == DirectionRole && direction)
        return static_cast<int>(*direction);
    if (role == Qt::InitialSortOrderRole) // the largest first is what one wants to see of numbers
        return int(direction || section == PlotColumn ? Qt::DescendingOrder : Qt::AscendingOrder);
    if (role == Qt::ToolTipRole)
        return headerToolTip(section);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Name");
    case PlotColumn:
        return fieldTitle(m_document->document().quantity());
    case StatusColumn:
        return tr("Status");
    case OperatorColumn:
        return tr("Operator");
    case ModuleColumn:
        return tr("Module");
    case ForwardErrorColumn:
        return tr("fwd SQNR");
    case GradientErrorColumn:
        return tr("grad SQNR");
    default:
        return tr("log2(b/a), %1", "direction").arg(directionText(*direction));
    }
}

CompareTableProxy::CompareTableProxy(const CompareDocument* document, QObject* parent)
    : NumberSortProxy(parent), m_document(document)
{
}

void CompareTableProxy::setNodeFilter(const NodeFilter& filter)
{
    m_filter = filter;
    invalidateFilter();
}

void CompareTableProxy::setShownRows(std::vector<std::size_t> rows)
{
    if (rows == m_shown)
        return;
    m_shown = std::move(rows);
    invalidateFilter();
}

void CompareTableProxy::setChangesOnly(bool only)
{
    m_changesOnly = only;
    invalidateFilter();
}

bool CompareTableProxy::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    const compare::Comparison* comparison = m_document->comparison();
    if (comparison == nullptr)
        return false;
    const auto* model = static_cast<const CompareTableModel*>(sourceModel());
    const std::size_t aligned = model->alignedRow(row);
    const graph::Node* a = comparison->nodeA(aligned);
    const graph::Node* b = comparison->nodeB(aligned);
    if (!std::binary_search(m_shown.begin(), m_shown.end(), aligned))
        return false;
    if (m_changesOnly && a != nullptr && b != nullptr) {
        const auto statistic = sheet::memberOf(m_document->document().quantity());
        const auto unchanged = [&](graph::Direction direction) {
            const auto ratio = comparison->log2(aligned, direction, statistic);
            return comparison->isZeroInTheory(aligned, direction) || !ratio || *ratio == 0;
        };
        if (unchanged(graph::Direction::Forward) && unchanged(graph::Direction::Backward))
            return false;
    }
    if (m_filter.isEmpty())
        return true;
    sheet::Sources sources = m_document->document().sources();
    sources.comparison = m_document->sharedComparison();
    const auto matches = [&](const graph::Node* node, const std::shared_ptr<const graph::Run>& run) {
        sources.run = run;
        return node != nullptr && m_filter.matches(*node, sources);
    };
    return matches(a, comparison->a) || matches(b, comparison->b);
}

} // namespace scalescope::widgets
