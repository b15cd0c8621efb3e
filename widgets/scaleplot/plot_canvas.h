// SPDX-License-Identifier: GPL-3.0-or-later
// Not for files with QT_NO_KEYWORDS: QCustomPlot's header uses the keywords.
#pragma once

#include "widgets/scaleplot/plot_painter.h"

#include <memory>
#include <qcustomplot.h>

namespace scalescope::widgets {

/// The picture of a scale plot that can be zoomed and dragged. QCustomPlot keeps the ranges, the buffers and
/// the gestures; a PlotPainter paints, the same as for exports. The y axis counts rows downwards.
///
/// Wheel over the plot zooms the scale axis, over the labels or with Ctrl the rows; with Shift it scrolls.
class PlotCanvas : public QCustomPlot
{
    Q_OBJECT

public:
    explicit PlotCanvas(QWidget* parent = nullptr);

    /// Keeps the view where `keepView` and there is one that the user chose.
    void setScene(PlotScene scene, const Theme& theme, bool keepView);
    [[nodiscard]] const PlotScene& scene() const { return m_painter->scene(); }
    [[nodiscard]] PlotGeometry geometry() const;

    /// Marks a row, -1 for none, and scrolls to it where it is out of view.
    void setSelectedRow(int row);
    [[nodiscard]] int selectedRow() const { return m_selected; }

    /// The whole scale axis and all rows, as thin as that takes.
    void fit();
    void setTopRow(double row);
    [[nodiscard]] double rowsInView() const;
    [[nodiscard]] ScaleAxis shownAxis() const;

Q_SIGNALS:
    void rowActivated(int row); ///< clicked, or reached by a key
    void viewChanged();

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Where the ranges come from; it decides what a new size or scene does to them.
    enum class View {
        First,  ///< nothing was touched: rows of a readable height from the top
        Fitted, ///< all rows
        Chosen  ///< the user zoomed or moved
    };

    void showAgain();
    void paintScene(QCPPainter* painter);
    void keepRowsInRange();
    void keepAxisInRange();
    void showAtFirst();
    void setRows(double top, double count);
    void setHoveredRow(int row);
    [[nodiscard]] double plotHeight() const;
    [[nodiscard]] bool overLabels(const QPointF& position) const;
    [[nodiscard]] bool moveSelection(int key);
    [[nodiscard]] bool moveView(int key);

    std::unique_ptr<PlotPainter> m_painter;
    int m_selected = -1;
    int m_hovered = -1;
    View m_view = View::First;
    double m_rowHeight = 0;
    QPointF m_pressed;
};

} // namespace scalescope::widgets
