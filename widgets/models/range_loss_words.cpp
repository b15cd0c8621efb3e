// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/range_loss_words.h"

#include "widgets/models/display.h"
#include "widgets/models/joined_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace scalescope::widgets {

namespace {

using formats::RangeLoss;
using formats::ScaleFix;

struct LossWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::RangeLoss)
};

/// What a power of two leaves of what it lessens, in a word beside the part.
QString leftText(const ScaleFix& fix)
{
    if (fix.ofSubnormal)
        return LossWords::tr("%1 subnormal", "a part of the elements");
    return fix.before.overflow + fix.left.overflow > 0 ? LossWords::tr("%1 lost", "a part of the elements")
                                                       : LossWords::tr("%1 zero", "a part of the elements");
}

} // namespace

QString lostPartText(double part, std::optional<double> notZero)
{
    return notZero && part > 0 ? LossWords::tr("%1 (%2 of those not zero)", "a part of all elements")
                                     .arg(percentText(part), percentText(part / *notZero))
                               : percentText(part);
}

QString lossesText(const RangeLoss& losses, std::optional<double> notZero)
{
    QStringList parts;
    const auto add = [&](double part, const QString& words, const QString& more) {
        if (part > 0)
            parts << (parts.isEmpty() ? words : more).arg(lostPartText(part, notZero));
    };
    add(losses.overflow, LossWords::tr("%1 are beyond the largest number"), {});
    add(losses.underflow, LossWords::tr("%1 become zero"), LossWords::tr("%1 become zero"));
    add(losses.subnormal, LossWords::tr("%1 keep fewer bits (subnormal)"),
        LossWords::tr("%1 more keep fewer bits (subnormal)"));
    return parts.isEmpty() ? LossWords::tr("nothing leaves the normal range") : listed(parts);
}

QString scaleFixText(const ScaleFix& fix)
{
    return QStringLiteral("× %1: %2")
        .arg(powerText(fix.exponent), leftText(fix).arg(percentText(fix.partLeft())));
}

QString scaleFixMeaning(const ScaleFix& fix, std::optional<double> notZero)
{
    const QString pattern =
        fix.whole ? LossWords::tr("multiplied by %1: %2, which is within the limits", "power of two, losses")
                  : LossWords::tr("multiplied by %1: %2", "power of two, losses");
    return pattern.arg(powerText(fix.exponent), lossesText(fix.left, notZero));
}

QString scaleFixChange(const ScaleFix& fix, std::optional<double> notZero)
{
    return LossWords::tr("as it is: %1; %2", "losses, what a power of two leaves of them")
        .arg(lossesText(fix.before, notZero), scaleFixMeaning(fix, notZero));
}

QString tooWideText(int binades)
{
    return LossWords::tr("no scale holds it: it spans %1 binades").arg(binades);
}

} // namespace scalescope::widgets
