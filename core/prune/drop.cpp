// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prune/drop.h"

#include <algorithm>
#include <memory>
#include <unordered_map>

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
    explicit Dropper(const Graph& graph) : m_graph(graph) { sortEdges(); }

    Graph run(const DropRule& rule)
    {
        auto edge = m_edges.begin();
        for (const Node& node : m_graph.nodes) {
            const auto first = edge;
            while (edge != m_edges.end() && edge->target == node.id)
                ++edge;
            collectInputs(first, edge);
            if (rule(node, m_inputs)) {
                m_dropped[node.id] = replacementOf(first, edge);
            } else {
                keep(node);
            }
            releaseInputs(first, edge);
        }
        return std::move(m_result);
    }

private:
    using EdgeIterator = std::vector<Edge>::const_iterator;

    /// By target in execution order, then by argument; edges of unknown nodes are left out.
    void sortEdges()
    {
        for (const Node& node : m_graph.nodes)
            m_nodes.emplace(node.id, &node);
        for (const Edge& edge : m_graph.edges)
            if (m_nodes.contains(edge.source) && m_nodes.contains(edge.target)) {
                m_edges.push_back(edge);
                ++m_uses[edge.source];
            }
        std::stable_sort(m_edges.begin(), m_edges.end(), [](const Edge& a, const Edge& b) {
            return a.target != b.target ? a.target < b.target : a.argument < b.argument;
        });
    }

    void collectInputs(EdgeIterator first, EdgeIterator last)
    {
        m_inputs.clear();
        for (auto edge = first; edge != last; ++edge) {
            const auto dropped = m_dropped.find(edge->source);
            if (dropped == m_dropped.end())
                m_inputs.push_back(m_nodes.at(edge->source));
            else if (dropped->second)
                m_inputs.insert(m_inputs.end(), dropped->second->begin(), dropped->second->end());
        }
    }

    /// What the users of a node with m_inputs are connected to instead of it.
    SharedProducers replacementOf(EdgeIterator first, EdgeIterator last)
    {
        Producers result = m_inputs;
        if (std::any_of(result.begin(), result.end(), [](const Node* n) { return n->floating; }))
            std::erase_if(result, [](const Node* n) { return !n->floating; });
        const auto byId = [](const Node* a, const Node* b) { return a->id < b->id; };
        std::sort(result.begin(), result.end(), byId);
        result.erase(std::unique(result.begin(), result.end()), result.end());
        for (auto edge = first; edge != last; ++edge)
            if (const auto found = m_dropped.find(edge->source);
                found != m_dropped.end() && found->second && *found->second == result)
                return found->second;
        return std::make_shared<const Producers>(std::move(result));
    }

    /// A long chain that gathers producers would hold a list in every link: forget each after its last use.
    void releaseInputs(EdgeIterator first, EdgeIterator last)
    {
        for (auto edge = first; edge != last; ++edge)
            if (--m_uses[edge->source] == 0)
                if (const auto found = m_dropped.find(edge->source); found != m_dropped.end())
                    found->second.reset();
    }

    void keep(const Node& node)
    {
        int position = 0;
        for (const Node* input : m_inputs)
            m_result.edges.push_back({input->id, node.id, position++});
        m_result.nodes.push_back(node);
        rewrite(m_result.nodes.back().arguments);
    }

    void rewrite(std::vector<Argument>& arguments)
    {
        for (Argument& argument : arguments) {
            if (auto* list = std::get_if<Argument::List>(&argument.value))
                rewrite(*list);
            else if (const auto* id = std::get_if<NodeId>(&argument.value))
                if (const auto dropped = m_dropped.find(*id); dropped != m_dropped.end())
                    argument.value = valueFor(dropped->second);
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

    const Graph& m_graph;
    std::unordered_map<NodeId, const Node*> m_nodes;
    std::unordered_map<NodeId, int> m_uses;
    std::vector<Edge> m_edges;
    std::unordered_map<NodeId, SharedProducers> m_dropped;
    Producers m_inputs; ///< of the node at hand
    Graph m_result;
};

} // namespace

Graph dropNodes(const Graph& graph, const DropRule& rule)
{
    return Dropper(graph).run(rule);
}

} // namespace scalescope::prune
