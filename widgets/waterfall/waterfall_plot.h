// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/scale/row_canvas.h"
#include "widgets/waterfall/waterfall_scene.h"

namespace scalescope::widgets {

/// Shows a WaterfallScene: a row for each step of the path with a dot at its level and a bar from the level
/// before it. A bar that points to the right is orange, the scale grew; to the left blue, it shrank; its
/// number stands at the right. Behind them are the ranges of the format, named above. Rings are at the levels
/// of what joins the path. The window's plot and exported pictures are this.
class WaterfallPlot : public RowCanvas
{
    Q_OBJECT

public:
    /// For a window it has no title, and rows can be zoomed and dragged.
    enum class Purpose { Picture, Window };

    explicit WaterfallPlot(Purpose purpose, QWidget* parent = nullptr);

    /// What the rows of a scene are called.
    static RowNames namesOf(const WaterfallScene& scene, const Theme& theme);

    /// Keeps the view where `keepView` and there is one that the user chose.
    void setScene(WaterfallScene scene, const Theme& theme, RowNames names, bool keepView = false);
    [[nodiscard]] const WaterfallScene& scene() const { return m_scene; }

    /// The colour of a change: that of large scales where it grew, of small ones where it shrank.
    static QColor colourOf(double change, const Theme& theme);

protected:
    void paintRows(QCPPainter& painter, const PlotGeometry& geometry) const override;
    [[nodiscard]] bool isHighlighted(int row) const override;
    [[nodiscard]] QString descriptionOf(int row) const override;

private:
    [[nodiscard]] RowFrame measured() const;
    [[nodiscard]] const WaterfallRow& at(int row) const
    {
        return m_scene.rows[static_cast<std::size_t>(row)];
    }
    void paintRanges(QCPPainter& painter) const;
    void paintHeader(QCPPainter& painter) const;
    void paintLegend(QCPPainter& painter, double left, double right, double y) const;
    [[nodiscard]] QColor bandColour() const;
    void paintLayers(QCPPainter& painter, const PlotGeometry& geometry, int row) const;
    void paintStep(QCPPainter& painter, const PlotGeometry& geometry, int row) const;
    void paintLevels(QCPPainter& painter, const PlotGeometry& geometry, int row) const;
    void paintNumber(QCPPainter& painter, const PlotGeometry& geometry, int row) const;

    Purpose m_purpose;
    WaterfallScene m_scene;
    int m_changeWidth = 0;
};

} // namespace scalescope::widgets
