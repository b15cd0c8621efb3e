// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/heat_painter.h"

#include <QAbstractScrollArea>

namespace scalescope::widgets {

/// A heat map that scrolls under its names. Hover tells, a click or the arrow keys select; Ctrl with the
/// wheel, + and - make rows higher or lower, 0 shows all of them.
class HeatCanvas : public QAbstractScrollArea
{
    Q_OBJECT

public:
    static constexpr double zoomStep = 1.25; ///< of a key, a button or a turn of the wheel

    explicit HeatCanvas(QWidget* parent = nullptr);

    /// `isOther`: of another table, of which as many rows are seen as can be read.
    void setScene(std::shared_ptr<const HeatScene> scene, bool isOther);
    void setTheme(const Theme& theme);
    /// Marks the cell that is furthest out, too.
    void setRelative(bool isRelative);
    /// What is written in place of a map.
    void setHint(const QString& hint);
    [[nodiscard]] const QString& hint() const { return m_hint; }
    void setSelected(const std::optional<HeatScene::Place>& place, bool isScrolled);
    [[nodiscard]] const HeatPainter& painter() const { return m_painter; }
    /// Where a cell is in the viewport.
    [[nodiscard]] QRectF cellRect(const HeatScene::Place& place) const;

    void fit(); ///< all rows, as far as they stay visible
    void zoomBy(double factor);

Q_SIGNALS:
    void cellActivated(scalescope::graph::NodeId node);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Where the height of rows comes from; it decides what a new size or other rows do to it.
    enum class View {
        First,  ///< nothing was touched: rows that can be read
        Fitted, ///< all rows
        Chosen  ///< one zoomed
    };

    [[nodiscard]] QPointF origin() const; ///< of the cells, in the viewport
    [[nodiscard]] QRectF cellsArea() const;
    [[nodiscard]] std::optional<HeatScene::Place> placeAt(const QPointF& point) const;
    void setRowHeight(double height, double anchor);
    void fitRows(double least);
    void fitNames();
    void updateScrollBars();
    void ensureVisible(const HeatScene::Place& place);
    bool move(int key);
    void step(int rows, int columns);
    void activate(const HeatScene::Place& place);
    void announce();

    HeatPainter m_painter;
    QString m_hint;
    View m_view = View::First;
    bool m_isFollowing = false; ///< what is selected stays in view
};

} // namespace scalescope::widgets
