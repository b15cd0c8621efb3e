// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/track/gradients.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace scalescope::engine {

/// Which nodes are views with a gradient, and of which other such nodes: what GradientHooks::watchWrite()
/// has to be told when one is written to.
class Views
{
public:
    /// A node's tensor; those that are no views with a gradient are left out.
    void add(graph::NodeId node, const at::Tensor& tensor);
    /// The node's tensor was made as a view of another's, if both are views of one base.
    void setSource(graph::NodeId node, const at::Tensor& tensor, graph::NodeId source,
                   const at::Tensor& sourceTensor);
    /// The node itself and what it is a view of, nearest first; empty where it is no view.
    [[nodiscard]] std::vector<ViewPart> partsOf(graph::NodeId node) const;

private:
    struct View
    {
        ViewPart part;
        std::optional<graph::NodeId> source;
    };
    std::unordered_map<graph::NodeId, View> m_views;
};

} // namespace scalescope::engine
