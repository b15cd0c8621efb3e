// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_overlays.h"

#include <array>

namespace scalescope::widgets {

/// What lies over a graph.
enum class GraphPanel { Legend, Minimap };
inline constexpr std::array graphPanels{GraphPanel::Legend, GraphPanel::Minimap};

/// The panels over a graph, each in a corner of its own where it stays while one looks around: its legend and
/// its map. The user closes and opens them; in a view that is small beside a panel it is closed until he
/// opens it. Where both are too much for the view the map alone is closed if the legend says what badges
/// mean. What they may hide is `picture`, which has to outlive them.
class GraphPanels
{
public:
    static constexpr double gap = 8; ///< between a panel and what it does not hide

    explicit GraphPanels(const GraphPicture& picture);

    void setTheme(const Theme& theme) { m_theme = theme; }
    /// Gives whether there are badges now for the first time, so that the legend has grown.
    bool setContent(const Document& document);
    /// Whether there is one at all.
    void setWanted(GraphPanel panel, bool wanted) { stateOf(panel).isWanted = wanted; }
    /// What the user chose, for views with room for it.
    void setOpen(GraphPanel panel, bool open) { stateOf(panel).isOpen = open; }
    [[nodiscard]] bool isOpen(GraphPanel panel) const { return stateOf(panel).isOpen; }
    /// Opens what is closed and closes what is open in a view of this size.
    void toggle(GraphPanel panel, const QSizeF& view);

    /// Whether cards lie where the legend would be, wherever it is put: it is closed until the user opens it.
    void setCrowded(bool isCrowded) { m_isCrowded = isCrowded; }

    /// How large the button is that opens a closed one.
    void setClosedSize(GraphPanel panel, const QSizeF& size) { stateOf(panel).closed = size; }

    /// Whether there is anything to say, so that the panel is open or can be opened.
    [[nodiscard]] bool has(GraphPanel panel, const Viewport& viewport, const QSizeF& view) const;
    /// Whether it is open.
    [[nodiscard]] bool shows(GraphPanel panel, const Viewport& viewport, const QSizeF& view) const;
    [[nodiscard]] QRectF rect(GraphPanel panel, const QSizeF& view) const;
    /// Where what opens or closes it lies.
    [[nodiscard]] QRectF buttonRect(GraphPanel panel, const Viewport& viewport, const QSizeF& view) const;
    /// Whether an open panel, or the button of a closed one, lies over a point or a rectangle of the view.
    [[nodiscard]] bool cover(const QRectF& rect, const Viewport& viewport, const QSizeF& view) const;
    [[nodiscard]] bool cover(const QPointF& point, const Viewport& viewport, const QSizeF& view) const;
    /// Puts the legend into the corner at the left, lower or upper, where it hides fewer cards and titles of
    /// modules, or into the upper one at the right if it hides something there and nothing here; into the
    /// lower one if something else is at the top.
    void placeLegend(const Viewport& viewport, const QSizeF& view, bool isTopFree);
    /// Leaves the legend where it is if it hides none of these cards of the view there, else puts it into the
    /// corner where it hides none of them and fewest others; closes it where there is none.
    void keepLegendOff(const std::vector<QRectF>& cards, const Viewport& viewport, const QSizeF& view,
                       bool isTopFree);
    /// The button of a closed legend is in the lower corner at the left, in the upper one only where it hides
    /// a card with a badge below and nothing there.
    void placeLegendButton(const Viewport& viewport, const QSizeF& view, bool isTopFree);
    /// Puts the button of a closed map into the upper corner at the right where it hides a card in the lower
    /// one and none there, and the legend is not there.
    void placeMapButton(const Viewport& viewport, const QSizeF& view, bool isTopFree);
    /// Whether a rectangle of the view lies over a card, or over the title of a module that can be read.
    [[nodiscard]] bool hidesAny(const QRectF& panel, const Viewport& viewport) const;
    /// The layout's point at a point of the map.
    [[nodiscard]] QPointF onMinimap(const QPointF& point, const Viewport& viewport, const QSizeF& view) const;

    /// While something is dragged one sees through them.
    void paint(QPainter& painter, const Viewport& viewport, const QSizeF& view, int selected,
               bool isDragged) const;

private:
    struct State
    {
        bool isWanted = true;
        bool isOpen = true;
        bool isOpenInSmall = false; ///< until the view has room for it
        QSizeF closed;
    };
    [[nodiscard]] State& stateOf(GraphPanel panel) { return m_states[static_cast<std::size_t>(panel)]; }
    [[nodiscard]] const State& stateOf(GraphPanel panel) const
    {
        return m_states[static_cast<std::size_t>(panel)];
    }
    /// That they cover where all are open.
    [[nodiscard]] double wantedArea(const QSizeF& view) const;
    [[nodiscard]] std::ptrdiff_t hiddenBy(const QRectF& panel, const Viewport& viewport) const;
    [[nodiscard]] bool isHighFor(const QSizeF& view) const;
    [[nodiscard]] bool isSmall(GraphPanel panel, const QSizeF& view) const;

    const GraphPicture& m_picture;
    Theme m_theme = Theme::light();
    GraphLegend m_legend;
    bool m_isLegendButtonAtTop = false;
    bool m_isMapButtonAtTop = false;
    bool m_isCrowded = false;
    std::array<State, graphPanels.size()> m_states;
};

} // namespace scalescope::widgets
