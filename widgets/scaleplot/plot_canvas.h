// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/scaleplot/tensor_plot.h"

namespace scalescope::widgets {

/// A scale plot that can be zoomed and dragged.
///
/// Wheel over the plot zooms the scale axis, over the labels or with Ctrl the rows; with Shift it scrolls.
class PlotCanvas : public TensorPlot
{
    Q_OBJECT

public:
    explicit PlotCanvas(QWidget* parent = nullptr);

    /// Keeps the view where `keepView` and there is one that the user chose.
    void setScene(PlotScene scene, const Theme& theme, bool keepView);

    /// Marks a row, -1 for none, and scrolls to it where it is out of view.
    void setSelectedRow(int row);

    /// The whole scale axis and all rows, as thin as that takes.
    void fit();
    void setTopRow(double row);
    [[nodiscard]] double rowsInView() const;

Q_SIGNALS:
    void rowActivated(int row); ///< clicked, or reached by a key

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    [[nodiscard]] QString toolTipAt(const QPointF& position, QRect& area) const override;

private:
    /// Where the ranges come from; it decides what a new size or scene does to them.
    enum class View {
        First,  ///< nothing was touched: rows of a readable height from the top
        Fitted, ///< all rows
        Chosen  ///< the user zoomed or moved
    };

    void paintMarkedRows(QCPPainter& painter) const;
    void keepRowsInRange();
    void showAgain();
    void setView(View view);
    void setRowRange(double top, double count);
    void setHoveredRow(int row);
    [[nodiscard]] double plotHeight() const;
    [[nodiscard]] bool overLabels(const QPointF& position) const;
    [[nodiscard]] bool moveSelection(int key);
    [[nodiscard]] bool moveView(int key);

    QCPLayer* m_marks; ///< stripes of rows, repainted alone when the pointer moves
    int m_hovered = -1;
    View m_view = View::First;
    double m_rowHeight = 0;
};

} // namespace scalescope::widgets
