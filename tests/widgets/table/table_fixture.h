// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of the lists and tables beside the graph share.
#pragma once

#include "widgets/models/document.h"

#include <QImage>
#include <string>

namespace scalescope::widgets {

/// Of the first operator of a module; -1 where it has none.
inline graph::NodeId idOf(const Document& document, const std::string& module)
{
    for (const graph::Node& node : document.run().graph.nodes)
        if (node.module == module && node.kind == graph::NodeKind::Op)
            return node.id;
    return -1;
}

inline int pixelsOf(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == colour ? 1 : 0;
    return count;
}

} // namespace scalescope::widgets
