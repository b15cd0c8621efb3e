// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/scale_axis.h"
#include "widgets/heatmap/heat_scene.h"
#include "widgets/theme/theme.h"

#include <QRectF>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace scalescope::widgets {

/// The histograms of one tensor in all layers, side by side over one axis of powers of two that goes upwards,
/// over the ranges of the format of each. An arrow says what part lies below the axis. Painted the same way
/// in the window and in files.
class LayerLanes
{
public:
    static constexpr double axisWidth = 56;  ///< room of its numbers, at the left
    static constexpr double nameHeight = 20; ///< of the lanes' names, below

    LayerLanes() = default;
    /// Of a column of the scene's table, in the direction of its colours.
    LayerLanes(const Document& document, std::shared_ptr<const HeatScene> scene, std::size_t column);

    [[nodiscard]] std::size_t count() const { return m_lanes.size(); }
    [[nodiscard]] const graph::Node& node(std::size_t lane) const { return *m_lanes[lane].node; }
    [[nodiscard]] const sheet::ScaleAxis& axis() const { return m_axis; }
    /// The lane of a row; none where the row has no such tensor.
    [[nodiscard]] std::optional<std::size_t> laneOf(std::size_t row) const;
    /// "attn.q: histograms, forward".
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString descriptionOf(std::size_t lane) const;

    /// The lanes from `first` to `end`, `width` wide, the first one's left side at the left of `area`.
    void paint(QPainter& painter, const QRectF& area, std::size_t first, std::size_t end, double width,
               const Theme& theme) const;
    /// The outline of a lane whose left side is there.
    static void paintSelection(QPainter& painter, const QRectF& area, double left, double width,
                               const Theme& theme);
    /// Numbers at the left of the lanes, which are in `area`.
    void paintAxis(QPainter& painter, const QRectF& area, const Theme& theme) const;

private:
    struct Lane
    {
        std::size_t row = 0;
        const graph::Node* node = nullptr;
        formats::NumberFormat range; ///< of the format that it is held against
    };

    /// How many letters all names begin with, up to a dot.
    void findCommonPrefix();
    void findAxis(const Document& document);
    [[nodiscard]] QString nameOf(std::size_t lane) const;
    /// The part of a lane's elements that lies below the axis.
    [[nodiscard]] double shareBelow(const Lane& lane) const;
    void paintBelow(QPainter& painter, const QRectF& lane, const Lane& what, const Theme& theme) const;
    void paintLane(QPainter& painter, const QRectF& lane, const Lane& what, const Theme& theme) const;

    std::shared_ptr<const HeatScene> m_scene; ///< holds the nodes
    std::size_t m_column = 0;
    std::size_t m_commonPrefix = 0; ///< letters that the names of all rows begin with
    graph::Direction m_direction = graph::Direction::Forward;
    std::vector<Lane> m_lanes;
    sheet::ScaleAxis m_axis;
};

} // namespace scalescope::widgets
