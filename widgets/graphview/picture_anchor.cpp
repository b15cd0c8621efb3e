// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/picture_anchor.h"

#include <algorithm>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr QSizeF titleSize(200, 28); // of a module's frame, about

QPointF topCentre(const QRectF& rect)
{
    return {rect.center().x(), rect.top()};
}

} // namespace

void PictureAnchor::holdModule(const std::string& key)
{
    if (const auto rect = rectOfModule(key))
        m_held = {key, {}, m_camera.viewport().toView(*rect)};
}

void PictureAnchor::holdMiddle(int selected)
{
    if (m_picture.empty())
        return;
    const std::vector<QRectF>& cards = m_picture.layout.cards;
    const QRectF seen = m_camera.viewport().toLayout(m_camera.area());
    const bool seesSelected = selected >= 0 && cards[static_cast<std::size_t>(selected)].intersects(seen);
    const int held = seesSelected ? selected : m_picture.nearestCard(seen.center());
    m_held = {{}, m_picture.view.cards[static_cast<std::size_t>(held)].node, m_camera.cardRect(held)};
}

std::optional<QRectF> PictureAnchor::rectOfNode(graph::NodeId node, const graph::Graph& unpruned) const
{
    const int card = cardShowing(m_picture.view, unpruned, node);
    if (card < 0)
        return std::nullopt;
    return m_picture.layout.cards[static_cast<std::size_t>(card)];
}

std::optional<QRectF> PictureAnchor::rectOfModule(const std::string& key) const
{
    for (std::size_t i = 0; i < m_picture.view.modules.size(); ++i) {
        if (m_picture.view.modules[i].key == key)
            return m_picture.layout.clusters[i];
    }
    for (std::size_t i = 0; i < m_picture.view.cards.size(); ++i) {
        if (m_picture.view.cards[i].folded() == key)
            return m_picture.layout.cards[i];
    }
    return std::nullopt;
}

QRectF PictureAnchor::toBeSeen(const std::string& module, const QRectF& rect) const
{
    const auto isWanted = [&](const ViewModule& open) { return open.key == module; };
    if (std::ranges::none_of(m_picture.view.modules, isWanted))
        return rect;
    const bool fits = rect.width() * m_camera.viewport().zoom <= m_camera.freeArea().width();
    return {rect.topLeft(), QSizeF(fits ? rect.width() : titleSize.width(), titleSize.height())};
}

void PictureAnchor::keep(const graph::Graph& unpruned)
{
    const auto held = std::exchange(m_held, std::nullopt);
    const auto rect = !held        ? std::nullopt
                      : held->node ? rectOfNode(*held->node, unpruned)
                                   : rectOfModule(held->module);
    const QRectF area = m_camera.area();
    if (!rect) {
        // A picture that went out of sight altogether would look like an empty one.
        if (!m_camera.viewport().toLayout(area).intersects(m_picture.layout.bounds))
            m_camera.showStart();
    } else if (held->node) {
        m_camera.put(rect->topLeft(), held->before.topLeft());
        if (area.intersects(held->before) && !area.intersects(m_camera.viewport().toView(*rect)))
            m_camera.bringIntoView(*rect);
    } else {
        m_camera.put(topCentre(*rect), topCentre(held->before));
        // A frame's middle may be far from the part of it that was seen.
        m_camera.bringIntoView(toBeSeen(held->module, *rect));
    }
}

} // namespace scalescope::widgets
