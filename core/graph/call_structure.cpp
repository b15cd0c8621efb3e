// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/call_structure.h"

#include "core/graph/operators.h"

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
    Structures(const Graph& graph, std::vector<CallSpan>& spans) : m_spans(spans), m_operators(graph) {}

    void add(const NodeTable<int>& spanOfNode)
    {
        for (std::size_t place = 0; place < m_operators.all().size(); ++place)
            add(place, spanOfNode.of(m_operators.all()[place]->id));
    }

private:
    void add(std::size_t place, int innermost)
    {
        const Node& node = *m_operators.all()[place];
        for (int i = innermost; i >= 0; i = m_spans[static_cast<std::size_t>(i)].parent) {
            CallSpan& span = m_spans[static_cast<std::size_t>(i)];
            mix(span.structure, relativeTo(span.path, node.module));
            mix(span.structure, node.target);
            mix(span.structure, static_cast<std::uint64_t>(node.outputIndex));
            for (const int source : m_operators.sourcesOf(place))
                mix(span.structure, distance(span, source, place));
        }
    }

    /// How many operators a source is before its reader; 0 for one outside the span and for what is no
    /// operator.
    [[nodiscard]] std::uint64_t distance(const CallSpan& span, int source, std::size_t reader) const
    {
        if (source < 0 || m_operators.all()[static_cast<std::size_t>(source)]->id < span.first)
            return 0;
        return reader - static_cast<std::size_t>(source);
    }

    std::vector<CallSpan>& m_spans;
    const Operators m_operators;
};

} // namespace

void addStructures(const Graph& graph, std::vector<CallSpan>& spans, const NodeTable<int>& spanOfNode)
{
    Structures(graph, spans).add(spanOfNode);
}

} // namespace scalescope::graph
