// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/scale/row_plot.h"
#include "widgets/scaleplot/plot_scene.h"

#include <QPointF>
#include <QString>
#include <functional>
#include <vector>

namespace scalescope::widgets {

/// A sign of a plot and what it means.
struct LegendEntry
{
    QString text;
    double symbolWidth = 0;
    std::function<void(QCPPainter& painter, const QPointF& centre)> paintSymbol;
};

/// What a scene has need of, from left to right.
std::vector<LegendEntry> legendOf(const PlotScene& scene, const Theme& theme);

/// How wide these are beside each other.
double legendWidth(const std::vector<LegendEntry>& entries, const Theme& theme);

/// In lines that have room in a width, as few as it takes.
std::vector<std::vector<LegendEntry>> legendLines(const std::vector<LegendEntry>& entries, const Theme& theme,
                                                  double width);

/// One line, its middle at a height.
void paintLegend(QCPPainter& painter, const std::vector<LegendEntry>& entries, const Theme& theme,
                 double left, double y);

/// The width of rings and of lines in legends.
inline constexpr double ringWidth = 1.4;

} // namespace scalescope::widgets
