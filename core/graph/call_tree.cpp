// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/call_tree.h"

#include "core/graph/call_chains.h"
#include "core/graph/operators.h"
#include "core/graph/stored.h"

#include <algorithm>
#include <functional>
#include <optional>
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

/// Fills in CallSpan::structure: of the operators of each span, in order, with the names of their modules
/// relative to the span's, and with the operators that each reads, counted back inside the span.
void addStructures(const Graph& graph, std::vector<CallSpan>& spans, const NodeTable<int>& spanOfNode)
{
    Structures(graph, spans).add(spanOfNode);
}

using Chain = CallChains::Chain;

/// Whether two operators are the same step of a module's code.
bool isSameStep(const Node& a, const Node& b)
{
    return a.module == b.module && a.target == b.target && a.location == b.location;
}

/// Walks through the operators, with the spans that are open at each.
class Walk
{
public:
    Walk(const Graph& graph, const std::vector<ModuleCall>& calls)
        : spanOfNode(NodePlaces(graph), -1),
          m_graph(graph),
          m_chains(graph, calls),
          m_wanted(m_chains.takeChainOfNode()),
          m_counts(m_chains.modules(), 0)
    {
    }

    void go()
    {
        for (std::size_t i = 0; i < m_graph.nodes.size(); ++i) {
            if (m_graph.nodes[i].kind != NodeKind::Op)
                continue;
            if (m_chains.isOperator(i))
                keepLastSteps(i);
            else
                m_wanted[i] = chainOfWrite(i);
            enter(wanted(i), m_graph.nodes[i]);
            if (!m_open.empty())
                spanOfNode.set(m_graph.nodes[i].id, m_open.back().span);
        }
        leaveTo(0);
        for (std::size_t i = 0; i < spans.size(); ++i)
            spans[i].count = m_counts[m_moduleOfSpan[i]];
    }

    std::vector<CallSpan> spans;
    NodeTable<int> spanOfNode;

private:
    struct Open
    {
        int call = 0;
        int span = 0;
        std::size_t firstNode = 0; ///< by place in the graph
    };

    [[nodiscard]] Chain wanted(std::size_t index) const { return m_chains.chain(m_wanted[index]); }

    CallSpan& at(const Open& open) { return spans[static_cast<std::size_t>(open.span)]; }

    [[nodiscard]] std::size_t openOf(Chain chain) const
    {
        std::size_t level = 0;
        while (level < chain.size() && level < m_open.size() && chain[level] == m_open[level].call)
            ++level;
        return level;
    }

    void leaveTo(std::size_t level)
    {
        for (; m_open.size() > level; m_open.pop_back()) {
            if (m_open.size() > 1)
                at(m_open[m_open.size() - 2]).last = at(m_open.back()).last;
        }
    }

    void enter(Chain chain, const Node& node)
    {
        leaveTo(openOf(chain));
        while (m_open.size() < chain.size()) {
            const int call = chain[m_open.size()];
            m_moduleOfSpan.push_back(static_cast<std::size_t>(m_chains.moduleOf(call)));
            CallSpan span;
            span.path = m_chains.path(call);
            span.type = m_chains.type(call);
            span.parent = m_open.empty() ? -1 : m_open.back().span;
            span.call = std::max(call, -1);
            span.number = m_counts[m_moduleOfSpan.back()]++;
            span.first = node.id;
            m_open.push_back({call, static_cast<int>(spans.size()), place(node)});
            spans.push_back(std::move(span));
        }
        if (!m_open.empty())
            at(m_open.back()).last = node.id;
    }

    [[nodiscard]] std::size_t place(const Node& node) const
    {
        return static_cast<std::size_t>(&node - m_graph.nodes.data());
    }

    /// Memory that was written becomes a node where it is read: by the call that wrote while that goes on,
    /// else by whoever comes next.
    [[nodiscard]] int chainOfWrite(std::size_t index)
    {
        std::vector<int> open;
        for (const Open& call : m_open)
            open.push_back(call.call);
        if (!m_open.empty() && m_chains.path(m_open.back().call) == m_graph.nodes[index].module)
            return m_chains.add(open);
        for (std::size_t next = index + 1; next < m_graph.nodes.size(); ++next) {
            if (m_chains.isOperator(next))
                return m_wanted[next];
        }
        return m_chains.add(open);
    }

    /// Where an operator seems to begin the next call of a module, looks whether this one still goes on, and
    /// gives it the operators up to where the next one really begins.
    void keepLastSteps(std::size_t index)
    {
        const Chain chain = wanted(index);
        const std::size_t level = openOf(chain);
        if (level >= m_open.size() || level + 1 != chain.size() ||
            m_chains.moduleOf(m_open[level].call) != m_chains.moduleOf(chain[level]))
            return;
        const auto end = endOfLastSteps(index, level);
        if (!end)
            return;
        const int next = chain[level];
        std::vector<int> kept(chain.begin(), chain.end());
        kept[level] = m_open[level].call;
        const int number = m_chains.add(kept); // `chain` is no longer valid
        for (std::size_t i = index; i < *end; ++i) {
            if (isOwnStep(i, next, level))
                m_wanted[i] = number;
        }
    }

    [[nodiscard]] bool isOwnStep(std::size_t index, int call, std::size_t level) const
    {
        return wanted(index).size() == level + 1 && wanted(index)[level] == call;
    }

    /// Nothing where the next call begins at once, as far as can be told.
    [[nodiscard]] std::optional<std::size_t> endOfLastSteps(std::size_t index, std::size_t level) const
    {
        const int next = wanted(index)[level];
        const Node& firstStep = m_graph.nodes[m_open[level].firstNode];
        for (std::size_t i = index; i < m_graph.nodes.size(); ++i) {
            const Node& node = m_graph.nodes[i];
            if (node.kind == NodeKind::Output)
                return i;
            if (!m_chains.isOperator(i))
                continue;
            const bool isInNext = wanted(i).size() > level && wanted(i)[level] == next;
            if (!isInNext || isSameStep(node, firstStep))
                return i > index ? std::optional(i) : std::nullopt;
            if (!isOwnStep(i, next, level) || node.id >= m_chains.lastKnown(next))
                return std::nullopt;
        }
        return m_graph.nodes.size();
    }

    const Graph& m_graph;
    CallChains m_chains;
    std::vector<int> m_wanted; ///< which chain of calls each operator is put into
    std::vector<Open> m_open;
    std::vector<std::size_t> m_moduleOfSpan;
    std::vector<int> m_counts; ///< of each module, its spans so far
};

} // namespace

CallTree::CallTree(const Graph& graph, const std::vector<ModuleCall>& calls)
{
    Walk walk(graph, calls);
    walk.go();
    m_spans = std::move(walk.spans);
    m_spanOfNode = std::move(walk.spanOfNode);
    const NodeTable<NodeId> readers = firstReaders(graph);
    for (const Node& node : graph.nodes) {
        if (isStored(node))
            m_spanOfNode.set(node.id, of(readers.of(node.id)));
    }
    addStructures(graph, m_spans, m_spanOfNode);
}

int CallTree::of(NodeId node) const
{
    return m_spanOfNode.of(node);
}

} // namespace scalescope::graph
