// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_scene.h"
#include "widgets/scale/row_plot.h"

namespace scalescope::widgets {

/// Shows a ComparisonScene, for pictures: a row for each tensor with an arrow from the first run's value to
/// the second's, the log2 ratios with bars at the right, beside them the SQNR where formats are simulated,
/// and the summary's cards above.
class ComparisonPlot : public RowPlot
{
    Q_OBJECT

public:
    /// What the rows of a scene are called.
    static RowNames namesOf(const ComparisonScene& scene, const Theme& theme);

    ComparisonPlot(const ComparisonScene& scene, const Theme& theme)
        : ComparisonPlot(scene, theme, namesOf(scene, theme))
    {
    }
    ComparisonPlot(ComparisonScene scene, const Theme& theme, RowNames names);

    [[nodiscard]] const ComparisonScene& scene() const { return m_scene; }

protected:
    void paintRows(QCPPainter& painter, const PlotGeometry& geometry) const override;

private:
    [[nodiscard]] QRectF ratioCell(const PlotGeometry& geometry, graph::Direction direction, double top,
                                   double height) const;
    /// Right of the ratios, where formats are simulated.
    [[nodiscard]] QRectF sqnrCell(const PlotGeometry& geometry, graph::Direction direction, double top,
                                  double height) const;
    void paintCards(QCPPainter& painter) const;
    void paintBand(QCPPainter& painter) const;
    void paintHeadings(QCPPainter& painter) const;
    void paintRatio(QCPPainter& painter, const PlotGeometry& geometry, int row,
                    graph::Direction direction) const;
    void paintError(QCPPainter& painter, const PlotGeometry& geometry, int row,
                    graph::Direction direction) const;

    ComparisonScene m_scene;
};

} // namespace scalescope::widgets
