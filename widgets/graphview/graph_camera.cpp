// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_camera.h"

#include <algorithm>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr double viewMargin = 20;
constexpr double panelGap = GraphPanels::gap;
constexpr double leastReadable = 0.62; ///< below this a picture starts at its first cards, not as a whole
constexpr double startZoom = 0.8;
constexpr double leastOverview = 0.3; ///< of a whole picture in which cards are still told apart
constexpr double around = 48;         ///< of what is brought into view
constexpr double mostAround = 0.15;   ///< likewise, of the view
constexpr double nearCards = 40;      ///< in the layout: from a card to those right beside it

} // namespace

GraphCamera::GraphCamera(const GraphPicture& picture, GraphPanels& panels, std::function<QSizeF()> size)
    : m_picture(picture), m_panels(panels), m_size(std::move(size))
{
}

QRectF GraphCamera::freeArea() const
{
    return area().adjusted(viewMargin, viewMargin + m_covered, -viewMargin, -viewMargin);
}

QRectF GraphCamera::cardRect(int card) const
{
    return m_viewport.toView(m_picture.layout.cards[static_cast<std::size_t>(card)]);
}

void GraphCamera::showStart()
{
    showAll();
    if (m_viewport.zoom >= leastReadable || m_picture.empty())
        return;
    const QRectF free = freeArea();
    const QRectF& bounds = m_picture.layout.bounds;
    // As a whole in its width where it fits, else all of it where that is not too small, else around the
    // first card.
    const bool isNarrow = bounds.width() * startZoom <= free.width();
    if (!isNarrow && m_viewport.zoom >= leastOverview)
        return;
    m_panels.setCrowded(false);
    m_viewport.zoom = startZoom;
    const double x = isNarrow ? bounds.center().x() : m_picture.layout.cards.front().center().x();
    put({x, bounds.top()}, {free.center().x(), free.top()});
    keepOffMapButton();
    keepOffLegend();
}

/// Cards go to the left of the button of a closed map, where there is room for them.
void GraphCamera::keepOffMapButton()
{
    constexpr GraphPanel map = GraphPanel::Minimap;
    if (!m_panels.has(map, m_viewport, size()) || m_panels.shows(map, m_viewport, size()))
        return;
    const QRectF cards = m_viewport.toView(m_picture.layout.bounds);
    const double over = cards.right() + panelGap - m_panels.buttonRect(map, m_viewport, size()).left();
    if (over <= 0 || cards.left() - over < freeArea().left())
        return;
    m_viewport.origin.rx() -= over;
    settle();
}

void GraphCamera::placeLegend()
{
    m_panels.placeLegend(m_viewport, size(), m_covered == 0);
    placeButtons();
}

void GraphCamera::placeButtons()
{
    m_panels.placeLegendButton(m_viewport, size(), m_covered == 0);
    m_panels.placeMapButton(m_viewport, size(), m_covered == 0);
}

/// The view jumped to that card: the legend leaves it, and the cards right beside it.
void GraphCamera::keepLegendOff(const QRectF& inLayout)
{
    const QRectF near = inLayout.adjusted(-nearCards, -nearCards, nearCards, nearCards);
    std::vector<QRectF> cards;
    for (const QRectF& card : m_picture.layout.cards)
        if (card.intersects(near))
            cards.push_back(m_viewport.toView(card));
    m_panels.keepLegendOff(cards, m_viewport, size(), m_covered == 0);
    placeButtons();
}

/// Whether the legend is open and lies over a card or the title of a module.
bool GraphCamera::isUnderLegend() const
{
    const QRectF legend = m_panels.rect(GraphPanel::Legend, size());
    return m_panels.shows(GraphPanel::Legend, m_viewport, size()) &&
           m_panels.hidesAny(legend.adjusted(-panelGap, -panelGap, panelGap, panelGap), m_viewport);
}

/// All cards above or beside it, whichever is larger.
void GraphCamera::fitBesideLegend()
{
    const QRectF legend = m_panels.rect(GraphPanel::Legend, size());
    const QRectF& bounds = m_picture.layout.bounds;
    Viewport above = m_viewport, beside = m_viewport;
    above.fit(bounds, freeArea().adjusted(0, 0, 0, -legend.height()));
    beside.fit(bounds, freeArea().adjusted(legend.right() + panelGap - viewMargin, 0, 0, 0));
    const Viewport& larger = beside.zoom > above.zoom ? beside : above;
    if (larger.zoom >= leastReadable || m_viewport.zoom < leastReadable)
        m_viewport = larger;
    placeLegend();
}

/// Cards go to the right of it where there is room for them; else it is closed.
void GraphCamera::keepOffLegend()
{
    placeLegend();
    if (!isUnderLegend())
        return;
    const QRectF cards = m_viewport.toView(m_picture.layout.bounds);
    const double over = m_panels.rect(GraphPanel::Legend, size()).right() + panelGap - cards.left();
    if (cards.right() + over <= freeArea().right())
        m_viewport.origin.rx() += over;
    m_panels.setCrowded(isUnderLegend());
    placeLegend();
    settle();
}

void GraphCamera::showAll()
{
    if (m_picture.empty())
        return;
    m_panels.setCrowded(false);
    m_viewport.fit(m_picture.layout.bounds, freeArea());
    placeLegend();
    const Viewport whole = m_viewport;
    if (isUnderLegend())
        fitBesideLegend();
    if (isUnderLegend()) {
        m_panels.setCrowded(true);
        m_viewport = whole;
        placeLegend();
    }
    settle();
}

void GraphCamera::put(const QPointF& inLayout, const QPointF& inView)
{
    m_viewport.put(inLayout, inView);
    settle();
}

bool GraphCamera::isSeen(int card) const
{
    constexpr double leastMoved = 0.5;
    const QRectF rect = cardRect(card).adjusted(leastMoved, leastMoved, -leastMoved, -leastMoved);
    return freeArea().contains(rect) && !m_panels.cover(cardRect(card), m_viewport, size());
}

void GraphCamera::bringIntoView(const QRectF& inLayout)
{
    bringInto(freeArea(), inLayout);
    comeOutFromUnderPanels(inLayout);
    settle();
}

void GraphCamera::bringInto(const QRectF& part, const QRectF& inLayout)
{
    const auto shift = [](double from, double to, double areaFrom, double areaTo) {
        return from < areaFrom || to - from > areaTo - areaFrom ? areaFrom - from
               : to > areaTo                                    ? areaTo - to
                                                                : 0.0;
    };
    const QRectF rect = m_viewport.toView(inLayout);
    m_viewport.origin += QPointF(shift(rect.left(), rect.right(), part.left(), part.right()),
                                 shift(rect.top(), rect.bottom(), part.top(), part.bottom()));
}

/// Out from under all that lies over the picture, which is moved aside itself where it can be.
void GraphCamera::uncover(const QRectF& inLayout)
{
    keepLegendOff(inLayout);
    comeOutFromUnderPanels(inLayout);
    keepLegendOff(inLayout);
    settle();
}

/// Up or down by as little as it takes.
void GraphCamera::comeOutFromUnderPanels(const QRectF& inLayout)
{
    const QRectF free = freeArea();
    const QRectF rect = m_viewport.toView(inLayout);
    const double most = free.height() - rect.height();
    for (int steps = 0; steps * panelGap <= most; ++steps) {
        const double distance = steps * panelGap;
        for (const double shift : {-distance, distance}) {
            const QRectF there = rect.translated(0, shift);
            if (there.top() < free.top() || there.bottom() > free.bottom() ||
                m_panels.cover(there, m_viewport, size()))
                continue;
            m_viewport.origin.ry() += shift;
            return;
        }
    }
}

void GraphCamera::resize(std::optional<int> before)
{
    if (!m_isUsers)
        showStart();
    else if (before) // what was in the middle stays there when a dock is moved
        m_viewport.origin.rx() += (size().width() - *before) / 2.0;
}

void GraphCamera::fit()
{
    takeForUser();
    showAll();
}

void GraphCamera::zoomAt(const QPointF& fixed, double factor)
{
    takeForUser();
    m_viewport.zoomAt(fixed, factor);
    settle();
}

void GraphCamera::centreOn(int card)
{
    showAt(card, area().center(), std::max(m_viewport.zoom, leastReadable));
    uncover(m_picture.layout.cards[static_cast<std::size_t>(card)]);
}

void GraphCamera::ensureVisible(int card)
{
    takeForUser();
    const QRectF& inLayout = m_picture.layout.cards[static_cast<std::size_t>(card)];
    const QRectF rect = cardRect(card);
    const QRectF free = freeArea();
    // In each direction by itself, so that what is beside it stays beside it.
    if (rect.right() <= 0 || rect.left() >= size().width())
        m_viewport.origin.rx() += free.center().x() - rect.center().x();
    if (rect.bottom() <= m_covered || rect.top() >= size().height())
        m_viewport.origin.ry() += free.center().y() - rect.center().y();
    const double x = std::min(around, mostAround * free.width());
    const double y = std::min(around, mostAround * free.height());
    bringInto(free.adjusted(x, y, -x, -y), inLayout);
    uncover(inLayout);
}

void GraphCamera::showAt(int card, const QPointF& inView, double zoom)
{
    takeForUser();
    m_viewport.zoom = std::clamp(zoom, Viewport::smallest, Viewport::largest);
    put(m_picture.layout.cards[static_cast<std::size_t>(card)].center(), inView);
}

void GraphCamera::scroll(double pixels)
{
    takeForUser();
    m_viewport.origin.rx() += pixels;
    settle();
}

void GraphCamera::dragTo(const QPointF& origin)
{
    m_viewport.origin = origin;
    settle();
}

void GraphCamera::goToOnMinimap(const QPointF& point)
{
    // The widget's middle pixel, as zooming by key takes it.
    m_viewport.put(m_panels.onMinimap(point, m_viewport, size()), area().toRect().center());
    settle();
}

} // namespace scalescope::widgets
