// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/proposals/proposal_model.h"

#include "widgets/models/error_figures.h"
#include "widgets/models/item_roles.h"
#include "widgets/models/message_text.h"
#include "widgets/models/plain_text.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>
#include <limits>

namespace scalescope::widgets {

namespace {

struct ProposalWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ProposalModel)
};

QString operandText(job::Operand operand)
{
    switch (operand) {
    case job::Operand::Input:
        return ProposalWords::tr("input");
    case job::Operand::Weight:
        return ProposalWords::tr("weight");
    case job::Operand::Gradient:
        return ProposalWords::tr("gradient");
    }
    return {};
}

QString scaleText(const report::Storage& storage)
{
    if (!storage.format)
        return QStringLiteral("–");
    if (storage.exponent != 0)
        return QStringLiteral("× ") + powerText(storage.exponent);
    switch (storage.format->scaling.grouping) {
    case formats::Grouping::None:
        return QStringLiteral("–");
    case formats::Grouping::Tensor:
        return ProposalWords::tr("of the tensor");
    case formats::Grouping::Block:
        return ProposalWords::tr("of blocks of %1").arg(storage.format->scaling.length);
    case formats::Grouping::Channel:
    case formats::Grouping::Tile:
        break;
    }
    return QString::fromStdString(toString(storage.format->scaling));
}

/// Powers of two by their size, then what is dearer than these.
double scaleOrder(const report::Storage& storage)
{
    constexpr double beyondPowers = 1e6;
    if (!storage.format)
        return 3 * beyondPowers;
    if (storage.format->scaling.grouping == formats::Grouping::None)
        return storage.exponent;
    return storage.format->scaling.grouping == formats::Grouping::Tensor ? beyondPowers : 2 * beyondPowers;
}

} // namespace

QString ruleKeyText(const report::RuleKey& key)
{
    const QString module =
        key.module.empty() ? ProposalWords::tr("the model itself") : QString::fromStdString(key.module);
    return ProposalWords::tr("%1: %2 of %3", "module, operand, operator")
        .arg(module, operandText(key.operand), QString::fromLatin1(toString(key.kind)));
}

ProposalModel::ProposalModel(QObject* parent) : QAbstractTableModel(parent) {}

void ProposalModel::propose(const std::shared_ptr<const graph::Run>& run, const report::ProposalBound& bound,
                            const formats::RangeThresholds& limits)
{
    const int number = ++m_asked;
    QThreadPool::globalInstance()->start([self = QPointer(this), number, run, bound, limits] {
        Answer answer{std::make_shared<const report::Proposals>(run->graph, bound, limits), {}};
        answer.others = report::recipesAsGoodSentence(*answer.proposals, run->graph);
        QMetaObject::invokeMethod(qApp, [self, number, run, answer] {
            if (self)
                self->take(number, run, answer);
        });
    });
}

/// Of several that were asked for the last one counts.
void ProposalModel::take(int number, const std::shared_ptr<const graph::Run>& run, const Answer& answer)
{
    if (number != m_asked)
        return;
    beginResetModel();
    m_answered = number;
    m_run = run;
    m_answer = answer;
    m_titles = sheet::NodeTitles(run->graph);
    endResetModel();
    Q_EMIT changed();
}

QString ProposalModel::others() const
{
    return m_answer.others ? messageText(*m_answer.others) : QString();
}

double ProposalModel::meanBits() const
{
    double bits = 0;
    double elements = 0;
    for (int row = 0; row < rowCount(); ++row) {
        const report::Proposal& proposal = m_answer.proposals->all()[static_cast<std::size_t>(row)];
        const graph::Metric* metric = m_run->graph.find(proposal.node)->metric(proposal.direction);
        const auto count = static_cast<double>(metric->statistics.numel);
        bits += count * proposal.bits;
        elements += count;
    }
    return elements > 0 ? bits / elements : 0;
}

int ProposalModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_answer.proposals ? 0 : static_cast<int>(m_answer.proposals->all().size());
}

int ProposalModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString ProposalModel::text(const report::Proposal& proposal, Column column) const
{
    const auto& error = proposal.error;
    switch (column) {
    case Tensor:
        return pathText(m_titles, *m_run->graph.find(proposal.node));
    case Direction:
        return directionText(proposal.direction);
    case Format:
        return proposal.storage.format ? QString::fromStdString(proposal.storage.format->label)
                                       : tr("full precision");
    case Scale:
        return scaleText(proposal.storage);
    case Bits:
        return QString::number(proposal.bits);
    case Lost:
        return error ? percentText(error->lost) : QStringLiteral("–");
    case Sqnr:
        return error ? sqnrText(error->sqnr) : QStringLiteral("–");
    case Operands:
        break;
    }
    QStringList keys;
    for (const report::RuleKey& key : proposal.rules)
        keys << ruleKeyText(key);
    return keys.join(QStringLiteral("; "));
}

QVariant ProposalModel::sortValue(const report::Proposal& proposal, Column column) const
{
    switch (column) {
    case Tensor: // in the order of execution
        return static_cast<double>(proposal.node);
    case Bits:
        return proposal.bits;
    case Lost:
        return proposal.error ? proposal.error->lost : -1;
    case Sqnr:
        return proposal.error ? proposal.error->sqnr : std::numeric_limits<double>::infinity();
    case Scale:
        return scaleOrder(proposal.storage);
    case Direction:
    case Format:
    case Operands:
        break;
    }
    return text(proposal, column);
}

QVariant ProposalModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const report::Proposal& proposal = m_answer.proposals->all()[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(proposal, column);
    case Qt::ToolTipRole:
        return plainToolTip(text(proposal, column).replace(QStringLiteral("; "), QStringLiteral("\n")));
    case Qt::TextAlignmentRole:
        return int((column >= Bits && column <= Sqnr ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SortRole:
        return sortValue(proposal, column);
    case NodeIdRole:
        return QVariant::fromValue<qint64>(proposal.node);
    case DirectionRole:
        return static_cast<int>(proposal.direction);
    default:
        return {};
    }
}

QVariant ProposalModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList titles = {tr("Tensor"), tr("Direction"), tr("Format"), tr("Scale"),
                                tr("Bits"),   tr("Lost"),      tr("SQNR"),   tr("Operand")};
    return titles.value(section);
}

} // namespace scalescope::widgets
