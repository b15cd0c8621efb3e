// SPDX-License-Identifier: GPL-3.0-or-later
// What a problem is to the others of the list.
#include "core/message/say_run.h"
#include "widgets/models/follow_words.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/outline_text.h"
#include "widgets/models/problem_model.h"
#include "widgets/models/result_text.h"
#include "widgets/models/transform_names.h"

#include <map>

namespace scalescope::widgets {

namespace {

/// Of several layers, what each of them has.
report::ProblemRole roleOf(const sheet::ProblemRow& row)
{
    return row.role == report::ProblemRole::Repeated ? row.beneath.front().role : row.role;
}

/// What made the run fail, in few words.
QString failureText(const std::string& problem)
{
    return problem == say::backwardFailed.form.problem ? ProblemModel::tr("Backward failed")
           : problem == "forward-failed"               ? ProblemModel::tr("Forward failed")
           : problem == say::engineDied.form.problem   ? ProblemModel::tr("Engine failed")
                                                       : ProblemModel::tr("Run failed");
}

/// Each once, with a number where it is there several times.
QStringList counted(const QStringList& words)
{
    QStringList result;
    for (const QString& word : words) {
        const qsizetype count = words.count(word);
        const QString said = count == 1 ? word : word + QStringLiteral(" ×%1").arg(count);
        if (!result.contains(said))
            result << said;
    }
    return result;
}

constexpr int mostBits = 8; ///< of formats that recipes round to; more of them have a name that says how many

/// "FP8" of two formats of eight bits, else their names.
QString pairWidthText(const formats::FormatPair& formats)
{
    const int bits = formats::bitsOf(formats.forward);
    return bits == formats::bitsOf(formats.backward) && bits <= mostBits
               ? QStringLiteral("FP%1").arg(bits)
               : formatPairText(formats.forward, formats.backward);
}

} // namespace

/// How many follow, and where these make it an error that is none by itself, how many of them are errors;
/// empty where none does.
QString ProblemModel::followText(const sheet::ProblemRow& row)
{
    if (!whyErrorText(row).isEmpty()) {
        const int errors = sheet::errorsBeneath(row);
        return errors == 1 ? tr("1 error follows", "from this problem, a badge")
                           : tr("%1 errors follow", "from this problem, a badge").arg(errors);
    }
    return row.consequences == 0   ? QString()
           : row.consequences == 1 ? tr("1 follows", "from this problem, a badge")
                                   : tr("%1 follow", "from this problem, a badge").arg(row.consequences);
}

/// Which problem it follows from, or that it is the consequence of none; empty of what the run reported.
QString ProblemModel::causeText(const sheet::ProblemRow& row)
{
    if (!row.scale || roleOf(row) == report::ProblemRole::Noise)
        return {};
    if (!row.stored.empty())
        return tr("the first operator with it; %1, from which it comes, is small too, but recipes leave that "
                  "alone",
                  "a weight")
            .arg(QString::fromStdString(row.stored));
    if (roleOf(row) != report::ProblemRole::Consequence)
        return tr("starts here, follows from no other problem");
    const sheet::ProblemRow* cause = row.parent;
    while (cause != nullptr && roleOf(*cause) == report::ProblemRole::Consequence) // the same in other layers
        cause = cause->parent;
    return cause == nullptr ? QString()
                            : tr("follows from %1", "a tensor that has a problem").arg(placeText(*cause));
}

ProblemModel::Verdict ProblemModel::verdict() const
{
    Verdict verdict;
    verdict.format = pairWidthText(m_document->formatPair());
    verdict.isNothingRounded = m_document->roundedOperands().empty();
    verdict.isExtended = m_document->simulation() && job::isExtended(*m_document->simulation());
    verdict.hasNoScales =
        !graph::isOutline(m_document->run()) && !whyNoScalesText(m_document->run()).isEmpty();
    const formats::FormatPair pair = m_document->formatPair();
    verdict.isOfRecipes = m_document->run().status == graph::RunStatus::Done && !m_document->hasErrors() &&
                          std::max(formats::bitsOf(pair.forward), formats::bitsOf(pair.backward)) <= mostBits;
    QStringList failures;
    for (const sheet::ProblemRow& row : m_rows->top()) {
        if (roleOf(row) == report::ProblemRole::Noise || row.problem.severity == graph::Severity::Info)
            continue;
        if (row.problem.severity == graph::Severity::Warning) {
            ++verdict.warnings;
        } else if (!row.scale) {
            failures << failureText(row.problem.id);
        } else if (row.scale->kind == report::ScaleProblemKind::Lost) {
            ++verdict.lost;
        } else if (!row.scale->stored) {
            ++verdict.nonFinite;
        } else if (row.isOnlyIfStored) {
            ++verdict.errorsIfStored;
            verdict.isSimulated = verdict.isSimulated || row.scale->isSpared;
        } else {
            ++verdict.errors;
        }
    }
    verdict.failures = counted(failures);
    return verdict;
}

QString ProblemModel::backwardStart() const
{
    return widgets::backwardStart(m_document->run());
}

QHash<const sheet::ProblemRow*, const sheet::ProblemRow*> ProblemModel::rowsOfSameCalls() const
{
    QHash<const sheet::ProblemRow*, const sheet::ProblemRow*> same;
    std::map<std::pair<std::string_view, graph::Direction>, const sheet::ProblemRow*> first;
    for (const sheet::ProblemRow& row : m_rows->top()) {
        const graph::Node* node = nodeOf(row);
        const std::string_view call = node != nullptr && row.scale ? callOf(*node) : std::string_view();
        if (call.empty() || row.role == report::ProblemRole::Repeated)
            continue;
        const auto [known, isFirst] = first.try_emplace({call, row.scale->direction}, &row);
        if (!isFirst && known->second->problem.node != row.problem.node)
            same.insert(&row, known->second);
    }
    return same;
}

/// What starts with it: how many follow, and whether it is no start of its own.
QString ProblemModel::originText(const sheet::ProblemRow& row) const
{
    QString follow = followText(row);
    if (!m_sameCall.contains(&row))
        return follow;
    return follow.isEmpty() ? tr("same call", "as the tensor of another row, a badge")
                            : tr("same call, %1", "as the tensor of another row, a badge").arg(follow);
}

QString ProblemModel::badgeText(const sheet::ProblemRow& row) const
{
    using Role = report::ProblemRole;
    const bool isRepeated = row.role == Role::Repeated;
    const Role role = roleOf(row);
    if (role == Role::Consequence)
        return isRepeated ? tr("consequences") : tr("consequence");
    if (role == Role::Noise)
        return tr("noise");
    QStringList parts{firstText(row), originText(row)};
    parts.removeAll(QString());
    return listed(parts);
}

/// Where it is the first of what the list calls so, whether it is one only if the tensor is stored in the
/// format.
QString ProblemModel::firstText(const sheet::ProblemRow& row) const
{
    if (&row != m_firsts.gradient && &row != m_firsts.row)
        return {};
    if (&row == m_firsts.gradient)
        return m_firsts.isGradientPreceded ? tr("first gradient cause", "in order of execution")
                                           : tr("first gradient", "in order of execution");
    const bool isIfStored = isError(row) && row.isOnlyIfStored && !row.scale->isSpared;
    return isIfStored ? tr("first if stored", "in order of execution, in the format")
                      : tr("first", "in order of execution");
}

/// The badge in words.
QString ProblemModel::badgeMeaning(const sheet::ProblemRow& row) const
{
    using Role = report::ProblemRole;
    const Role role = roleOf(row);
    if (role == Role::Consequence)
        return tr("Follows from the problem that it is listed beneath");
    if (role == Role::Noise)
        return tr("Zero in theory, so that its scale means nothing: no problem");
    QStringList meanings;
    if (&row == m_firsts.row)
        meanings << (isError(row) ? tr("The first error in order of execution")
                                  : tr("The first warning in order of execution"));
    if (&row == m_firsts.gradient)
        meanings << (m_firsts.isGradientPreceded
                         ? tr("The first problem that starts in a gradient, from the loss back; those of "
                              "gradients before it follow from tensors")
                     : isError(row) ? tr("The first error of a gradient, from the loss back")
                                    : tr("The first warning of a gradient, from the loss back"));
    if (const sheet::ProblemRow* same = m_sameCall.value(&row))
        meanings << tr("another output of the call of %1", "a tensor").arg(placeText(*same));
    if (row.consequences == 1)
        meanings << tr("1 problem follows from this one, and is listed beneath it");
    else if (row.consequences > 1)
        meanings << tr("%1 problems follow from this one, and are listed beneath it").arg(row.consequences);
    if (const QString why = whyErrorText(row); !why.isEmpty())
        meanings << why;
    return meanings.join(u'\n');
}

} // namespace scalescope::widgets
