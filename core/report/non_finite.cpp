// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/non_finite.h"

#include "core/report/data_flow.h"

#include <algorithm>
#include <limits>

namespace scalescope::report {

namespace {

using graph::Direction;
using graph::Node;

constexpr std::size_t noSource = std::numeric_limits<std::size_t>::max();

bool hasNan(const Node& node, Direction direction)
{
    const graph::Metric* metric = node.metric(direction);
    return metric && metric->statistics.nans > 0;
}

/// Follows NaN and infinities through a graph. Nodes go by their position, sources by their place in the
/// result; `noSource` is no source.
class Spread
{
public:
    explicit Spread(const graph::Graph& graph) : m_nodes(graph.nodes), m_flow(graph) {}

    std::vector<NonFiniteSource> sources()
    {
        followForward();
        followBackward();
        return std::move(m_sources);
    }

    std::unordered_set<graph::NodeId> intended()
    {
        followForward();
        std::unordered_set<graph::NodeId> nodes;
        for (std::size_t i = 0; i < m_nodes.size(); ++i)
            if (isIntended(m_forward[i]))
                nodes.insert(m_nodes[i].id);
        return nodes;
    }

private:
    void followForward()
    {
        m_forward.assign(m_nodes.size(), noSource);
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            if (!isNonFinite(m_nodes[i], Direction::Forward))
                continue;
            const bool nan = hasNan(m_nodes[i], Direction::Forward);
            std::size_t from = noSource;
            std::size_t intended = noSource;
            for (const std::size_t input : m_flow.inputs(i)) {
                const std::size_t source = m_forward[input];
                std::size_t& first = isIntended(source) ? intended : from;
                first = std::min(first, source);
            }
            if (from == noSource && !nan)
                from = intended;
            m_forward[i] = reach(i, Direction::Forward, from);
        }
    }

    void followBackward()
    {
        // The first source among the forward tensors that the backward of each node computes with.
        std::vector<std::size_t> read = m_forward;
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            read[i] = unlessIntended(read[i]);
            for (const std::size_t input : m_flow.inputs(i))
                read[i] = std::min(read[i], unlessIntended(m_forward[input]));
        }
        std::vector<std::size_t> gradients(m_nodes.size(), noSource);
        for (std::size_t i = m_nodes.size(); i-- > 0;) {
            if (!isNonFinite(m_nodes[i], Direction::Backward))
                continue;
            std::size_t from = unlessIntended(m_forward[i]);
            for (const std::size_t user : m_flow.users(i))
                from = std::min({from, read[user], gradients[user]});
            gradients[i] = reach(i, Direction::Backward, from);
        }
    }

    /// Counts a tensor for its source, which is a new one where it has none.
    std::size_t reach(std::size_t node, Direction direction, std::size_t source)
    {
        const bool nan = hasNan(m_nodes[node], direction);
        if (source == noSource) {
            m_sources.push_back({&m_nodes[node],
                                 direction,
                                 0,
                                 0,
                                 {},
                                 nan,
                                 !nan && direction == Direction::Forward && asksForInfinity(m_nodes[node])});
            return m_sources.size() - 1;
        }
        NonFiniteSource& from = m_sources[source];
        from.makesNan = from.makesNan || nan;
        if (m_nodes[node].kind != graph::NodeKind::Output) {
            from.reached.push_back({&m_nodes[node], direction});
            ++(from.direction == direction ? from.reach : from.gradients);
        }
        return source;
    }

    [[nodiscard]] bool isIntended(std::size_t source) const
    {
        return source != noSource && m_sources[source].intended;
    }
    [[nodiscard]] std::size_t unlessIntended(std::size_t source) const
    {
        return isIntended(source) ? noSource : source;
    }

    const std::vector<Node>& m_nodes;
    DataFlow m_flow;
    std::vector<std::size_t> m_forward; ///< the source of each node's tensor
    std::vector<NonFiniteSource> m_sources;
};

} // namespace

bool isNonFinite(const Node& node, Direction direction)
{
    const graph::Metric* metric = node.metric(direction);
    if (!metric)
        return false;
    const graph::Statistics& s = metric->statistics;
    return s.nans + s.posInfs + s.negInfs > 0;
}

std::vector<NonFiniteSource> nonFiniteSources(const graph::Graph& graph)
{
    return Spread(graph).sources();
}

std::unordered_set<graph::NodeId> intendedInfinities(const graph::Graph& graph)
{
    return Spread(graph).intended();
}

} // namespace scalescope::report
