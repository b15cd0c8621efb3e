// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/causes_model.h"

#include "widgets/models/display.h"
#include "widgets/models/item_roles.h"

#include <cmath>

namespace scalescope::widgets {

namespace {

QString errorNumber(double error)
{
    return std::isinf(error) ? CausesModel::tr("no bound", "of an error") : QString::number(error, 'g', 3);
}

/// Errors of other operands cancel a part of this one's.
bool isMoreThanAll(const bisect::BisectionRow& row)
{
    return row.isMeasured && row.ranked.share > 1;
}

QString roleText(job::Operand operand)
{
    switch (operand) {
    case job::Operand::Input:
        return CausesModel::tr("input", "an operand");
    case job::Operand::Weight:
        return CausesModel::tr("weight", "an operand");
    case job::Operand::Gradient:
        break;
    }
    return CausesModel::tr("gradient", "an operand");
}

} // namespace

QString groupText(const job::GroupMeasured& group)
{
    QString module =
        group.module.empty() ? CausesModel::tr("the model") : QString::fromStdString(group.module);
    if (!group.operand)
        return module;
    return CausesModel::tr("%1 of %2 in %3", "an operand, its operator and module")
        .arg(roleText(*group.operand), QString::fromStdString(group.op).section(QStringLiteral("::"), -1),
             module);
}

void CausesModel::setBisection(const bisect::Bisection& bisection)
{
    beginResetModel();
    m_rows.clear();
    for (const bisect::BisectionRow& row : bisect::bisectionRows(bisection))
        if (!row.ranked.isOpened)
            m_rows.push_back(row);
    endResetModel();
}

const job::GroupMeasured& CausesModel::group(int row) const
{
    return m_rows.at(static_cast<std::size_t>(row)).ranked.group;
}

double CausesModel::sumOfShares() const
{
    double sum = 0;
    for (const bisect::BisectionRow& row : m_rows)
        sum += row.isMeasured ? row.ranked.share : 0;
    return sum;
}

int CausesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CausesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString CausesModel::text(const bisect::BisectionRow& row, int column) const
{
    const job::GroupMeasured& group = row.ranked.group;
    switch (column) {
    case ShareColumn:
        // How far above the whole says nothing, where errors cancel.
        return !row.isMeasured      ? QString()
               : isMoreThanAll(row) ? QStringLiteral("> ") + shareText(1)
                                    : shareText(row.ranked.share);
    case WhereColumn:
        return groupText(group);
    case OperandsColumn:
        return QString::number(group.operands);
    case AloneColumn:
        return row.isMeasured ? errorNumber(bisect::errorOf(group.alone)) : QString();
    case WithoutColumn:
        return row.isMeasured ? errorNumber(bisect::errorOf(group.without)) : QString();
    case KeptColumn:
        if (row.step == 0)
            return {};
        return row.error ? tr("%1: %2 left", "number of a step, the error after it")
                               .arg(row.step)
                               .arg(errorNumber(*row.error))
                         : tr("kept", "in full precision");
    default:
        return {};
    }
}

QVariant CausesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const bisect::BisectionRow& row = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        if (index.column() == ShareColumn && isMoreThanAll(row))
            return shareText(row.ranked.share) + QStringLiteral(" · ") +
                   tr("More than the whole: errors of other operands cancel a part of it");
        return index.column() == WhereColumn ? text(row, WhereColumn) : QVariant();
    case SortRole:
        return row.isMeasured ? QVariant(row.ranked.share) : QVariant();
    case ModulePathRole:
        return QString::fromStdString(row.ranked.group.module);
    case Qt::TextAlignmentRole:
        return int(
            Qt::AlignVCenter |
            (index.column() == WhereColumn || index.column() == KeptColumn ? Qt::AlignLeft : Qt::AlignRight));
    default:
        return {};
    }
}

QVariant CausesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter |
                   (section == WhereColumn || section == KeptColumn ? Qt::AlignLeft : Qt::AlignRight));
    if (role == Qt::DisplayRole) {
        const QString titles[] = {tr("Share"), tr("What is rounded"), tr("Operands"),
                                  tr("Alone"), tr("Without"),         tr("Kept")};
        return titles[section];
    }
    if (role == Qt::ToolTipRole) {
        const QString meanings[] = {
            tr("The part of the error that this causes: the mean of what it brings by itself and what "
               "leaving it "
               "out takes away."),
            tr("A module with all that is rounded in it, or one operand."),
            tr("How many operands it has."),
            tr("How large the error is when this alone is rounded, and all else has full precision."),
            tr("How large the error is when all is rounded without this, which has full precision."),
            tr("At which step the search gave this full precision to come below the bound, and how large the "
               "error "
               "was then.")};
        return meanings[section];
    }
    return {};
}

} // namespace scalescope::widgets
