// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/inspector/node_links.h"
#include "widgets/models/display.h"
#include "widgets/models/document.h"

#include <vector>

namespace scalescope::widgets {

/// The links from a node to what it reads and to what reads it. What pruning dropped is passed over, as in
/// the graph; a dropped node itself still has its own neighbours.
struct NeighbourLinks
{
    std::vector<NodeLinks::Link> inputs;
    std::vector<NodeLinks::Link> users;

    static NeighbourLinks of(const graph::Node& node, const Document& document,
                             const sheet::NodeTitles& titles);
};

} // namespace scalescope::widgets
