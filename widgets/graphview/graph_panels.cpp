// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_panels.h"

#include <limits>
#include <vector>

namespace scalescope::widgets {

void GraphPanels::place(const Viewport& viewport, const QSizeF& view)
{
    const auto put = [&](auto& panel, const std::vector<Corner>& corners, const auto& rect) {
        double least = std::numeric_limits<double>::max();
        Corner best = corners.front();
        for (const Corner corner : corners) {
            panel.corner = corner;
            const double hidden = hiddenBy(rect(), viewport);
            if (hidden < least) {
                least = hidden;
                best = corner;
            }
        }
        panel.corner = best;
    };
    put(m_legend, {Corner::LowerLeft, Corner::UpperLeft, Corner::LowerRight, Corner::UpperRight},
        [&] { return legendRect(view); });
    std::vector<Corner> others = {Corner::LowerRight, Corner::UpperRight, Corner::UpperLeft,
                                  Corner::LowerLeft};
    std::erase(others, m_legend.corner);
    put(m_minimap, others, [&] { return minimapRect(view); });
}

double GraphPanels::hiddenBy(const QRectF& panel, const Viewport& viewport) const
{
    const QRectF area = viewport.toLayout(panel);
    double hidden = 0;
    for (const QRectF& card : m_picture.layout.cards) {
        const QRectF common = card & area;
        hidden += common.width() * common.height();
    }
    return hidden;
}

bool GraphPanels::hidesCards(const QRectF& panel, const Viewport& viewport) const
{
    return hiddenBy(panel, viewport) > 0;
}

bool GraphPanels::showsLegend(const Viewport& viewport, const QSizeF& view) const
{
    if (!m_wantsLegend || m_picture.empty())
        return false;
    const QRectF panel = legendRect(view);
    const bool hides = !m_legend.explainsColours() && hidesCards(panel, viewport);
    return panel.width() <= view.width() / 2 && !panel.contains(m_mouse) && !hides;
}

bool GraphPanels::showsMinimap(const Viewport& viewport, const QSizeF& view) const
{
    return m_wantsMinimap && Minimap::isUseful(m_picture, viewport, view);
}

QPointF GraphPanels::onMinimap(const QPointF& point, const Viewport& viewport, const QSizeF& view) const
{
    return m_minimap.toLayout(m_picture, viewport, view, point);
}

void GraphPanels::paint(QPainter& painter, const Viewport& viewport, const QSizeF& view, int selected) const
{
    if (showsLegend(viewport, view))
        m_legend.paint(painter, view, m_theme);
    if (showsMinimap(viewport, view))
        m_minimap.paint(painter, m_picture, viewport, view, m_theme, selected);
}

} // namespace scalescope::widgets
