// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prune/drop.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace scalescope::prune {

namespace {

using graph::Argument;
using graph::Edge;
using graph::Graph;
using graph::Node;
using graph::NodeId;

using Producers = std::vector<const Node*>;
/// Shared, because in a chain of dropped nodes all have the same.
using SharedProducers = std::shared_ptr<const Producers>;

/// One pass over a graph in execution order.
class Dropper
{
public:
    explicit Dropper(Graph graph) : m_graph(std::move(graph))
    {
        const std::size_t size = m_graph.nodes.size();
        m_replacements.resize(size);
        m_uses.resize(size);
        for (const Node& node : m_graph.nodes)
            m_nodes.push_back(&node);
        m_result.nodes.reserve(size); // m_nodes points into it
        m_result.edges.reserve(m_graph.edges.size());
        sortEdges();
    }

    Graph run(const DropRule& rule)
    {
        auto last = m_edges.cbegin();
        for (std::size_t position = 0; position < m_graph.nodes.size(); ++position) {
            const auto first = last;
            while (last != m_edges.cend() && last->target == position)
                ++last;
            collectInputs(first, last);
            if (rule(*m_nodes[position], m_inputs)) {
                m_replacements[position] = replacementOf(first, last);
                m_nodes[position] = nullptr;
            } else {
                keep(position);
            }
            releaseInputs(first, last);
        }
        return std::move(m_result);
    }

private:
    /// An edge between positions in the graph.
    struct Use
    {
        std::size_t source;
        std::size_t target;
        int argument;
    };
    using UseIterator = std::vector<Use>::const_iterator;

    [[nodiscard]] std::optional<std::size_t> positionOf(NodeId id) const
    {
        const auto& nodes = m_graph.nodes;
        if (id >= 0 && static_cast<std::size_t>(id) < nodes.size() &&
            nodes[static_cast<std::size_t>(id)].id == id)
            return static_cast<std::size_t>(id); // nothing was dropped before it
        const auto found = std::lower_bound(nodes.begin(), nodes.end(), id,
                                            [](const Node& node, NodeId wanted) { return node.id < wanted; });
        if (found == nodes.end() || found->id != id)
            return std::nullopt;
        return static_cast<std::size_t>(found - nodes.begin());
    }

    /// By target in execution order, then by argument; edges of unknown nodes are left out.
    void sortEdges()
    {
        m_edges.reserve(m_graph.edges.size());
        for (const Edge& edge : m_graph.edges) {
            const auto source = positionOf(edge.source);
            const auto target = positionOf(edge.target);
            if (!source || !target)
                continue;
            m_edges.push_back({*source, *target, edge.argument});
            ++m_uses[*source];
        }
        const auto before = [](const Use& a, const Use& b) {
            return a.target != b.target ? a.target < b.target : a.argument < b.argument;
        };
        if (!std::is_sorted(m_edges.begin(), m_edges.end(), before))
            std::stable_sort(m_edges.begin(), m_edges.end(), before);
    }

    void collectInputs(UseIterator first, UseIterator last)
    {
        m_inputs.clear();
        for (auto use = first; use != last; ++use) {
            if (m_nodes[use->source])
                m_inputs.push_back(m_nodes[use->source]);
            else if (const SharedProducers& producers = m_replacements[use->source])
                m_inputs.insert(m_inputs.end(), producers->begin(), producers->end());
        }
    }

    /// What the users of a node with m_inputs are connected to instead of it.
    SharedProducers replacementOf(UseIterator first, UseIterator last)
    {
        Producers result = m_inputs;
        if (std::any_of(result.begin(), result.end(), [](const Node* n) { return n->floating; }))
            std::erase_if(result, [](const Node* n) { return !n->floating; });
        std::sort(result.begin(), result.end(), [](const Node* a, const Node* b) { return a->id < b->id; });
        result.erase(std::unique(result.begin(), result.end()), result.end());
        for (auto use = first; use != last; ++use)
            if (const SharedProducers& known = m_replacements[use->source]; known && *known == result)
                return known;
        return std::make_shared<const Producers>(std::move(result));
    }

    /// A long chain that gathers producers would hold a list in every link: forget each after its last use.
    void releaseInputs(UseIterator first, UseIterator last)
    {
        for (auto use = first; use != last; ++use)
            if (--m_uses[use->source] == 0)
                m_replacements[use->source].reset();
    }

    void keep(std::size_t position)
    {
        Node& node = m_graph.nodes[position];
        int argument = 0;
        for (const Node* input : m_inputs)
            m_result.edges.push_back({input->id, node.id, argument++});
        rewrite(node.arguments);
        m_result.nodes.push_back(std::move(node));
        m_nodes[position] = &m_result.nodes.back();
    }

    void rewrite(std::vector<Argument>& arguments)
    {
        for (Argument& argument : arguments) {
            if (auto* list = std::get_if<Argument::List>(&argument.value))
                rewrite(*list);
            else if (const auto* id = std::get_if<NodeId>(&argument.value))
                if (const auto position = positionOf(*id); position && !m_nodes[*position])
                    argument.value = valueFor(m_replacements[*position]);
        }
    }

    static decltype(Argument::value) valueFor(const SharedProducers& producers)
    {
        if (!producers || producers->empty())
            return std::string("None");
        if (producers->size() == 1)
            return producers->front()->id;
        Argument::List list;
        for (const Node* producer : *producers)
            list.push_back({"", producer->id});
        return list;
    }

    Graph m_graph;
    std::vector<const Node*> m_nodes;            ///< by position; null where it was dropped
    std::vector<SharedProducers> m_replacements; ///< of dropped nodes, until their last use
    std::vector<int> m_uses;                     ///< that are still to come
    std::vector<Use> m_edges;
    Producers m_inputs; ///< of the node at hand
    Graph m_result;
};

} // namespace

Graph dropNodes(Graph graph, const DropRule& rule)
{
    return Dropper(std::move(graph)).run(rule);
}

} // namespace scalescope::prune
