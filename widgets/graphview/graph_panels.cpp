// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_panels.h"

#include "widgets/graphview/graph_painter.h"

#include <QPainter>
#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr QSizeF closeSize(18, 18);
constexpr double closeInset = 3;
constexpr double mostOfView = 0.42;   ///< of its width or height: a panel that takes more is closed at first
constexpr double mostOfArea = 0.125;  ///< likewise, of all panels together
constexpr double mostOfBadges = 0.19; ///< likewise, of a legend that explains badges
constexpr double mostOfHeight = 0.46; ///< likewise, of the height alone
constexpr double seenThrough = 0.4;
constexpr double roomBetween = 140;

} // namespace

GraphPanels::GraphPanels(const GraphPicture& picture) : m_picture(picture)
{
    m_legend.buttonRoom = closeSize.width();
}

bool GraphPanels::setContent(const Document& document)
{
    const bool hadBadges = m_legend.explainsBadges();
    m_legend.setContent(document, m_picture.looks);
    return !hadBadges && m_legend.explainsBadges();
}

void GraphPanels::toggle(GraphPanel panel, const QSizeF& view)
{
    State& state = stateOf(panel);
    bool& open = isSmall(panel, view) ? state.isOpenInSmall : state.isOpen;
    open = !open;
}

bool GraphPanels::isSmall(GraphPanel panel, const QSizeF& view) const
{
    const QSizeF size = rect(panel, view).size();
    // What badges mean can't be guessed: where only one of the panels has room it is the legend.
    const bool isFirst = panel == GraphPanel::Legend && m_legend.explainsBadges();
    const double whole = view.width() * view.height();
    const bool isTooMuch =
        isFirst ? size.width() * size.height() > mostOfBadges * whole : wantedArea(view) > mostOfArea * whole;
    return isTooMuch || (panel == GraphPanel::Legend && m_isCrowded) ||
           size.width() > mostOfView * view.width() ||
           size.height() > (isFirst ? mostOfHeight : mostOfView) * view.height();
}

double GraphPanels::wantedArea(const QSizeF& view) const
{
    double area = 0;
    for (const GraphPanel panel : graphPanels) {
        const QSizeF size = rect(panel, view).size();
        area += stateOf(panel).isWanted ? size.width() * size.height() : 0;
    }
    return area;
}

bool GraphPanels::has(GraphPanel panel, const Viewport& viewport, const QSizeF& view) const
{
    return stateOf(panel).isWanted && !m_picture.empty() &&
           (panel == GraphPanel::Legend || minimap::isUseful(m_picture, viewport, view));
}

bool GraphPanels::shows(GraphPanel panel, const Viewport& viewport, const QSizeF& view) const
{
    const State& state = stateOf(panel);
    return has(panel, viewport, view) && (isSmall(panel, view) ? state.isOpenInSmall : state.isOpen);
}

QRectF GraphPanels::rect(GraphPanel panel, const QSizeF& view) const
{
    return panel == GraphPanel::Legend ? m_legend.rect(view, m_theme) : minimap::rect(view);
}

QRectF GraphPanels::buttonRect(GraphPanel panel, const Viewport& viewport, const QSizeF& view) const
{
    const QSizeF& closed = stateOf(panel).closed;
    const QRectF whole = rect(panel, view);
    if (shows(panel, viewport, view))
        return {whole.topRight() + QPointF(-closeInset - closeSize.width(), closeInset), closeSize};
    // Wherever it was open: one finds the button where it was.
    const QRectF corner = minimap::rect(view); // whose margins are the legend's
    const double margin = view.height() - corner.bottom();
    const bool isLegend = panel == GraphPanel::Legend;
    return {QPointF(isLegend ? margin : corner.right() - closed.width(),
                    (isLegend ? m_isLegendButtonAtTop : m_isMapButtonAtTop)
                        ? margin
                        : corner.bottom() - closed.height()),
            closed};
}

bool GraphPanels::cover(const QRectF& rect, const Viewport& viewport, const QSizeF& view) const
{
    return std::ranges::any_of(graphPanels, [&](GraphPanel panel) {
        const QRectF over = shows(panel, viewport, view) ? this->rect(panel, view)
                            : has(panel, viewport, view) ? buttonRect(panel, viewport, view)
                                                         : QRectF();
        return over.intersects(rect);
    });
}

bool GraphPanels::cover(const QPointF& point, const Viewport& viewport, const QSizeF& view) const
{
    return cover(QRectF(point, QSizeF(1, 1)), viewport, view);
}

std::ptrdiff_t GraphPanels::hiddenBy(const QRectF& panel, const Viewport& viewport) const
{
    const QRectF area = viewport.toLayout(panel);
    std::ptrdiff_t count = std::ranges::count_if(m_picture.layout.cards,
                                                 [&](const QRectF& card) { return card.intersects(area); });
    if (viewport.zoom < GraphPainter::leastForText)
        return count;
    const auto& frames = m_picture.layout.clusters;
    for (std::size_t module = 0; module < frames.size(); ++module)
        if (frames[module].intersects(area) &&
            GraphPainter::frameTitleRect(m_picture, module, m_theme).intersects(area))
            ++count;
    return count;
}

bool GraphPanels::hidesAny(const QRectF& panel, const Viewport& viewport) const
{
    return hiddenBy(panel, viewport) > 0;
}

/// Between the legend at the top and the map there is room for a card.
bool GraphPanels::isHighFor(const QSizeF& view) const
{
    return rect(GraphPanel::Legend, view).height() + rect(GraphPanel::Minimap, view).height() + roomBetween <=
           view.height();
}

void GraphPanels::placeLegend(const Viewport& viewport, const QSizeF& view, bool isTopFree)
{
    const auto hidden = [&](bool isAtTop, bool isAtRight) {
        m_legend.isAtTop = isAtTop;
        m_legend.isAtRight = isAtRight;
        return hiddenBy(rect(GraphPanel::Legend, view).adjusted(-gap, -gap, gap, gap), viewport);
    };
    const std::ptrdiff_t below = hidden(false, false);
    if (below == 0 || !isTopFree || !isHighFor(view))
        return;
    const std::ptrdiff_t above = hidden(true, false);
    if (above > 0 && hidden(true, true) == 0)
        return;
    m_legend.isAtTop = above < below;
    m_legend.isAtRight = false;
}

void GraphPanels::placeLegendButton(const Viewport& viewport, const QSizeF& view, bool isTopFree)
{
    const auto button = [&](bool isAtTop) {
        m_isLegendButtonAtTop = isAtTop;
        const QRectF corner = minimap::rect(view);
        const double margin = view.height() - corner.bottom();
        const QSizeF& size = stateOf(GraphPanel::Legend).closed;
        return QRectF(QPointF(margin, isAtTop ? margin : corner.bottom() - size.height()), size);
    };
    const QRectF below = viewport.toLayout(button(false));
    bool hidesFinding = false;
    for (std::size_t card = 0; card < m_picture.looks.size() && !hidesFinding; ++card)
        hidesFinding = m_picture.looks[card].findings.any() && m_picture.layout.cards[card].intersects(below);
    m_isLegendButtonAtTop = hidesFinding && isTopFree && !hidesAny(button(true), viewport);
}

void GraphPanels::keepLegendOff(const std::vector<QRectF>& cards, const Viewport& viewport,
                                const QSizeF& view, bool isTopFree)
{
    if (!shows(GraphPanel::Legend, viewport, view))
        return;
    using Corner = std::pair<bool, bool>; // at the top, at the right
    const auto put = [&](const Corner& corner) {
        std::tie(m_legend.isAtTop, m_legend.isAtRight) = corner;
        return rect(GraphPanel::Legend, view).adjusted(-gap, -gap, gap, gap);
    };
    const auto isFree = [&](const Corner& corner) {
        const QRectF panel = put(corner);
        return (!corner.first || (isTopFree && isHighFor(view))) &&
               std::ranges::none_of(cards, [&](const QRectF& card) { return card.intersects(panel); });
    };
    const Corner now(m_legend.isAtTop, m_legend.isAtRight);
    std::optional<Corner> best;
    for (const Corner& corner : {now, Corner(false, false), Corner(true, false), Corner(true, true)}) {
        if (!isFree(corner) || (best && hiddenBy(put(corner), viewport) >= hiddenBy(put(*best), viewport)))
            continue;
        best = corner;
        if (corner == now)
            break;
    }
    put(best.value_or(Corner(false, false)));
    if (!best) {
        m_isCrowded = true;
        stateOf(GraphPanel::Legend).isOpenInSmall = false;
    }
}

void GraphPanels::placeMapButton(const Viewport& viewport, const QSizeF& view, bool isTopFree)
{
    const auto hides = [&](bool isAtTop) {
        m_isMapButtonAtTop = isAtTop;
        return hidesAny(buttonRect(GraphPanel::Minimap, viewport, view), viewport);
    };
    m_isMapButtonAtTop = hides(false) && isTopFree && !m_legend.isAtRight && !hides(true);
}

QPointF GraphPanels::onMinimap(const QPointF& point, const Viewport& viewport, const QSizeF& view) const
{
    return minimap::toLayout(m_picture, viewport, view, point);
}

void GraphPanels::paint(QPainter& painter, const Viewport& viewport, const QSizeF& view, int selected,
                        bool isDragged) const
{
    painter.save();
    painter.setOpacity(isDragged ? seenThrough : 1);
    if (shows(GraphPanel::Legend, viewport, view))
        m_legend.paint(painter, view, m_theme);
    if (shows(GraphPanel::Minimap, viewport, view))
        minimap::paint(painter, m_picture, viewport, view, m_theme, selected);
    painter.restore();
}

} // namespace scalescope::widgets
