// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/edge_gains.h"
#include "widgets/graphview/graph_picture.h"

#include <map>
#include <set>

class QPainter;

namespace scalescope::widgets {

/// Paints a graph: the same code for the window and for every exported file.
struct GraphPainter
{
    static constexpr double leastForCurves = 0.1; ///< zoom
    static constexpr double leastForText = 0.45;  ///< likewise

    ScaleBar bars;               ///< holds the theme
    double zoom = 1;             ///< what is too small to be read at it is left out
    GainsShown gains = {};       ///< beside the edges, where text can be read
    int selected = -1;           ///< card with the accent outline
    int hovered = -1;            ///< edge under the mouse
    std::set<int> marked;        ///< hits of a search; all others step back where there are any
    std::map<int, QString> tags; ///< words of cards with a dashed outline

    /// Paints what meets `exposed`; all in the layout's coordinates.
    void paint(QPainter& painter, const GraphPicture& picture, const QRectF& exposed) const;

    /// Where the title of an open module is, with the triangle before it, in the layout's coordinates.
    static QRectF frameTitleRect(const GraphPicture& picture, std::size_t module, const Theme& theme);

    [[nodiscard]] bool showsText() const { return zoom >= leastForText; }
    [[nodiscard]] bool showsBars() const { return zoom >= 0.2; }
    [[nodiscard]] bool showsCurves() const { return zoom >= leastForCurves; }

private:
    void paintFrames(QPainter& painter, const GraphPicture& picture, const QRectF& exposed) const;
    void paintFrameTitles(QPainter& painter, const GraphPicture& picture, const QRectF& exposed) const;
    void paintEdges(QPainter& painter, const GraphPicture& picture, const QRectF& exposed) const;
    void paintEdge(QPainter& painter, const GraphPicture& picture, std::size_t edge, const QColor& colour,
                   double width) const;
    void paintCard(QPainter& painter, const GraphPicture& picture, std::size_t card) const;
    /// Thousands of them, too small for anything but their colour: those of one colour in one go.
    void paintFarCards(QPainter& painter, const GraphPicture& picture, const QRectF& exposed) const;
    void paintFarEdges(QPainter& painter, const GraphPicture& picture, const QRectF& exposed,
                       const QColor& colour) const;
    [[nodiscard]] bool stepsBack(int card) const;
    [[nodiscard]] bool standsOut(int card) const; ///< is painted by itself at any zoom
    void paintPlate(QPainter& painter, const QRectF& rect, const CardLook& look, const ViewCard& card,
                    bool isSelected, bool isMarked) const;
    /// The second line ends at `detailRight`.
    void paintText(QPainter& painter, const QRectF& rect, const CardLook& look, double detailRight) const;
    [[nodiscard]] QRectF tagBadge(const QRectF& rect, const QString& word) const;
    void paintTag(QPainter& painter, const QRectF& rect, const QString& word) const;
};

} // namespace scalescope::widgets
