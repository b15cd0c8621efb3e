// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/fold.h"

#include "widgets/graphview/module_tree.h"

#include <algorithm>
#include <ranges>
#include <set>

namespace scalescope::widgets {

namespace {

/// Below this many cards a picture says next to nothing, and up to this many one is still readable.
constexpr std::size_t tooFewCards = 6;
constexpr std::size_t readableCards = 1500;

bool isStored(const graph::Node& node)
{
    return node.kind == graph::NodeKind::Parameter || node.kind == graph::NodeKind::Buffer ||
           node.kind == graph::NodeKind::Constant;
}

class Folder
{
public:
    Folder(const graph::Graph& graph, const std::vector<graph::ModuleCall>& calls, const FoldState& state,
           const FoldOptions& options)
        : m_graph(graph), m_calls(calls), m_tree(graph, calls), m_state(state), m_options(options)
    {
        for (std::size_t i = 0; i < m_tree.modules().size(); ++i)
            m_open.push_back(isOpen(static_cast<int>(i)));
        m_clusterOf.assign(m_open.size(), -1);
        m_stackOf.assign(m_open.size(), -1);
    }

    ViewGraph fold()
    {
        for (const graph::Node& node : m_graph.nodes) {
            if (m_options.storedTensors || !isStored(node))
                addNode(node);
        }
        for (ViewCard& card : m_view.cards) {
            if (card.isStack())
                card.node = lastReturned(card);
        }
        addEdges();
        return std::move(m_view);
    }

private:
    /// Open and inside open ones only.
    [[nodiscard]] bool isOpen(int index) const
    {
        const ModuleTree::Module& module = m_tree.modules()[static_cast<std::size_t>(index)];
        return (module.parent < 0 || m_open[static_cast<std::size_t>(module.parent)]) &&
               m_state.isOpen(module.path, module.depth);
    }

    void addNode(const graph::Node& node)
    {
        const int module = m_tree.moduleOf(node.module);
        const int folded = outermostFolded(module);
        if (folded >= 0) {
            addToStack(folded, node);
            return;
        }
        ViewCard card;
        card.node = node.id;
        card.title = m_tree.isAlone(node) ? shortModuleName(node.module) : node.name;
        card.cluster = cluster(module);
        card.members = {node.id};
        add(std::move(card));
    }

    void add(ViewCard card)
    {
        m_view.cardOfNode[card.members.front()] = static_cast<int>(m_view.cards.size());
        m_view.cards.push_back(std::move(card));
    }

    void addToStack(int folded, const graph::Node& node)
    {
        int& stack = m_stackOf[static_cast<std::size_t>(folded)];
        if (stack >= 0) {
            m_view.cards[static_cast<std::size_t>(stack)].members.push_back(node.id);
            m_view.cardOfNode[node.id] = stack;
            return;
        }
        const ModuleTree::Module& module = m_tree.modules()[static_cast<std::size_t>(folded)];
        stack = static_cast<int>(m_view.cards.size());
        ViewCard card;
        card.foldedModule = module.path;
        card.title = shortModuleName(module.path);
        card.cluster = cluster(module.parent);
        card.members = {node.id};
        add(std::move(card));
    }

    [[nodiscard]] int outermostFolded(int module) const
    {
        int folded = -1;
        for (; module >= 0; module = m_tree.modules()[static_cast<std::size_t>(module)].parent) {
            if (!m_open[static_cast<std::size_t>(module)])
                folded = module;
        }
        return folded;
    }

    /// The frame of an open module, made where it is needed for the first time.
    int cluster(int index)
    {
        if (index < 0)
            return -1;
        if (m_clusterOf[static_cast<std::size_t>(index)] >= 0)
            return m_clusterOf[static_cast<std::size_t>(index)];
        const ModuleTree::Module& module = m_tree.modules()[static_cast<std::size_t>(index)];
        ViewModule frame;
        frame.parent = cluster(module.parent);
        frame.path = module.path;
        frame.type = module.type;
        const std::size_t prefix =
            module.parent < 0 ? 0 : m_tree.modules()[static_cast<std::size_t>(module.parent)].path.size() + 1;
        frame.title = module.path.substr(prefix);
        m_clusterOf[static_cast<std::size_t>(index)] = static_cast<int>(m_view.modules.size());
        m_view.modules.push_back(std::move(frame));
        return m_clusterOf[static_cast<std::size_t>(index)];
    }

    [[nodiscard]] graph::NodeId lastReturned(const ViewCard& card) const
    {
        for (const graph::ModuleCall& call : std::views::reverse(m_calls)) {
            if (call.path != card.foldedModule)
                continue;
            const graph::Node* node = graph::mainOutput(m_graph, call);
            if (node && std::binary_search(card.members.begin(), card.members.end(), node->id))
                return node->id;
        }
        return card.members.back();
    }

    void addEdges()
    {
        std::map<std::pair<int, int>, std::size_t> seen;
        for (const graph::Edge& edge : m_graph.edges) {
            const int source = m_view.cardOf(edge.source);
            const int target = m_view.cardOf(edge.target);
            if (source < 0 || target < 0 || source == target)
                continue;
            const auto [place, isNew] = seen.emplace(std::pair(source, target), m_view.edges.size());
            if (isNew)
                m_view.edges.push_back({source, target, 1});
            else
                ++m_view.edges[place->second].count;
        }
    }

    const graph::Graph& m_graph;
    const std::vector<graph::ModuleCall>& m_calls;
    ModuleTree m_tree;
    const FoldState& m_state;
    const FoldOptions& m_options;
    std::vector<bool> m_open;
    std::vector<int> m_clusterOf; ///< of each module of the tree, -1 where it has no frame yet
    std::vector<int> m_stackOf;   ///< likewise its stack of cards
    ViewGraph m_view;
};

std::size_t cardsAtDepth(const graph::Graph& graph, const ModuleTree& tree, int depth)
{
    std::set<int> stacks;
    std::size_t cards = 0;
    for (const graph::Node& node : graph.nodes) {
        if (isStored(node))
            continue;
        int module = tree.moduleOf(node.module);
        while (module >= 0 && tree.modules()[static_cast<std::size_t>(module)].depth > depth)
            module = tree.modules()[static_cast<std::size_t>(module)].parent;
        if (module >= 0 && tree.modules()[static_cast<std::size_t>(module)].depth == depth)
            stacks.insert(module);
        else
            ++cards;
    }
    return cards + stacks.size();
}

} // namespace

bool FoldState::isOpen(const std::string& path, int depthOfModule) const
{
    const auto hand = byHand.find(path);
    return hand != byHand.end() ? hand->second : depthOfModule < depth;
}

int ViewGraph::cardOf(graph::NodeId node) const
{
    const auto card = cardOfNode.find(node);
    return card != cardOfNode.end() ? card->second : -1;
}

ViewGraph fold(const graph::Graph& graph, const std::vector<graph::ModuleCall>& calls, const FoldState& state,
               const FoldOptions& options)
{
    return Folder(graph, calls, state, options).fold();
}

int automaticDepth(const graph::Graph& graph, const std::vector<graph::ModuleCall>& calls,
                   std::size_t mostCards)
{
    const ModuleTree tree(graph, calls);
    const int deepest = tree.deepest();
    int depth = 0;
    while (depth <= deepest && cardsAtDepth(graph, tree, depth + 1) <= mostCards)
        ++depth;
    if (depth > deepest)
        return FoldState::allOpen;
    const bool saysLittle = cardsAtDepth(graph, tree, depth) < tooFewCards;
    return saysLittle && cardsAtDepth(graph, tree, depth + 1) <= readableCards ? depth + 1 : depth;
}

std::string shortModuleName(const std::string& path)
{
    std::size_t start = path.rfind('.');
    const auto isNumber = [](const std::string& text) {
        return !text.empty() &&
               std::all_of(text.begin(), text.end(), [](unsigned char c) { return c >= '0' && c <= '9'; });
    };
    std::size_t end = path.size();
    while (start != std::string::npos && isNumber(path.substr(start + 1, end - start - 1))) {
        end = start;
        start = start == 0 ? std::string::npos : path.rfind('.', start - 1);
    }
    return start == std::string::npos ? path : path.substr(start + 1);
}

} // namespace scalescope::widgets
