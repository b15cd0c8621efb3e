// SPDX-License-Identifier: GPL-3.0-or-later
// Where the marks of a row are.
#include "widgets/scaleplot/plot_scene.h"

#include <QStringList>
#include <cmath>

namespace scalescope::widgets {

std::optional<double> PlotScene::dot(int row, graph::Direction direction) const
{
    const PlotRow& entry = rows[static_cast<std::size_t>(row)];
    if (!showsError)
        return exponentOf(entry.metric(direction), quantity);
    const double sqnr = errorValue(entry.errorsOf(direction), ErrorFigure::Sqnr);
    return std::isfinite(sqnr) ? std::optional(sqnr) : std::nullopt;
}

std::optional<double> PlotScene::ring(int row, graph::Direction direction) const
{
    const PlotRow& entry = rows[static_cast<std::size_t>(row)];
    const double sqnr = showsError ? errorValue(entry.errorsOf(direction), ErrorFigure::LocalSqnr)
                                   : graph::TensorError::unavailable;
    return std::isfinite(sqnr) ? std::optional(sqnr) : std::nullopt;
}

PlotEdges PlotScene::edges(int row, graph::Direction direction) const
{
    const PlotRow& entry = rows[static_cast<std::size_t>(row)];
    if (showsError) {
        const double sqnr = errorValue(entry.errorsOf(direction), ErrorFigure::Sqnr);
        const bool isGiven = entry.parameter && direction == graph::Direction::Forward; // the same in both
        if (!std::isinf(sqnr) || isGiven)
            return {};
        return sqnr > 0 ? PlotEdges{{}, sqnrText(sqnr)} : PlotEdges{QStringLiteral("Inf"), {}};
    }
    const graph::Metric* metric = entry.metric(direction);
    if (metric == nullptr)
        return {};
    const EdgeMarks marks = edgeMarks(metric->statistics, quantity);
    QStringList right;
    if (marks.nan)
        right << QStringLiteral("NaN");
    if (marks.infinity)
        right << QStringLiteral("Inf");
    return {marks.zero ? QStringLiteral("0") : QString(), right.join(QLatin1Char(' '))};
}

} // namespace scalescope::widgets
