// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/error_text.h"

#include "core/report/text/error_sentence.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/localized_number.h"

#include <QStringList>
#include <cmath>

namespace scalescope::widgets {

QString errorPercentage(double part)
{
    return QStringLiteral("%1 %").arg(localizedNumber(part * 100, 'g', 3));
}

QString errorText(const graph::TensorError& error)
{
    if (std::isnan(error.relativeError))
        return {};
    if (error.relativeError == 0)
        return ErrorWords::tr("none", "an error");
    // A unit stays in its number's line.
    QStringList parts{
        QStringLiteral("%1\u00a0dB").arg(localizedNumber(error.sqnr, 'f', 1)),
        ErrorWords::tr("off by %1", "a percentage")
            .arg(errorPercentage(error.relativeError).replace(QLatin1Char(' '), QChar(QChar::Nbsp)))};
    if (!std::isnan(error.cosine))
        parts << ErrorWords::tr("cosine %1").arg(localizedNumber(error.cosine, 'f', 4));
    if (error.sampled)
        parts << ErrorWords::tr("sampled");
    return listed(parts);
}

QString startLabel(const graph::Run& run)
{
    return report::startsAtLoss(run)
               ? QCoreApplication::translate("scalescope::widgets::Comparison", "loss")
               : QCoreApplication::translate("scalescope::widgets::Comparison", "output");
}

} // namespace scalescope::widgets
