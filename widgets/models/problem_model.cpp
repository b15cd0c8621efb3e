// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/problem_model.h"

#include "core/sheet/problem_order.h"
#include "widgets/models/display.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/kept_words.h"
#include "widgets/models/plain_text.h"
#include "widgets/models/range_loss_words.h"

#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr std::size_t mostAsked = 512; ///< of layers, each of which needs a power of two

} // namespace

QString severityText(graph::Severity severity)
{
    switch (severity) {
    case graph::Severity::Error:
        return ProblemModel::tr("error");
    case graph::Severity::Warning:
        return ProblemModel::tr("warning");
    case graph::Severity::Info:
        return ProblemModel::tr("note");
    }
    return {};
}

ProblemModel::ProblemModel(Document* document, QObject* parent) : SheetModel(parent), m_document(document)
{
    const auto column = [this](std::string_view id, const QString& title, int place,
                               CellLook look = CellLook::Word) {
        return SheetModel::Column{.id = id,
                                  .title = title,
                                  .text = [=, this](int row) { return text(at(row), place); },
                                  .look = look};
    };
    setColumns({column("severity", {}, SeverityColumn), column("node", tr("Node"), NodeColumn),
                column("message", tr("Problem"), MessageColumn), column("badge", tr("Cause"), BadgeColumn),
                column("operator", tr("Operator"), OperatorColumn),
                column("fix", tr("Fix"), FixColumn, CellLook::Number)});
    connect(document, &Document::runChanged, this, &ProblemModel::reload);
    connect(document, &Document::formatsChanged, this, &ProblemModel::reload);
    reload();
}

void ProblemModel::reload()
{
    beginResetModel();
    m_rows = m_document->problems();
    m_advice.clear();
    m_kept.clear();
    m_firsts = firstsOf(m_rows->top());
    m_sameCall = rowsOfSameCalls();
    m_untold = static_cast<int>(m_document->untold());
    m_all.clear();
    std::vector<int> parents;
    add(m_rows->top(), parents, -1);
    setTree(parents);
    endResetModel();
}

void ProblemModel::add(const std::vector<sheet::ProblemRow>& rows, std::vector<int>& parents, int parent)
{
    for (const sheet::ProblemRow& row : rows) {
        const auto place = static_cast<int>(m_all.size());
        m_all.push_back(&row);
        parents.push_back(parent);
        add(row.beneath, parents, place);
    }
}

QModelIndex ProblemModel::indexOf(qint64 node) const
{
    const auto found = std::ranges::find(m_all, m_rows->rowOf(node));
    return found == m_all.end() ? QModelIndex() : indexOfRow(static_cast<int>(found - m_all.begin()));
}

int ProblemModel::count() const
{
    return static_cast<int>(m_rows->count());
}

const graph::Node* ProblemModel::nodeOf(const sheet::ProblemRow& row) const
{
    return row.problem.node ? m_document->run().graph.find(*row.problem.node) : nullptr;
}

bool ProblemModel::isHidden(const sheet::ProblemRow& row) const
{
    return row.problem.node && m_document->graph().find(*row.problem.node) == nullptr;
}

std::set<graph::TensorId> ProblemModel::repeated(const QModelIndex& index) const
{
    std::set<graph::TensorId> tensors;
    const sheet::ProblemRow* row = index.isValid() ? &at(rowOf(index)) : nullptr;
    if (row == nullptr || row->role != report::ProblemRole::Repeated)
        return tensors;
    for (const sheet::ProblemRow& one : row->beneath)
        if (one.scale && one.scale->stored && one.problem.node)
            tensors.insert({*one.problem.node, one.scale->direction});
    return tensors;
}

std::optional<graph::Direction> ProblemModel::directionOf(const QModelIndex& index) const
{
    const sheet::ProblemRow* row = index.isValid() ? &at(rowOf(index)) : nullptr;
    return row != nullptr && row->scale ? std::optional(row->scale->direction) : std::nullopt;
}

QString ProblemModel::keptTextOf(const sheet::ProblemRow& row) const
{
    if (!row.scale || !row.scale->stored || !row.problem.node)
        return {};
    auto known = m_kept.find(&row);
    if (known == m_kept.end())
        known = m_kept.insert(&row, keptText(*m_document, *row.problem.node, row.scale->direction));
    return *known;
}

bool ProblemModel::isConsequence(const sheet::ProblemRow& row)
{
    const bool isRepeated = row.role == report::ProblemRole::Repeated;
    return (isRepeated ? row.beneath.front() : row).role == report::ProblemRole::Consequence;
}

bool ProblemModel::isFailure(const sheet::ProblemRow& row)
{
    return !row.scale && row.problem.severity == graph::Severity::Error;
}

sheet::SignForm ProblemModel::formOf(const sheet::ProblemRow& row)
{
    return sheet::signForm(isConsequence(row), row.problem.severity != graph::Severity::Error,
                           row.isOnlyIfStored);
}

/// The sign in words: an error of what usual recipes leave alone is none of theirs.
QString ProblemModel::severityWords(const sheet::ProblemRow& row)
{
    if (isFailure(row))
        return tr("what made the run fail");
    QString severity = severityText(row.problem.severity);
    switch (formOf(row)) {
    case sheet::SignForm::Solid:
        break;
    case sheet::SignForm::Tinted:
        return tr("%1 only if it is stored in %2", "how bad a problem is, a format")
            .arg(severity, storedText(row));
    case sheet::SignForm::Outline:
        return tr("%1, follows from another", "how bad a problem is").arg(severity);
    }
    return severity;
}

std::set<graph::NodeId> ProblemModel::hidden() const
{
    std::set<graph::NodeId> nodes;
    const auto look = [&](const auto& self, const std::vector<sheet::ProblemRow>& rows) -> void {
        for (const sheet::ProblemRow& row : rows) {
            if (isHidden(row))
                nodes.insert(*row.problem.node);
            self(self, row.beneath);
        }
    };
    look(look, m_rows->top());
    return nodes;
}

const ProblemModel::Advice& ProblemModel::adviceOf(const sheet::ProblemRow& row) const
{
    auto known = m_advice.find(&row);
    if (known != m_advice.end())
        return *known;
    const graph::Node* node = nodeOf(row);
    const graph::Metric* metric = row.scale && node ? node->metric(row.scale->direction) : nullptr;
    Advice advice;
    if (row.role == report::ProblemRole::Repeated) // each of those has a power of two of its own
        advice = adviceOfAll(row);
    else if (metric)
        advice = {.fix = report::fixOf(*row.scale, *metric, m_document->rangeThresholds()),
                  .binades = report::tooWideOf(*row.scale, *metric, m_document->rangeThresholds())};
    return *m_advice.insert(&row, advice);
}

/// Of what stands for several: one rule, or what each needs. Of very many that is not worked out.
ProblemModel::Advice ProblemModel::adviceOfAll(const sheet::ProblemRow& row) const
{
    const graph::Node* node = nodeOf(row);
    Advice all;
    all.isRule =
        row.scale && row.scale->stored && node && m_document->isOperand(node->id, row.scale->direction);
    if (all.isRule || row.beneath.size() > mostAsked)
        return all;
    bool isWide = true;
    for (const sheet::ProblemRow& one : row.beneath) {
        const Advice advice = adviceOf(one); // a copy: asking for the next one moves them
        isWide = isWide && advice.binades;
        if (!advice.fix)
            continue;
        const int exponent = advice.fix->exponent;
        const auto [least, most] = all.exponents.value_or(std::pair(exponent, exponent));
        all.exponents = {std::min(least, exponent), std::max(most, exponent)};
    }
    if (isWide)
        all.binades = adviceOf(row.beneath.front()).binades;
    return all;
}

/// In brief the power of two without what it leaves.
QString ProblemModel::fixText(const sheet::ProblemRow& row, bool isBrief) const
{
    const Advice& advice = adviceOf(row);
    if (advice.fix)
        return isBrief ? QStringLiteral("× %1").arg(powerText(advice.fix->exponent))
                       : scaleFixText(*advice.fix);
    if (advice.isRule)
        return tr("rule for all");
    if (advice.exponents) {
        const auto [least, most] = *advice.exponents;
        const QString first = QStringLiteral("× %1").arg(powerText(least));
        return least == most ? first : QStringLiteral("%1…%2").arg(first, powerText(most));
    }
    if ((isBrief || row.role == report::ProblemRole::Repeated) && advice.binades)
        return tr("no scale helps", "a tensor");
    return advice.binades ? tr("no scale helps: %1 binades", "that a tensor spans").arg(*advice.binades)
                          : QString();
}

/// Says which of the two is to be multiplied, which beside the problem's sentence goes without saying.
QString ProblemModel::fixToolTip(const sheet::ProblemRow& row) const
{
    const Advice& advice = adviceOf(row);
    if (advice.isRule)
        return tr("One rule that mends all of them (a double click adds it to the recipe)");
    if (advice.exponents)
        return tr("Each has a power of two of its own: the rows beneath say what it leaves");
    if (!advice.fix && !advice.binades)
        return {};
    if (row.role == report::ProblemRole::Repeated)
        return tr("No power of two helps any of them: the rows beneath say why");
    const auto notZero = formats::partNotZero(*nodeOf(row)->metric(row.scale->direction));
    const QString said =
        headed(directionText(row.scale->direction),
               advice.fix ? scaleFixChange(*advice.fix, notZero) : tooWideText(*advice.binades));
    return advice.fix && m_document->isOperand(*row.problem.node, row.scale->direction)
               ? said + tr(" (a double click adds it to the recipe)")
               : said;
}

QString ProblemModel::text(const sheet::ProblemRow& row, int column) const
{
    const graph::Node* node = nodeOf(row);
    switch (column) {
    case NodeColumn:
        return placeText(row);
    case MessageColumn:
        return messageOf(row);
    case BadgeColumn:
        return badgeText(row);
    case OperatorColumn:
        return operatorText(node);
    case FixColumn:
        return fixText(row);
    default:
        return {};
    }
}

/// For cells that leave others room.
QString ProblemModel::briefText(const sheet::ProblemRow& row, int column) const
{
    if (column == FixColumn)
        return fixText(row, true);
    const QString first = column == BadgeColumn ? firstText(row) : QString();
    return first.isEmpty() ? text(row, column)
                           : first; // what follows can be seen by the arrow before its name
}

QString ProblemModel::toolTip(const sheet::ProblemRow& row, int column) const
{
    switch (column) {
    case SeverityColumn:
        return severityWords(row);
    case NodeColumn:
        return plainToolTip(isHidden(row) ? tr("%1: hidden in the graph by pruning").arg(placeText(row))
                                          : placeText(row));
    case MessageColumn:
        return messageToolTip(row);
    case BadgeColumn:
        return badgeMeaning(row);
    case FixColumn:
        return brokenText(fixToolTip(row));
    default:
        return plainToolTip(text(row, column));
    }
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::ToolTipRole && role != NodeIdRole))
        return SheetModel::data(index, role);
    const sheet::ProblemRow& row = at(rowOf(index));
    if (role == Qt::ToolTipRole) // partly rich text
        return toolTip(row, index.column());
    return row.problem.node ? QVariant::fromValue<qint64>(*row.problem.node) : QVariant();
}

QVariant ProblemModel::other(int place, int column, int role) const
{
    const sheet::ProblemRow& row = at(place);
    switch (role) {
    case Qt::AccessibleTextRole:
        if (column == FixColumn)
            return fixToolTip(row);
        return column == SeverityColumn ? severityWords(row) : QVariant();
    case SeverityRole:
        return static_cast<int>(row.problem.severity);
    case RunFailureRole:
        return isFailure(row);
    case ConsequenceRole:
        return isConsequence(row);
    case SignFormRole:
        return static_cast<int>(formOf(row));
    case ConsequencesRole:
        return static_cast<int>(row.consequences);
    case SparedRole:
        return row.isOnlyIfStored;
    case HiddenRole:
        return isHidden(row);
    case FixRole:
        return adviceOf(row).fix.has_value() || adviceOf(row).isRule;
    case DirectionRole:
        return row.scale && row.role != report::ProblemRole::Repeated
                   ? QVariant(static_cast<int>(row.scale->direction))
                   : QVariant();
    case BriefTextRole:
        return briefText(row, column);
    default:
        return {};
    }
}

} // namespace scalescope::widgets
