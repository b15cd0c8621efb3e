// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/scale/row_plot.h"
#include "widgets/scaleplot/plot_scene.h"

#include <QPointF>
#include <QString>
#include <QStringList>
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

/// What stands above a picture that is too narrow for the title beside the legend: title, subtitle and
/// legend, one below the other. Words go on in the next line; a title that is wider than the picture is left
/// out.
class PlotHeading
{
public:
    PlotHeading() = default;
    PlotHeading(const PlotScene& scene, const Theme& theme, int titleSize, double width);

    [[nodiscard]] double height() const;
    void paint(QCPPainter& painter, const QPointF& corner) const;

    /// Whether a scene has need of one in a width.
    static bool isNeeded(const PlotScene& scene, const Theme& theme, int titleSize, double width);

private:
    [[nodiscard]] double lineHeight() const;

    Theme m_theme;
    QFont m_titleFont;
    QString m_title; ///< empty where it has no room
    QStringList m_subtitle;
    std::vector<std::vector<LegendEntry>> m_legend;
};

} // namespace scalescope::widgets
