// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/layer_lanes.h"

#include <QAbstractScrollArea>

namespace scalescope::widgets {

/// The histograms of one tensor in all layers, side by side: hover tells, a click or left and right select,
/// and many scroll.
class LanesView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit LanesView(QWidget* parent = nullptr);

    void setLanes(LayerLanes lanes);
    void setTheme(const Theme& theme);
    /// The lane of this row is outlined.
    void setSelectedRow(std::optional<std::size_t> row);
    [[nodiscard]] const LayerLanes& lanes() const { return m_lanes; }
    /// Where a lane is in the viewport.
    [[nodiscard]] QRectF laneRect(std::size_t lane) const;

    [[nodiscard]] QSize sizeHint() const override { return {600, 190}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 110}; }

Q_SIGNALS:
    void laneActivated(scalescope::graph::NodeId node);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF area() const; ///< of lanes and their names
    [[nodiscard]] double laneWidth() const;
    [[nodiscard]] std::optional<std::size_t> laneAt(const QPointF& point) const;
    void updateScrollBar();

    LayerLanes m_lanes;
    Theme m_theme = Theme::light();
    std::optional<std::size_t> m_row;
};

} // namespace scalescope::widgets
