// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/call_structure.h"

#include <algorithm>
#include <functional>
#include <string_view>

namespace scalescope::graph {

namespace {

void mix(std::uint64_t& hash, std::uint64_t value)
{
    hash = (hash ^ value) * 0x100000001b3; // FNV-1a, by words
    hash ^= hash >> 29;
}

void mix(std::uint64_t& hash, std::string_view text)
{
    mix(hash, std::hash<std::string_view>{}(text));
}

/// "attention.q" of "layers.0.attention.q" in "layers.0"; all of a path that lies elsewhere.
std::string_view relativeTo(const std::string& base, const std::string& path)
{
    if (!path.starts_with(base))
        return path;
    return std::string_view(path).substr(std::min(path.size(), base.size() + 1));
}

class Structures
{
public:
    Structures(const Graph& graph, std::vector<CallSpan>& spans) : m_spans(spans)
    {
        for (const Node& node : graph.nodes) {
            if (node.kind == NodeKind::Op)
                m_place.emplace(node.id, static_cast<std::int64_t>(m_place.size()));
        }
        for (const Edge& edge : graph.edges) {
            if (m_place.contains(edge.target))
                m_sources[edge.target].push_back(edge.source);
        }
    }

    void add(const Node& node, int innermost)
    {
        for (int i = innermost; i >= 0; i = m_spans[static_cast<std::size_t>(i)].parent) {
            CallSpan& span = m_spans[static_cast<std::size_t>(i)];
            mix(span.structure, relativeTo(span.path, node.module));
            mix(span.structure, node.target);
            mix(span.structure, static_cast<std::uint64_t>(node.outputIndex));
            const auto sources = m_sources.find(node.id);
            if (sources == m_sources.end())
                continue;
            for (const NodeId source : sources->second)
                mix(span.structure, distance(span, source, node.id));
        }
    }

private:
    /// How many operators a source is before its reader; 0 for one outside the span and for what is no
    /// operator.
    [[nodiscard]] std::uint64_t distance(const CallSpan& span, NodeId source, NodeId target) const
    {
        const auto from = m_place.find(source);
        if (from == m_place.end() || source < span.first)
            return 0;
        return static_cast<std::uint64_t>(m_place.at(target) - from->second);
    }

    std::vector<CallSpan>& m_spans;
    std::unordered_map<NodeId, std::int64_t> m_place; ///< among the operators
    std::unordered_map<NodeId, std::vector<NodeId>> m_sources;
};

} // namespace

void addStructures(const Graph& graph, std::vector<CallSpan>& spans,
                   const std::unordered_map<NodeId, int>& spanOfNode)
{
    Structures structures(graph, spans);
    for (const Node& node : graph.nodes) {
        const auto span = spanOfNode.find(node.id);
        if (node.kind == NodeKind::Op && span != spanOfNode.end())
            structures.add(node, span->second);
    }
}

} // namespace scalescope::graph
