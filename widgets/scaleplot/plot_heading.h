// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/scaleplot/plot_legend.h"

#include <QStringList>

namespace scalescope::widgets {

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
