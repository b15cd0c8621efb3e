// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/follow_words.h"

#include "widgets/models/display.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/kept_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>

namespace scalescope::widgets {

namespace {

using report::ScaleProblemKind;

struct FollowWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ProblemModel)
};

constexpr double muchWorse = 0.05; ///< of a tensor's elements

/// Of those beneath the row for which that holds the one that loses the largest part; null where none does.
const sheet::ProblemRow* worstBeneath(const sheet::ProblemRow& row,
                                      const std::function<bool(const sheet::ProblemRow&)>& isOne)
{
    const sheet::ProblemRow* worst = nullptr;
    for (const sheet::ProblemRow& beneath : row.beneath)
        for (const sheet::ProblemRow* found :
             {beneath.scale && isOne(beneath) ? &beneath : nullptr, worstBeneath(beneath, isOne)})
            if (found != nullptr && (worst == nullptr || found->scale->fraction > worst->scale->fraction))
                worst = found;
    return worst;
}

/// An error that follows, and that it stands for no others.
bool isErrorThatFollows(const sheet::ProblemRow& row)
{
    return isError(row) && row.role == report::ProblemRole::Consequence;
}

/// Of a tensor that recipes leave alone, what they meet because of it; empty of others.
QString metText(const sheet::ProblemRow& row)
{
    const sheet::ProblemRow* worst = metBeneath(row);
    return worst == nullptr
               ? QString()
               : FollowWords::tr("but what follows from it is rounded: %1", "by recipes, a tensor")
                     .arg(placeText(*worst));
}

} // namespace

const sheet::ProblemRow* metBeneath(const sheet::ProblemRow& row)
{
    return row.isOnlyIfStored ? nullptr : worstBeneath(row, [](const sheet::ProblemRow& beneath) {
        return isErrorThatFollows(beneath) && !beneath.isOnlyIfStored;
    });
}

QString whyErrorText(const sheet::ProblemRow& row)
{
    const bool isOrigin = row.scale && row.scale->kind == ScaleProblemKind::Subnormal && isError(row);
    const sheet::ProblemRow* worst =
        isOrigin ? worstBeneath(row,
                                [](const sheet::ProblemRow& beneath) {
                                    return beneath.scale->kind == ScaleProblemKind::Underflow;
                                })
                 : nullptr;
    return worst == nullptr ? QString()
                            : FollowWords::tr("an error because of what follows: up to %1 become zero in %2",
                                              "a part of a tensor, the tensor")
                                  .arg(shareText(worst->scale->fraction), placeText(*worst));
}

QString worseText(const sheet::ProblemRow& row)
{
    const bool isOfFormat = row.scale && (row.scale->kind == ScaleProblemKind::Underflow ||
                                          row.scale->kind == ScaleProblemKind::Overflow);
    if (!isOfFormat || row.role == report::ProblemRole::Consequence)
        return {};
    const sheet::ProblemRow* worst = worstBeneath(row, [&row](const sheet::ProblemRow& beneath) {
        return isErrorThatFollows(beneath) && beneath.scale->kind == row.scale->kind;
    });
    if (worst == nullptr || worst->scale->fraction <= row.scale->fraction + muchWorse)
        return {};
    return (row.scale->kind == ScaleProblemKind::Underflow
                ? FollowWords::tr("what follows is worse: up to %1 become zero in %2",
                                  "a part of a tensor, the tensor")
                : FollowWords::tr("what follows is worse: up to %1 overflow in %2",
                                  "a part of a tensor, the tensor"))
        .arg(shareText(worst->scale->fraction), placeText(*worst));
}

QString leastText(const sheet::ProblemRow& row)
{
    if (row.role != report::ProblemRole::Repeated || !row.scale)
        return {};
    const auto fractionOf = [](const sheet::ProblemRow& one) { return one.scale ? one.scale->fraction : 0; };
    const auto [least, most] = std::ranges::minmax_element(row.beneath, {}, fractionOf);
    const QString share = shareText(fractionOf(*least));
    return share == shareText(fractionOf(*most))
               ? QString()
               : FollowWords::tr("worst of %1 in %2, least in %3 (%4)",
                                 "layers or calls, two tensors, a part")
                     .arg(QString::number(row.beneath.size()), placeText(*most), placeText(*least), share);
}

QString problemSentence(const sheet::ProblemRow& row, QStringList parts, const QString& kept)
{
    const bool isKept = !kept.isEmpty() && isError(row);
    parts << kept << (isKept ? metText(row) : QString());
    parts.removeAll(QString());
    const QString said = clauses(parts);
    return isKept && row.isOnlyIfStored
               ? onlyIfStored(said, QString::fromStdString(job::rangeOf(*row.scale->stored).label))
               : said;
}

} // namespace scalescope::widgets
