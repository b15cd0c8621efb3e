// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/proposals/proposal_model.h"

#include "widgets/models/error_figures.h"
#include "widgets/models/message_text.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>
#include <limits>

namespace scalescope::widgets {

namespace {

QString operandText(job::Operand operand)
{
    switch (operand) {
    case job::Operand::Input:
        return ProposalModel::tr("input");
    case job::Operand::Weight:
        return ProposalModel::tr("weight");
    case job::Operand::Gradient:
        return ProposalModel::tr("gradient");
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
        return ProposalModel::tr("of the tensor");
    case formats::Grouping::Block:
        return ProposalModel::tr("of blocks of %1").arg(storage.format->scaling.length);
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

/// "layers.0.q: input of linear"
QString ruleKeyText(const report::RuleKey& key)
{
    const QString module =
        key.module.empty() ? ProposalModel::tr("the model itself") : QString::fromStdString(key.module);
    return ProposalModel::tr("%1: %2 of %3", "module, operand, operator")
        .arg(module, operandText(key.operand), QString::fromLatin1(toString(key.kind)));
}

QString operandsText(const report::Proposal& proposal)
{
    QStringList keys;
    for (const report::RuleKey& key : proposal.rules)
        keys << ruleKeyText(key);
    return keys.join(QStringLiteral("; "));
}

} // namespace

ProposalModel::ProposalModel(QObject* parent) : SheetModel(parent)
{
    constexpr double exact = std::numeric_limits<double>::infinity();
    const auto error = [this](int row) { return at(row).error; };
    setColumns({
        {.id = "tensor",
         .title = tr("Tensor"),
         .text = [this](int row) { return pathText(m_titles, *node(row)); },
         .look = CellLook::Name,
         .sort = [this](int row) { return static_cast<double>(at(row).node); }}, // in the order of execution
        {.id = "direction",
         .title = tr("Direction"),
         .text = [this](int row) { return directionText(at(row).direction); }},
        {.id = "format",
         .title = tr("Format"),
         .text =
             [this](int row) {
                 const report::Storage& storage = at(row).storage;
                 return storage.format ? QString::fromStdString(storage.format->label) : tr("full precision");
             }},
        {.id = "scale",
         .title = tr("Scale"),
         .text = [this](int row) { return scaleText(at(row).storage); },
         .sort = [this](int row) { return scaleOrder(at(row).storage); }},
        {.id = "bits",
         .title = tr("Bits"),
         .text = [this](int row) { return QString::number(at(row).bits); },
         .look = CellLook::Number,
         .sort = [this](int row) { return at(row).bits; }},
        {.id = "lost",
         .title = tr("Lost"),
         .text =
             [error](int row) { return error(row) ? percentText(error(row)->lost) : QStringLiteral("–"); },
         .look = CellLook::Number,
         .sort = [error](int row) { return error(row) ? error(row)->lost : -1; }},
        {.id = "sqnr",
         .title = tr("SQNR"),
         .text = [error](int row) { return error(row) ? sqnrText(error(row)->sqnr) : QStringLiteral("–"); },
         .look = CellLook::Number,
         .sort = [error](int row) { return error(row) ? error(row)->sqnr : exact; }},
        {.id = "operands", .title = tr("Operand"), .text = [this](int row) { return operandsText(at(row)); }},
    });
}

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
    setRows(answer.proposals->all().size());
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
        const report::Proposal& proposal = at(row);
        const graph::Metric* metric = node(row)->metric(proposal.direction);
        const auto count = static_cast<double>(metric->statistics.numel);
        bits += count * proposal.bits;
        elements += count;
    }
    return elements > 0 ? bits / elements : 0;
}

QVariant ProposalModel::other(int row, int column, int role) const
{
    if (role == Qt::ToolTipRole)
        return columns()[static_cast<std::size_t>(column)].text(row).replace(QStringLiteral("; "),
                                                                             QStringLiteral("\n"));
    return role == DirectionRole ? QVariant(static_cast<int>(at(row).direction)) : QVariant();
}

} // namespace scalescope::widgets
