// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/problem_model.h"

#include "widgets/models/plain_text.h"

#include <QCoreApplication>

namespace scalescope::widgets {

namespace {

/// The translation context of severityText.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ProblemModel)
};

} // namespace

QString severityText(graph::Severity severity)
{
    switch (severity) {
    case graph::Severity::Error:
        return Words::tr("error");
    case graph::Severity::Warning:
        return Words::tr("warning");
    case graph::Severity::Info:
        return Words::tr("note");
    }
    return {};
}

QString scaleFixText(const report::ScaleFix& fix)
{
    const QString power = QStringLiteral("× ") + powerText(fix.exponent);
    return fix.whole ? Words::tr("%1 would fix it").arg(power) : Words::tr("%1 would help").arg(power);
}

ProblemModel::ProblemModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document)
{
    connect(document, &Document::runChanged, this, &ProblemModel::reload);
    connect(document, &Document::formatsChanged, this, &ProblemModel::reload);
    reload();
}

void ProblemModel::reload()
{
    beginResetModel();
    m_titles = NodeTitles(m_document->run().graph);
    m_rows.clear();
    m_listed = m_document->problems();
    for (const ProblemRow& row : *m_listed)
        m_rows.push_back({&row, std::nullopt});
    m_untold = static_cast<int>(m_document->untold());
    endResetModel();
}

int ProblemModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ProblemModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

const graph::Node* ProblemModel::nodeOf(const Row& row) const
{
    return row.listed->problem.node ? m_document->run().graph.find(*row.listed->problem.node) : nullptr;
}

QString ProblemModel::fixText(const Row& row) const
{
    const graph::Node* node = nodeOf(row);
    const graph::Metric* metric =
        row.listed->scale && node ? node->metric(row.listed->scale->direction) : nullptr;
    if (!metric)
        return {};
    if (!row.fix)
        row.fix = report::fixOf(*row.listed->scale, *metric, m_document->lossLimits());
    return *row.fix ? scaleFixText(**row.fix) : QString();
}

/// Says which of the two is to be multiplied, which beside the problem's sentence goes without saying.
QString ProblemModel::fixToolTip(const Row& row) const
{
    QString fix = fixText(row);
    if (fix.isEmpty())
        return fix;
    const QString said = directionText(row.listed->scale->direction) + QLatin1Char(' ') + fix;
    return m_document->isOperand(*row.listed->problem.node, row.listed->scale->direction)
               ? said + tr(" (a double click adds it to the recipe)")
               : said;
}

QString ProblemModel::text(const Row& row, int column) const
{
    const graph::Node* node = nodeOf(row);
    switch (column) {
    case NodeColumn:
        return node ? m_titles.path(*node) : locationText(row.listed->problem.location);
    case MessageColumn:
        return row.listed->message;
    case OperatorColumn:
        return node && node->kind == graph::NodeKind::Op ? QString::fromStdString(node->target) : QString();
    case FixColumn:
        return fixText(row);
    default:
        return {};
    }
}

QString ProblemModel::toolTip(const Row& row, int column) const
{
    switch (column) {
    case SeverityColumn:
        return severityText(row.listed->problem.severity);
    case MessageColumn: // as rich text it is broken into lines
        return QStringLiteral("<qt>%1</qt>").arg(row.listed->message.toHtmlEscaped());
    case FixColumn:
        return fixToolTip(row);
    default:
        return plainToolTip(text(row, column));
    }
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const graph::Node* node = nodeOf(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return toolTip(row, index.column());
    case Qt::AccessibleTextRole:
        if (index.column() == FixColumn)
            return fixToolTip(row);
        return index.column() == SeverityColumn ? severityText(row.listed->problem.severity) : QVariant();
    case Qt::TextAlignmentRole:
        return int((index.column() == FixColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SeverityRole:
        return static_cast<int>(row.listed->problem.severity);
    case DirectionRole:
        return row.listed->scale ? QVariant(static_cast<int>(row.listed->scale->direction)) : QVariant();
    case NodeIdRole:
        return row.listed->problem.node ? QVariant::fromValue<qint64>(*row.listed->problem.node) : QVariant();
    case NodeRole:
        return node ? QVariant::fromValue(node) : QVariant();
    case SortRole:
        return index.column() == SeverityColumn ? QVariant(-static_cast<double>(row.listed->problem.severity))
                                                : QVariant(text(row, index.column()));
    default:
        return {};
    }
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SeverityColumn:
        return QString();
    case NodeColumn:
        return tr("Node");
    case MessageColumn:
        return tr("Problem");
    case OperatorColumn:
        return tr("Operator");
    case FixColumn:
        return tr("Fix");
    default:
        return {};
    }
}

} // namespace scalescope::widgets
