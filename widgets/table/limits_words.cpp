// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/limits_words.h"

#include "widgets/models/display.h"

#include <QCoreApplication>

namespace scalescope::widgets {

namespace {

/// The translation context of this file's words.
struct LimitsWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ProblemsView)
};

} // namespace

QString limitsText(const formats::RangeThresholds& limits)
{
    const QStringList parts{limits.overflow == 0
                                ? LimitsWords::tr("any overflow")
                                : LimitsWords::tr("overflow > %1").arg(shareText(limits.overflow)),
                            LimitsWords::tr("underflow > %1").arg(shareText(limits.underflow)),
                            LimitsWords::tr("subnormal > %1").arg(shareText(limits.subnormal))};
    return LimitsWords::tr("Limits: %1", "parts from which on something is a problem")
        .arg(parts.join(QStringLiteral(" · ")));
}

QString briefLimitsText()
{
    return LimitsWords::tr("Limits…", "parts from which on something is a problem");
}

} // namespace scalescope::widgets
