// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/edge_gains.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double leastShown = 0.05;
constexpr double plateMargin = 3;

std::optional<double> difference(const std::optional<double>& out, const std::optional<double>& in)
{
    return out && in ? std::optional(*out - *in) : std::nullopt;
}

} // namespace

EdgeGain EdgeGain::between(const CardLook& source, const CardLook& target, sheet::FieldId quantity)
{
    return {
        difference(exponentOf(target.forward.get(), quantity), exponentOf(source.forward.get(), quantity)),
        difference(exponentOf(source.backward.get(), quantity), exponentOf(target.backward.get(), quantity))};
}

QString gainText(const std::optional<double>& gain)
{
    if (!gain || std::abs(*gain) < leastShown)
        return {};
    const QString sign = *gain < 0 ? QStringLiteral("−") : QStringLiteral("+");
    const double amount = std::abs(*gain);
    return sign + QString::number(amount, 'f', amount < 9.95 ? 1 : 0);
}

void paintGains(QPainter& painter, const GraphPicture& picture, const QRectF& exposed, const ScaleBar& bars,
                const GainsShown& shown)
{
    const Theme& theme = bars.theme;
    const QFontMetricsF metrics(theme.detailFont);
    painter.save();
    painter.setFont(theme.detailFont);
    for (std::size_t i = 0; i < picture.edgePaths.size(); ++i) {
        if (!picture.edgeBounds[i].intersects(exposed))
            continue;
        const ViewEdge& edge = picture.view.edges[i];
        const EdgeGain gain =
            EdgeGain::between(picture.looks[static_cast<std::size_t>(edge.source)],
                              picture.looks[static_cast<std::size_t>(edge.target)], bars.quantity);
        const QString forward = shown.forward ? gainText(gain.forward) : QString();
        const QString backward = shown.backward ? gainText(gain.backward) : QString();
        const int lines = static_cast<int>(!forward.isEmpty()) + static_cast<int>(!backward.isEmpty());
        if (lines == 0)
            continue;
        const double width =
            std::max(metrics.horizontalAdvance(forward), metrics.horizontalAdvance(backward));
        QRectF plate(0, 0, width + 2 * plateMargin, lines * metrics.height());
        plate.moveCenter(picture.edgePaths[i].pointAtPercent(0.5));
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(theme.canvas, 0.85));
        painter.drawRoundedRect(plate, plateMargin, plateMargin);
        QRectF line(plate.left(), plate.top(), plate.width(), metrics.height());
        for (const auto& [text, colour] :
             {std::pair(forward, theme.forward), std::pair(backward, theme.gradient)}) {
            if (text.isEmpty())
                continue;
            painter.setPen(colour);
            painter.drawText(line, Qt::AlignCenter, text);
            line.translate(0, metrics.height());
        }
    }
    painter.restore();
}

} // namespace scalescope::widgets
