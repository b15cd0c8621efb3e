// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_view_private.h"

#include <limits>
#include <vector>

namespace scalescope::widgets {

namespace {

constexpr double margin = 20;
constexpr double leastReadable = 0.62; ///< below this a picture starts at its first cards, not as a whole
constexpr double startZoom = 0.8;

} // namespace

QRectF GraphView::Private::freeArea() const
{
    return QRectF(QPointF(), size()).adjusted(margin, margin, -margin, -margin);
}

void GraphView::Private::showStart()
{
    fit();
    if (viewport.zoom >= leastReadable || picture.empty())
        return;
    const QRectF area = freeArea();
    const QRectF& bounds = picture.layout.bounds;
    viewport.zoom = startZoom;
    // As a whole in its width where it fits, else around the first card.
    const bool isNarrow = bounds.width() * startZoom <= area.width();
    const double x = isNarrow ? bounds.center().x() : picture.layout.cards.front().center().x();
    viewport.put({x, bounds.top()}, {area.center().x(), area.top()});
    viewportChanged();
}

void GraphView::Private::fit()
{
    if (picture.empty())
        return;
    const QRectF& bounds = picture.layout.bounds;
    viewport.fit(bounds, freeArea());
    placePanels();
    if (legendShown && hiddenBy(legend.rect(size(), theme).adjusted(-8, -8, 8, 8)) > 0) {
        viewport.fit(bounds, freeArea().adjusted(0, 0, 0, -legend.rect(size(), theme).height()));
    }
    viewportChanged();
}

void GraphView::Private::zoomAt(const QPointF& fixed, double factor)
{
    placedByUser = true;
    viewport.zoomAt(fixed, factor);
    movedByHand();
}

void GraphView::Private::centreOnCard(int card)
{
    placedByUser = true;
    viewport.zoom = std::max(viewport.zoom, leastReadable);
    viewport.put(picture.layout.cards[static_cast<std::size_t>(card)].center(),
                 QRectF(QPointF(), size()).center());
    viewportChanged();
}

void GraphView::Private::ensureVisible(int card)
{
    placedByUser = true;
    bringIntoView(picture.layout.cards[static_cast<std::size_t>(card)]);
}

void GraphView::Private::bringIntoView(const QRectF& inLayout)
{
    const QRectF area = freeArea();
    const auto shift = [](double from, double to, double areaFrom, double areaTo) {
        return from < areaFrom || to - from > areaTo - areaFrom ? areaFrom - from
               : to > areaTo                                    ? areaTo - to
                                                                : 0.0;
    };
    QRectF rect = viewport.toView(inLayout);
    viewport.origin += QPointF(shift(rect.left(), rect.right(), area.left(), area.right()),
                               shift(rect.top(), rect.bottom(), area.top(), area.bottom()));
    placePanels();
    // Out from under the legend and the map, where each corner would hide something.
    rect = viewport.toView(inLayout);
    for (const QRectF& panel : {legend.rect(size(), theme), minimap.rect(size())}) {
        if (rect.intersects(panel) && rect.height() < panel.top() - area.top()) {
            viewport.origin.ry() -= rect.bottom() - panel.top() + 8;
            break;
        }
    }
    viewportChanged();
}

void GraphView::Private::viewportChanged()
{
    placePanels();
    movedByHand();
}

void GraphView::Private::movedByHand()
{
    if (!dragging && legendIsOverCards())
        placePanels();
    painter.zoom = viewport.zoom;
    view->update();
    Q_EMIT view->zoomChanged();
}

double GraphView::Private::hiddenBy(const QRectF& panel) const
{
    const QRectF area = viewport.toLayout(panel);
    double hidden = 0;
    for (const QRectF& card : picture.layout.cards) {
        const QRectF common = card & area;
        hidden += common.width() * common.height();
    }
    return hidden;
}

void GraphView::Private::placePanels()
{
    const auto place = [&](auto& panel, const std::vector<Corner>& corners, const auto& rect) {
        double least = std::numeric_limits<double>::max();
        Corner best = corners.front();
        for (const Corner corner : corners) {
            panel.corner = corner;
            const double hidden = hiddenBy(rect());
            if (hidden < least) {
                least = hidden;
                best = corner;
            }
        }
        panel.corner = best;
    };
    place(legend, {Corner::LowerLeft, Corner::UpperLeft, Corner::LowerRight, Corner::UpperRight},
          [&] { return legend.rect(size(), theme); });
    std::vector<Corner> others = {Corner::LowerRight, Corner::UpperRight, Corner::UpperLeft,
                                  Corner::LowerLeft};
    std::erase(others, legend.corner);
    place(minimap, others, [&] { return minimap.rect(size()); });
}

bool GraphView::Private::legendIsOverCards() const
{
    return hiddenBy(legend.rect(size(), theme)) > 0;
}

bool GraphView::Private::showsLegend() const
{
    if (!legendShown || picture.empty())
        return false;
    const QRectF panel = legend.rect(size(), theme);
    return panel.width() <= size().width() / 2 && !panel.contains(mouse) && !legendIsOverCards();
}

bool GraphView::Private::showsMinimap() const
{
    return minimapShown && Minimap::isUseful(picture, viewport, size());
}

} // namespace scalescope::widgets
