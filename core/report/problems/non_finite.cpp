// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/non_finite.h"

#include "core/graph/data_flow.h"
#include "core/graph/masks.h"
#include "core/graph/operator_names.h"

#include <algorithm>
#include <limits>
#include <set>
#include <string>
#include <unordered_map>

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

/// Operators whose derivative is infinite, or no number, somewhere: of several that read a tensor, one of
/// these made its gradient so.
bool hasSingularDerivative(const Node& node)
{
    static const std::set<std::string> names{
        "sqrt",        "rsqrt",      "pow",       "log",  "log2",
        "log10",       "log1p",      "acos",      "asin", "acosh",
        "atanh",       "div",        "atan2",     "norm", "linalg_vector_norm",
        "linalg_eigh", "std",        "prod",      "svd",  "cdist",
        "float_power", "reciprocal", "linalg_svd"};
    return names.contains(graph::plainName(node.target));
}

/// Whether both are results of one call of an operator, as of eigh's.
bool areOfOneCall(const Node& a, const Node& b)
{
    return a.id - a.outputIndex == b.id - b.outputIndex && a.target == b.target;
}

/// Follows NaN and infinities through a graph. Nodes go by their position, sources by their place in the
/// result; `noSource` is no source.
class Spread
{
public:
    explicit Spread(const graph::Graph& graph) : m_graph(graph), m_nodes(graph.nodes), m_flow(graph) {}

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
        const Node* maker = source == noSource && direction == Direction::Backward ? makerOf(node) : nullptr;
        if (maker != nullptr) // which may have made the gradients of several
            source = m_sourceOfMaker.try_emplace(maker, noSource).first->second;
        if (source == noSource) {
            NonFiniteSource& made = m_sources.emplace_back();
            made.node = &m_nodes[node];
            made.direction = direction;
            made.makesNan = nan;
            if (direction == Direction::Backward) {
                made.maker = maker;
                made.overflows = !nan && maker != nullptr && !hasSingularDerivative(*maker);
            } else if (!nan) {
                made.intended =
                    graph::namesInfinity(m_nodes[node].arguments) || graph::isMask(m_graph, m_flow, node);
                made.overflows = !made.intended && overflows(node);
            }
            if (maker != nullptr) {
                made.reached.push_back({made.node->id, direction});
                m_sourceOfMaker[maker] = m_sources.size() - 1;
            }
            return m_sources.size() - 1;
        }
        NonFiniteSource& from = m_sources[source];
        from.makesNan = from.makesNan || nan;
        if (m_nodes[node].kind != graph::NodeKind::Output) {
            from.reached.push_back({m_nodes[node].id, direction});
            ++(from.direction == direction ? from.reach : from.gradients);
        }
        return source;
    }

    /// Of an operator whose result holds infinities, and what it reads none.
    [[nodiscard]] bool overflows(std::size_t node) const
    {
        const auto hasZeros = [this](std::size_t input) {
            const graph::Metric* metric = m_nodes[input].metric(Direction::Forward);
            return metric != nullptr && metric->statistics.zeros > 0;
        };
        return m_nodes[node].kind == graph::NodeKind::Op &&
               !(hasSingularDerivative(m_nodes[node]) && std::ranges::any_of(m_flow.inputs(node), hasZeros));
    }

    /// The operator whose backward made a gradient that no other one that is not finite went into.
    [[nodiscard]] const Node* makerOf(std::size_t node) const
    {
        std::vector<const Node*> readers;
        for (const std::size_t user : m_flow.users(node)) {
            const Node& reader = m_nodes[user];
            const bool isNumeric = reader.floating || reader.dtype.starts_with("complex");
            const bool isNew = std::ranges::none_of(
                readers, [&](const Node* other) { return areOfOneCall(*other, reader); });
            if (reader.kind == graph::NodeKind::Op && isNumeric && reader.requiresGrad && isNew)
                readers.push_back(&reader);
        }
        if (readers.size() > 1)
            std::erase_if(readers, [](const Node* reader) { return !hasSingularDerivative(*reader); });
        return readers.size() == 1 ? readers.front() : nullptr;
    }

    [[nodiscard]] bool isIntended(std::size_t source) const
    {
        return source != noSource && m_sources[source].intended;
    }
    [[nodiscard]] std::size_t unlessIntended(std::size_t source) const
    {
        return isIntended(source) ? noSource : source;
    }

    const graph::Graph& m_graph;
    const std::vector<Node>& m_nodes;
    graph::DataFlow m_flow;
    std::vector<std::size_t> m_forward; ///< the source of each node's tensor
    std::vector<NonFiniteSource> m_sources;
    std::unordered_map<const Node*, std::size_t> m_sourceOfMaker;
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
