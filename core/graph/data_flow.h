// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace scalescope::graph {

/// Who reads whom in a graph, for walks over all of it. Nodes go by their positions. Edges from or to nodes
/// that are not in the graph are left out.
class DataFlow
{
public:
    explicit DataFlow(const Graph& graph);

    /// What a node reads, in the order of its arguments.
    [[nodiscard]] std::span<const std::size_t> inputs(std::size_t node) const { return m_inputs.of(node); }
    /// What reads a node, in execution order.
    [[nodiscard]] std::span<const std::size_t> users(std::size_t node) const { return m_users.of(node); }
    /// Those whose values a node's tensor, or whose gradients its gradient is computed from.
    [[nodiscard]] std::span<const std::size_t> sources(std::size_t node, Direction direction) const
    {
        return direction == Direction::Forward ? inputs(node) : users(node);
    }

private:
    /// The neighbours of all nodes, one after the other.
    struct Neighbours
    {
        std::vector<std::size_t> begins; ///< one more than there are nodes
        std::vector<std::size_t> all;

        [[nodiscard]] std::span<const std::size_t> of(std::size_t node) const
        {
            return std::span(all).subspan(begins[node], begins[node + 1] - begins[node]);
        }
    };
    using Ends = std::pair<std::size_t, std::size_t>;
    static Neighbours neighbours(std::size_t nodes, const std::vector<Ends>& edges, bool ofTargets);

    Neighbours m_inputs;
    Neighbours m_users;
};

} // namespace scalescope::graph
