// SPDX-License-Identifier: GPL-3.0-or-later
// What a problem is to the others of the list.
#include "widgets/models/display.h"
#include "widgets/models/problem_model.h"

namespace scalescope::widgets {

namespace {

/// Of those beneath the row the one that loses the largest part to underflow; null where none does.
const ProblemRow* worstUnderflow(const ProblemRow& row)
{
    const ProblemRow* worst = nullptr;
    for (const ProblemRow& beneath : row.beneath) {
        const bool isOne = beneath.scale && beneath.scale->kind == report::ScaleProblemKind::Underflow;
        for (const ProblemRow* found : {isOne ? &beneath : nullptr, worstUnderflow(beneath)})
            if (found != nullptr && (worst == nullptr || found->scale->fraction > worst->scale->fraction))
                worst = found;
    }
    return worst;
}

} // namespace

/// Of what is none by itself; empty for others.
QString ProblemModel::whyError(const ProblemRow& row)
{
    const bool isOrigin = row.scale && row.scale->kind == report::ScaleProblemKind::Subnormal &&
                          row.problem.severity == graph::Severity::Error;
    const ProblemRow* worst = isOrigin ? worstUnderflow(row) : nullptr;
    return worst == nullptr ? QString()
                            : tr("an error because of what follows: up to %1 become zero in %2",
                                 "a part of a tensor, the tensor")
                                  .arg(shareText(worst->scale->fraction), worst->place);
}

ProblemModel::Verdict ProblemModel::verdict() const
{
    Verdict verdict;
    for (const ProblemRow& row : m_rows->top()) {
        const bool isNoise = (row.role == report::ProblemRole::Repeated ? row.beneath.front() : row).role ==
                             report::ProblemRole::Noise;
        if (isNoise || row.problem.severity == graph::Severity::Info)
            continue;
        if (row.problem.severity == graph::Severity::Warning) {
            ++verdict.warnings;
        } else if (isSpared(row)) {
            ++verdict.errorsIfStored;
            verdict.isSimulated = verdict.isSimulated || row.scale->isSpared;
        } else {
            ++verdict.errors;
            verdict.areOfFormats = verdict.areOfFormats && row.scale && row.scale->stored;
        }
    }
    return verdict;
}

QString ProblemModel::badgeText(const ProblemRow& row) const
{
    using Role = report::ProblemRole;
    const bool isRepeated = row.role == Role::Repeated;
    const Role role = isRepeated ? row.beneath.front().role : row.role;
    if (role == Role::Consequence)
        return isRepeated ? tr("consequences") : tr("consequence");
    if (role == Role::Noise)
        return tr("noise");
    QString origin = row.consequences == 0 ? QString()
                     : row.consequences == 1
                         ? tr("1 follows", "from this problem, a badge")
                         : tr("%1 follow", "from this problem, a badge").arg(row.consequences);
    if (&row == m_firsts.gradient && m_firsts.isGradientPreceded)
        return origin.isEmpty()
                   ? tr("first gradient cause", "in order of execution")
                   : tr("first gradient cause, %1", "in order of execution, a badge").arg(origin);
    if (&row == m_firsts.gradient)
        return origin.isEmpty() ? tr("first gradient", "in order of execution")
                                : tr("first gradient, %1", "in order of execution, a badge").arg(origin);
    if (&row != m_firsts.row)
        return origin;
    return origin.isEmpty() ? tr("first", "in order of execution")
                            : tr("first, %1", "in order of execution, a badge").arg(origin);
}

/// The badge in words.
QString ProblemModel::badgeMeaning(const ProblemRow& row) const
{
    using Role = report::ProblemRole;
    const Role role = row.role == Role::Repeated ? row.beneath.front().role : row.role;
    if (role == Role::Consequence)
        return tr("Follows from the problem that it is listed beneath");
    if (role == Role::Noise)
        return tr("Zero in theory, so that its scale means nothing: no problem");
    QStringList meanings;
    if (&row == m_firsts.row)
        meanings << (m_firsts.isListedFirst
                         ? tr("The first in order of execution")
                         : tr("The first in order of execution; errors stand above it all the same"));
    if (&row == m_firsts.gradient)
        meanings << (m_firsts.isGradientPreceded
                         ? tr("The first problem that starts in a gradient, from the loss back; those of "
                              "gradients before it follow from tensors")
                         : tr("The first problem of a gradient, from the loss back"));
    if (row.consequences == 1)
        meanings << tr("1 problem follows from this one, and is listed beneath it");
    else if (row.consequences > 1)
        meanings << tr("%1 problems follow from this one, and are listed beneath it").arg(row.consequences);
    return meanings.join(u'\n');
}

} // namespace scalescope::widgets
