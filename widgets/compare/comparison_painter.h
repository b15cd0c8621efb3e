// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_scene.h"
#include "widgets/scaleplot/plot_painter.h"
#include "widgets/theme/theme.h"

#include <QMarginsF>

class QPainter;

namespace scalescope::widgets {

/// Paints a ComparisonScene: a row for each tensor with an arrow from the first run's value (hollow) to the
/// second's (filled), forward above, gradient below, and the log2 ratios with bars at the right. The window,
/// a picture and a report get the same strokes. Only what is in view is painted.
class ComparisonPainter
{
public:
    ComparisonPainter(ComparisonScene scene, const Theme& theme);

    [[nodiscard]] const ComparisonScene& scene() const { return m_scene; }
    /// Room around PlotGeometry::plot: title and cards, labels, the columns of ratios, the axis.
    [[nodiscard]] QMarginsF margins() const;
    /// All rows, `width` wide: what a picture shows.
    [[nodiscard]] PlotGeometry wholeGeometry(double width) const;
    /// The position in ComparisonScene::rows under a y, or -1.
    [[nodiscard]] int rowAt(const PlotGeometry& geometry, double y) const;

    /// `selected` and `hovered` are positions in ComparisonScene::rows, -1 for none.
    void paint(QPainter& painter, const PlotGeometry& geometry, int selected = -1, int hovered = -1) const;

private:
    void paintHeader(QPainter& painter, const PlotGeometry& geometry) const;
    void paintCards(QPainter& painter, const PlotGeometry& geometry) const;
    void paintStripes(QPainter& painter, const PlotGeometry& geometry, int selected, int hovered) const;
    void paintBand(QPainter& painter, const PlotGeometry& geometry) const;
    void paintHeadings(QPainter& painter, const PlotGeometry& geometry) const;
    void paintAxis(QPainter& painter, const PlotGeometry& geometry) const;
    void paintLabels(QPainter& painter, const PlotGeometry& geometry, int selected) const;
    void paintRow(QPainter& painter, const PlotGeometry& geometry, int row) const;
    void paintArrow(QPainter& painter, const PlotGeometry& geometry, int row,
                    graph::Direction direction) const;
    void paintRatio(QPainter& painter, const PlotGeometry& geometry, int row,
                    graph::Direction direction) const;
    /// Where a metric stands; edges stand for zero, NaN and Inf.
    [[nodiscard]] std::optional<QPointF> place(const PlotGeometry& geometry, int row, const graph::Node* node,
                                               graph::Direction direction) const;

    ComparisonScene m_scene;
    Theme m_theme;
    QFont m_titleFont;
    QFont m_boldDetail;
    QFont m_cardFont;
    double m_labelWidth = 0;
    double m_leftGutter = 0;  ///< for zeros
    double m_rightGutter = 0; ///< for NaN and Inf
};

} // namespace scalescope::widgets
