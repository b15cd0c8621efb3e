// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <algorithm>

namespace scalescope::widgets {

/// Which part of the layout is seen, and how large.
struct Viewport
{
    static constexpr double smallest = 0.005;
    static constexpr double largest = 4;

    double zoom = 1;
    QPointF origin; ///< where the layout's (0, 0) is in the widget

    [[nodiscard]] QPointF toView(const QPointF& point) const { return point * zoom + origin; }
    [[nodiscard]] QPointF toLayout(const QPointF& point) const { return (point - origin) / zoom; }
    [[nodiscard]] QRectF toView(const QRectF& rect) const
    {
        return {toView(rect.topLeft()), rect.size() * zoom};
    }
    [[nodiscard]] QRectF toLayout(const QRectF& rect) const
    {
        return {toLayout(rect.topLeft()), rect.size() / zoom};
    }

    /// Changes the zoom; what is at `fixed` in the widget stays there.
    void zoomAt(const QPointF& fixed, double factor)
    {
        const QPointF point = toLayout(fixed);
        zoom = std::clamp(zoom * factor, smallest, largest);
        origin = fixed - point * zoom;
    }

    /// Shows a point of the layout at a point of the widget.
    void put(const QPointF& layoutPoint, const QPointF& viewPoint)
    {
        origin = viewPoint - layoutPoint * zoom;
    }

    /// Shows all of `content` in the middle of `area`, not larger than one to one.
    void fit(const QRectF& content, const QRectF& area)
    {
        if (content.isEmpty() || area.isEmpty())
            return;
        zoom = std::clamp(std::min(area.width() / content.width(), area.height() / content.height()),
                          smallest, 1.0);
        put(content.center(), area.center());
    }

    bool operator==(const Viewport&) const = default;
};

} // namespace scalescope::widgets
