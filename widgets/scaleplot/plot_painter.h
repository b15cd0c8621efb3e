// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/scaleplot/plot_scene.h"
#include "widgets/theme/theme.h"

#include <QMarginsF>
#include <QRectF>
#include <array>

class QPainter;

namespace scalescope::widgets {

/// Where the plot lies on its device, and which part of it is in view.
struct PlotGeometry
{
    QRectF whole;      ///< the device
    QRectF plot;       ///< where the axis maps to, without the margins
    ScaleAxis axis;    ///< exponents of two at the left and right side of `plot`
    double topRow = 0; ///< row at the top of `plot`; row r fills [r, r + 1)
    double rowHeight = 24;

    [[nodiscard]] double y(double row) const { return plot.top() + (row - topRow) * rowHeight; }
    [[nodiscard]] double x(double exponent) const
    {
        return plot.left() + (exponent - axis.lo) / (axis.hi - axis.lo) * plot.width();
    }
};

/// Paints a PlotScene with a QPainter of any device: the window, a picture and a document get the same
/// strokes. Only what is in view is painted.
class PlotPainter
{
public:
    PlotPainter(PlotScene scene, const Theme& theme);

    [[nodiscard]] const PlotScene& scene() const { return m_scene; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    /// Room around PlotGeometry::plot: header, row labels and brackets, axis, and gutters for zero, NaN and
    /// Inf where there are any.
    [[nodiscard]] QMarginsF margins() const;
    /// The row under a y, or -1.
    [[nodiscard]] int rowAt(const PlotGeometry& geometry, double y) const;

    /// `selected` and `hovered` are rows, -1 for none.
    void paint(QPainter& painter, const PlotGeometry& geometry, int selected = -1, int hovered = -1) const;

private:
    struct Gutter
    {
        double left = 0;  ///< width for zeros
        double right = 0; ///< width for NaN and Inf
    };

    void measure();
    [[nodiscard]] QRectF rowsRect(const PlotGeometry& geometry) const;
    [[nodiscard]] double offset(const PlotGeometry& geometry, graph::Direction direction) const;
    void paintHeader(QPainter& painter, const PlotGeometry& geometry) const;
    [[nodiscard]] double paintLegend(QPainter& painter, double right, double baseline) const;
    void paintStripes(QPainter& painter, const PlotGeometry& geometry, int selected, int hovered) const;
    void paintAxis(QPainter& painter, const PlotGeometry& geometry) const;
    void paintLimits(QPainter& painter, const PlotGeometry& geometry) const;
    void paintLimitLabels(QPainter& painter, const PlotGeometry& geometry) const;
    void paintLinks(QPainter& painter, const PlotGeometry& geometry) const;
    void paintRows(QPainter& painter, const PlotGeometry& geometry) const;
    void paintBar(QPainter& painter, const PlotGeometry& geometry, int row, graph::Direction direction) const;
    void paintDot(QPainter& painter, const PlotGeometry& geometry, int row, graph::Direction direction) const;
    void paintMarks(QPainter& painter, const PlotGeometry& geometry, int row,
                    graph::Direction direction) const;
    void paintLabels(QPainter& painter, const PlotGeometry& geometry, int selected) const;
    void paintBrackets(QPainter& painter, const PlotGeometry& geometry) const;

    PlotScene m_scene;
    Theme m_theme;
    QFont m_titleFont;
    QFont m_boldDetail;
    double m_labelWidth = 0;
    double m_bracketWidth = 0;
    std::array<Gutter, 2> m_gutters; ///< by direction
};

} // namespace scalescope::widgets
