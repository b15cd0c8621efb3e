// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/key_hint.h"
#include "widgets/scale/row_plot.h"

namespace scalescope::widgets {

/// A plot of rows that can be zoomed and dragged once it is made interactive; in pictures it is not.
///
/// The wheel scrolls the rows, with Shift it moves the scale axis; with Ctrl it zooms the axis, over the
/// labels the rows. Up, down, Home and End activate rows, left and right move the axis, + and - zoom it.
class RowCanvas : public RowPlot
{
    Q_OBJECT

public:
    explicit RowCanvas(QWidget* parent) : RowPlot(parent) {}
    /// Its keys, for help.
    static ViewKeys keys();

    /// Marks a row, -1 for none, and scrolls to it where it is out of view.
    void setSelectedRow(int row);

    /// The whole scale axis and all rows, as thin as that takes.
    void fit();
    void setTopRow(double row);
    [[nodiscard]] double rowsInView() const;
    /// How much higher it had to be for all rows to be read without scrolling; negative where it is higher.
    [[nodiscard]] int missingHeight() const;
    [[nodiscard]] QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;

Q_SIGNALS:
    void rowActivated(int row); ///< clicked, or reached by a key

protected:
    void setInteractive();
    /// To be called when the rows are others. Keeps the view where `keepView` and there is one that the user
    /// chose.
    void showRows(bool keepView);
    /// Whether a search found the row.
    [[nodiscard]] virtual bool isHighlighted(int /*row*/) const { return false; }
    /// What its tooltip says, as rich text.
    [[nodiscard]] virtual QString descriptionOf(int /*row*/) const { return {}; }

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    [[nodiscard]] QString toolTipAt(const QPointF& position, QRect& area) const override;

private:
    /// Where the ranges come from; it decides what a new size or other rows do to them.
    enum class View {
        First,  ///< nothing was touched: rows of a readable height from the top
        Fitted, ///< all rows
        Chosen  ///< the user zoomed or moved
    };

    void paintMarkedRows(QCPPainter& painter) const;
    void keepRowsInRange();
    void showAgain();
    [[nodiscard]] bool isInView(int row) const;
    void reveal(int row);
    void setView(View view);
    void setRowRange(double top, double count);
    void setHoveredRow(int row);
    void scrollBy(const QPoint& turned, bool isSideways);
    [[nodiscard]] double plotHeight() const;
    [[nodiscard]] bool overLabels(const QPointF& position) const;
    [[nodiscard]] bool moveSelection(int key);
    [[nodiscard]] bool moveView(int key);

    QCPLayer* m_marks = nullptr; ///< stripes of rows, repainted alone when the pointer moves
    int m_hovered = -1;
    View m_view = View::First;
    double m_rowHeight = 0;
};

} // namespace scalescope::widgets
