// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_description.h"

#include "widgets/models/display.h"
#include "widgets/models/field_text.h"

#include <QStringList>
#include <cmath>

namespace scalescope::widgets {

namespace {

QString powerOf(double value)
{
    return value > 0 && std::isfinite(value) ? QStringLiteral(" (%1)").arg(powerText(std::log2(value), 1))
                                             : QString();
}

QString describeMetric(const graph::Metric& metric, sheet::FieldId quantity, double value)
{
    const graph::Statistics& statistics = metric.statistics;
    if (statistics.numel == 0)
        return PlotWords::tr("empty tensor");
    QStringList parts;
    parts << fieldTitle(quantity) + u' ' +
                 (sheet::fieldOf(quantity).unit == sheet::Unit::Magnitude
                      ? numberText(value) + powerOf(value)
                      : colourValueText({quantity}, value));
    if (const auto range = sheet::magnitudeRange(metric))
        parts << PlotWords::tr("%1 to %2").arg(powerText(range->lo, 1), powerText(range->hi, 1));
    if (statistics.zeros > 0)
        parts << PlotWords::tr("%1 of %2 zero").arg(statistics.zeros).arg(statistics.numel);
    if (statistics.nans > 0)
        parts << PlotWords::tr("%1 NaN").arg(statistics.nans);
    if (statistics.posInfs + statistics.negInfs > 0)
        parts << PlotWords::tr("%1 Inf").arg(statistics.posInfs + statistics.negInfs);
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString describeRow(const PlotScene& scene, int row, const Theme& theme)
{
    const PlotRow& entry = scene.rows.at(static_cast<std::size_t>(row));
    QString text = QStringLiteral("<p style='white-space:pre'><b>%1</b><br>%2")
                       .arg(entry.path.toHtmlEscaped(), entry.detail.toHtmlEscaped());
    for (const auto direction : directions) {
        if (scene.showsError()) {
            const QString details = errorDetails(entry.errorsOf(direction));
            if (!details.isEmpty())
                text += QStringLiteral("<br><span style='color:%1'>%2</span> %3")
                            .arg(theme.of(direction).name(), directionText(direction),
                                 details.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
        } else if (const graph::Metric* metric = entry.metric(direction)) {
            QStringList parts{describeMetric(*metric, scene.quantity, entry.valueOf(direction))};
            if (const QString error = errorSummary(entry.errorsOf(direction)); !error.isEmpty())
                parts << error;
            text += QStringLiteral("<br><span style='color:%1'>%2</span> %3")
                        .arg(theme.of(direction).name(), directionText(direction),
                             parts.join(QStringLiteral(" · ")).toHtmlEscaped());
        }
    }
    return text + QStringLiteral("</p>");
}

} // namespace scalescope::widgets
