// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_camera.h"

namespace scalescope::widgets {

/// Keeps what one looks at in its place when a new picture takes the old one's: a module that is opened or
/// closed, or else the card in the middle.
class PictureAnchor
{
public:
    PictureAnchor(const GraphPicture& picture, GraphCamera& camera) : m_picture(picture), m_camera(camera) {}

    void holdModule(const std::string& key);
    /// The selected card where it is seen, else the one nearest to the middle; nothing of an empty picture.
    void holdMiddle(int selected);
    void letGo() { m_held.reset(); }
    [[nodiscard]] bool holds() const { return m_held.has_value(); }
    /// Moves the camera so that what is held is where it was, or, where nothing is, so that it sees something
    /// of the picture; then lets go. `unpruned` tells what stands for a node that is gone.
    void keep(const graph::Graph& unpruned);

private:
    struct Held
    {
        std::string module; ///< the key of what was opened or closed; else a node's card
        std::optional<graph::NodeId> node;
        QRectF before; ///< where it was, in the view
    };
    /// In the layout; nothing where the picture has it no longer.
    [[nodiscard]] std::optional<QRectF> rectOfModule(const std::string& key) const;
    [[nodiscard]] std::optional<QRectF> rectOfNode(graph::NodeId node, const graph::Graph& unpruned) const;
    /// Of a module in the layout: its card, or its frame's title.
    [[nodiscard]] QRectF toBeSeen(const std::string& module, const QRectF& rect) const;

    const GraphPicture& m_picture;
    GraphCamera& m_camera;
    std::optional<Held> m_held;
};

} // namespace scalescope::widgets
