// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/theory_model.h"

#include "widgets/models/item_roles.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/message_text.h"
#include "widgets/models/plain_text.h"

#include <algorithm>

namespace scalescope::widgets {

QStringList reasonTexts(const report::Prediction& prediction)
{
    QStringList texts;
    for (const message::Clause& reason : prediction.reasons)
        texts << messageText(reason);
    return texts;
}

QString deviationText(const report::Prediction& prediction)
{
    return powerText(prediction.deviation(), 1);
}

QString theoryQuantityText(const report::Prediction& prediction)
{
    return prediction.isRootMeanSquare ? TheoryModel::tr("root mean square")
                                       : TheoryModel::tr("standard deviation");
}

TheoryModel::TheoryModel(TheoryDocument* theory, QObject* parent)
    : QAbstractTableModel(parent), m_theory(theory)
{
    connect(theory, &TheoryDocument::changed, this, &TheoryModel::reload);
    reload();
}

void TheoryModel::reload()
{
    beginResetModel();
    m_rows.clear();
    m_titles = {};
    m_shown = m_theory->sharedShown();
    if (m_shown) {
        m_titles = sheet::NodeTitles(m_shown->run->graph);
        for (const report::Prediction* prediction : m_shown->theory.deviating())
            m_rows.push_back({prediction, m_shown->run->graph.find(prediction->node)});
    }
    endResetModel();
}

int TheoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TheoryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString TheoryModel::text(const Row& row, int column) const
{
    switch (column) {
    case NameColumn:
        return pathText(m_titles, *row.node);
    case DirectionColumn:
        return directionText(row.prediction->direction);
    case PredictedColumn:
        return numberText(row.prediction->predicted);
    case MeasuredColumn:
        return numberText(row.prediction->measured);
    case RatioColumn:
        return deviationText(*row.prediction);
    case ReasonColumn:
        return clauses(reasonTexts(*row.prediction));
    default:
        return {};
    }
}

QVariant TheoryModel::sortValue(const Row& row, int column) const
{
    switch (column) {
    case PredictedColumn:
        return row.prediction->predicted;
    case MeasuredColumn:
        return row.prediction->measured;
    case RatioColumn:
        return std::abs(row.prediction->deviation());
    default:
        return text(row, column);
    }
}

QVariant TheoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    const bool isFigure = column >= PredictedColumn && column <= RatioColumn;
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::TextAlignmentRole:
        return isFigure ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ToolTipRole:
        if (column == ReasonColumn && !row.prediction->reasons.empty())
            return plainToolTip(reasonTexts(*row.prediction).join(u'\n'));
        return isFigure ? plainToolTip(theoryQuantityText(*row.prediction)) : QVariant();
    case SortRole:
        return sortValue(row, column);
    case NodeIdRole:
        return static_cast<qlonglong>(row.node->id);
    case NodeRole:
        return QVariant::fromValue(row.node);
    case DirectionRole:
        return isFigure || column == DirectionColumn ? QVariant(static_cast<int>(row.prediction->direction))
                                                     : QVariant();
    case ConsequenceRole:
        return row.prediction->isInherited;
    default:
        return {};
    }
}

QVariant TheoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section >= PredictedColumn && section <= RatioColumn
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("name");
    case DirectionColumn:
        return tr("direction");
    case PredictedColumn:
        return tr("predicted");
    case MeasuredColumn:
        return tr("measured");
    case RatioColumn:
        return tr("ratio");
    case ReasonColumn:
        return tr("why");
    default:
        return {};
    }
}

QModelIndex TheoryModel::indexOf(graph::NodeId node) const
{
    const auto found =
        std::ranges::lower_bound(m_rows, node, {}, [](const Row& row) { return row.node->id; });
    return found != m_rows.end() && found->node->id == node
               ? index(static_cast<int>(found - m_rows.begin()), 0)
               : QModelIndex();
}

} // namespace scalescope::widgets
