// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/scale/row_canvas.h"
#include "widgets/scaleplot/plot_heading.h"
#include "widgets/scaleplot/plot_scene.h"

#include <array>
#include <optional>

namespace scalescope::widgets {

/// Shows a PlotScene: for each tensor a bar and a dot, forward above gradient, over the formats' limits, with
/// arrows along the data flow and brackets around modules. The window's plot and exported pictures are this.
class TensorPlot : public RowCanvas
{
    Q_OBJECT

public:
    explicit TensorPlot(QWidget* parent = nullptr);

    /// What the rows of a scene are called.
    static RowNames namesOf(const PlotScene& scene, const Theme& theme);

    void setScene(const PlotScene& scene, const Theme& theme)
    {
        setScene(scene, theme, namesOf(scene, theme));
    }
    void setScene(PlotScene scene, const Theme& theme, RowNames names);
    [[nodiscard]] const PlotScene& scene() const { return m_scene; }

protected:
    void paintRows(QCPPainter& painter, const PlotGeometry& geometry) const override;
    /// The heading takes the lines that it needs; in a narrow picture all is smaller.
    void prepareFor(int pictureWidth) override;

private:
    /// Room for marks at an edge, by direction.
    using Gutter = std::array<double, 2>;

    [[nodiscard]] RowFrame measured();
    void makeCompact();
    [[nodiscard]] int bracketRoom() const;
    [[nodiscard]] double y(const PlotGeometry& geometry, int row, graph::Direction direction) const;
    void paintHeader(QCPPainter& painter) const;
    void paintLinks(QCPPainter& painter, const PlotGeometry& geometry, graph::Direction direction) const;
    void paintBar(QCPPainter& painter, const PlotGeometry& geometry, int row,
                  graph::Direction direction) const;
    static void paintBeyond(QCPPainter& painter, const PlotGeometry& geometry,
                            const sheet::MagnitudeRange& range, double y, const QColor& colour);
    void paintDot(QCPPainter& painter, const PlotGeometry& geometry, int row,
                  graph::Direction direction) const;
    void paintRing(QCPPainter& painter, const PlotGeometry& geometry, int row,
                   graph::Direction direction) const;
    void paintMarks(QCPPainter& painter, const PlotGeometry& geometry, int row,
                    graph::Direction direction) const;
    void paintBrackets(QCPPainter& painter) const;

    PlotScene m_scene;
    std::optional<PlotHeading> m_heading; ///< none: title and legend in one line, the subtitle below
    bool m_isCompact = false;
    Gutter m_zeros{};      ///< at the left
    Gutter m_nonFinites{}; ///< at the right: NaN and Inf
};

} // namespace scalescope::widgets
