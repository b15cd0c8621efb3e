// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_picture.h"
#include "widgets/graphview/viewport.h"
#include "widgets/scale/colour_ramp.h"
#include "widgets/theme/theme.h"

#include <QRectF>

class QPainter;

namespace scalescope::widgets {

/// Where in the view a panel lies.
enum class Corner { LowerLeft, LowerRight, UpperLeft, UpperRight };

/// What the colours of the bars, ranges and cards mean, in a corner of the view.
class GraphLegend
{
public:
    Corner corner = Corner::LowerLeft;

    void setContent(const Document& document);
    /// Whether cards have other colours than those of the scale forward, which nothing but this explains.
    [[nodiscard]] bool explainsColours() const { return m_ramp.colouring != Colouring{}; }
    [[nodiscard]] QRectF rect(const QSizeF& view, const Theme& theme) const;
    void paint(QPainter& painter, const QSizeF& view, const Theme& theme) const;

private:
    [[nodiscard]] double leftColumn(const Theme& theme) const;
    [[nodiscard]] double rightColumn(const Theme& theme) const;

    QString m_forward;
    QString m_gradient;
    QString m_normal;
    QString m_subnormal;
    bool m_hasRanges = true; ///< blocks with scales of their own have no range that could be shaded
    ColourRamp m_ramp;       ///< what the strips of the cards say
};

/// The whole graph, or of a long one the part around what is seen, in a corner of the view.
class Minimap
{
public:
    Corner corner = Corner::LowerRight;

    /// Whether there is anything outside the view, so that the map says something.
    [[nodiscard]] static bool isUseful(const GraphPicture& picture, const Viewport& viewport,
                                       const QSizeF& view);
    [[nodiscard]] QRectF rect(const QSizeF& view) const;
    /// The layout's point at a point of the map.
    [[nodiscard]] QPointF toLayout(const GraphPicture& picture, const Viewport& viewport, const QSizeF& view,
                                   const QPointF& point) const;
    void paint(QPainter& painter, const GraphPicture& picture, const Viewport& viewport, const QSizeF& view,
               const Theme& theme, int selected) const;
};

} // namespace scalescope::widgets
