// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/finding_badge.h"
#include "widgets/graphview/graph_picture.h"
#include "widgets/graphview/viewport.h"
#include "widgets/scale/colour_ramp.h"
#include "widgets/theme/theme.h"

#include <QRectF>
#include <vector>

class QPainter;

namespace scalescope::widgets {

/// What the colours of the bars, ranges and cards, and the signs of the badges mean, in a corner of
/// the view. Of badges it says what there is, a line a kind.
class GraphLegend
{
public:
    double buttonRoom = 0; ///< at the right of the first line
    bool isAtTop = false;
    bool isAtRight = false;

    /// The signs are those of these cards.
    void setContent(const Document& document, const std::vector<CardLook>& looks);
    /// Says what the frame of a card means, after that: in a picture nobody knows what was selected.
    void addSelected();
    /// Whether there are badges, whose signs it says the meaning of.
    [[nodiscard]] bool explainsBadges() const { return !m_signs.empty(); }
    [[nodiscard]] QRectF rect(const QSizeF& view, const Theme& theme) const;
    void paint(QPainter& painter, const QSizeF& view, const Theme& theme) const;

private:
    /// What badges of one kind mean, or words of badges.
    struct SignLine
    {
        std::vector<FindingSign> signs; ///< one a direction; none of words
        QString meaning;
        bool isFrame = false; ///< of the selected card
    };
    void addWords(const std::vector<CardLook>& looks);

    [[nodiscard]] double leftColumn(const Theme& theme) const;
    [[nodiscard]] double rightColumn(const Theme& theme) const;
    [[nodiscard]] double signColumn(const Theme& theme) const;
    [[nodiscard]] double signMark() const; ///< room of signs before their meaning
    [[nodiscard]] double markOf(const SignLine& line) const;
    void paintSigns(QPainter& painter, const QPointF& topLeft, const Theme& theme) const;

    [[nodiscard]] double barColumn(const Theme& theme) const;
    [[nodiscard]] double rowsHeight() const; ///< of all lines above the ramp
    void paintBar(QPainter& painter, const QRectF& row, const Theme& theme) const;

    QString m_forward;
    QString m_gradient;
    QString m_normal;
    QString m_subnormal;
    QString m_bar;                 ///< what a bar's line means; empty where it is not told apart
    bool m_hasRanges = true;       ///< blocks with scales of their own have no range that could be shaded
    std::vector<SignLine> m_signs; ///< of badges that there are
    ColourRamp m_ramp;             ///< what the strips of the cards say
};

/// The whole graph, or of a long one the part around what is seen, in the lower right corner of the view.
namespace minimap {

/// Whether there is anything outside the view, so that the map says something.
bool isUseful(const GraphPicture& picture, const Viewport& viewport, const QSizeF& view);
QRectF rect(const QSizeF& view);
/// The layout's point at a point of the map.
QPointF toLayout(const GraphPicture& picture, const Viewport& viewport, const QSizeF& view,
                 const QPointF& point);
void paint(QPainter& painter, const GraphPicture& picture, const Viewport& viewport, const QSizeF& view,
           const Theme& theme, int selected);

} // namespace minimap

} // namespace scalescope::widgets
