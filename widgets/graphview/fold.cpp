// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/fold.h"

#include "core/graph/stored.h"
#include "core/sheet/fold_titles.h"

#include <algorithm>
#include <compare>
#include <numeric>
#include <set>
#include <span>
#include <vector>

namespace scalescope::widgets {

namespace {

/// What of a tree is open, and what stands for what is not.
class OpenFolds
{
public:
    OpenFolds(const sheet::FoldTree& tree, const FoldState& state);

    /// A card that stands for a fold, or for some of the units of repeats.
    struct Stack
    {
        int fold = -1; ///< -1: none, the node has a card of its own
        int first = 0; ///< of repeats the first unit, and the one after the last
        int end = 0;
        auto operator<=>(const Stack&) const = default;
    };

    /// What hides a node of this fold.
    [[nodiscard]] Stack stackOf(int fold) const;
    /// The innermost fold at or around this one that has a frame; -1 where there is none.
    [[nodiscard]] int frameOf(int fold) const;

private:
    /// Whether the unit of folded repeats is drawn by itself.
    [[nodiscard]] bool isTakenOut(int unit) const { return m_isTakenOut[static_cast<std::size_t>(unit)]; }
    [[nodiscard]] Stack runAround(int unit) const;

    const sheet::FoldTree& m_tree;
    std::vector<bool> m_isOpen;
    std::vector<bool> m_isTakenOut;
    std::vector<Stack> m_stacks; ///< of each fold
};

OpenFolds::OpenFolds(const sheet::FoldTree& tree, const FoldState& state) : m_tree(tree)
{
    for (const sheet::Fold& fold : tree.folds()) {
        m_isOpen.push_back(state.isOpen(fold));
        m_isTakenOut.push_back(fold.unit >= 0 && !m_isOpen[static_cast<std::size_t>(fold.parent)] &&
                               !fold.isAlone && state.isOpenedByHand(fold));
    }
    for (std::size_t i = 0; i < tree.folds().size(); ++i) {
        const int fold = static_cast<int>(i);
        const int parent = tree.at(fold).parent;
        Stack stack = parent < 0 ? Stack{} : m_stacks[static_cast<std::size_t>(parent)];
        if (stack.fold >= 0 && stack.fold == parent && tree.at(parent).isRepeats())
            stack = isTakenOut(fold) ? Stack{} : runAround(fold);
        if (stack.fold < 0 && !m_isOpen[i])
            stack = {fold, 0, static_cast<int>(tree.at(fold).units.size())};
        m_stacks.push_back(stack);
    }
}

/// The units beside one of folded repeats up to those that are taken out. One that is left alone stands for
/// itself.
OpenFolds::Stack OpenFolds::runAround(int unit) const
{
    const int repeats = m_tree.at(unit).parent;
    const std::vector<int>& units = m_tree.at(repeats).units;
    const auto isIn = [&](int place) { return !isTakenOut(units[static_cast<std::size_t>(place)]); };
    const int first = m_tree.at(unit).unit;
    if (first > 0 && isIn(first - 1))
        return m_stacks[static_cast<std::size_t>(units[static_cast<std::size_t>(first) - 1])];
    int end = first + 1;
    while (end < static_cast<int>(units.size()) && isIn(end))
        ++end;
    if (end - first > 1)
        return {repeats, first, end};
    return m_tree.at(unit).isAlone ? Stack{} : Stack{unit, 0, 0};
}

OpenFolds::Stack OpenFolds::stackOf(int fold) const
{
    return fold < 0 ? Stack{} : m_stacks[static_cast<std::size_t>(fold)];
}

int OpenFolds::frameOf(int fold) const
{
    while (fold >= 0 && (m_tree.at(fold).isAlone || !m_isOpen[static_cast<std::size_t>(fold)]))
        fold = m_tree.at(fold).parent;
    return fold;
}

/// Below this many cards a picture says next to nothing, and up to this many one is still readable.
constexpr std::size_t tooFewCards = 6;
constexpr std::size_t readableCards = 1500;

class Folder
{
public:
    Folder(const graph::Graph& graph, const sheet::FoldTree& tree, const FoldState& state,
           const FoldOptions& options)
        : m_graph(graph),
          m_tree(tree),
          m_open(tree, state),
          m_options(options),
          m_frameOf(tree.folds().size(), -1)
    {
        m_view.cardOfNode = {graph::NodePlaces(graph), -1};
    }

    ViewGraph fold()
    {
        for (const graph::Node& node : m_graph.nodes) {
            if (m_options.storedTensors || !graph::isStored(node))
                addNode(node);
        }
        order();
        addEdges();
        return std::move(m_view);
    }

private:
    void addNode(const graph::Node& node)
    {
        const int fold = m_tree.of(node.id);
        if (const OpenFolds::Stack stack = m_open.stackOf(fold); stack.fold >= 0) {
            addToStack(stack, node);
            return;
        }
        ViewCard card;
        card.node = node.id;
        card.title = m_tree.aloneTitle(node);
        card.saysCall = card.title.find('#') != std::string::npos;
        if (card.title.empty())
            card.title = node.name;
        card.cluster = frame(m_open.frameOf(fold));
        m_begins.push_back(node.id);
        m_view.cards.push_back(std::move(card));
    }

    void addToStack(const OpenFolds::Stack& stack, const graph::Node& node)
    {
        std::shared_ptr<ViewCard::Stack>& stands = m_stacks[stack];
        if (stands) {
            stands->members.push_back(node.id);
            return;
        }
        stands = std::make_shared<ViewCard::Stack>();
        stands->members.push_back(node.id);
        stands->fold = m_tree.at(stack.fold);
        if (stands->fold.isRepeats()) {
            const auto units = std::span(stands->fold.units)
                                   .subspan(static_cast<std::size_t>(stack.first),
                                            static_cast<std::size_t>(stack.end - stack.first));
            for (const int unit : units)
                stands->repeats.push_back(m_tree.at(unit));
            sheet::describeRepeats(stands->fold, stands->repeats.front(), stands->repeats.back());
        }
        ViewCard card;
        card.title = stands->fold.title;
        card.node = stands->fold.result;
        card.cluster = frame(m_open.frameOf(stands->fold.parent));
        card.stack = stands;
        m_begins.push_back(stands->fold.first);
        m_view.cards.push_back(std::move(card));
    }

    /// The frame of an open fold, made where it is needed for the first time.
    int frame(int fold)
    {
        if (fold < 0 || m_frameOf[static_cast<std::size_t>(fold)] >= 0)
            return fold < 0 ? -1 : m_frameOf[static_cast<std::size_t>(fold)];
        const sheet::Fold& shown = m_tree.at(fold);
        ViewModule made;
        made.parent = frame(m_open.frameOf(shown.parent));
        made.key = shown.key;
        made.title = shown.title;
        made.type = shown.type;
        made.kind = shown.kind;
        m_frameOf[static_cast<std::size_t>(fold)] = static_cast<int>(m_view.modules.size());
        m_view.modules.push_back(std::move(made));
        return m_frameOf[static_cast<std::size_t>(fold)];
    }

    /// A stack comes where its operators begin, whatever of it was stored before.
    void order()
    {
        if (std::ranges::is_sorted(m_begins))
            m_view.cards.shrink_to_fit();
        else
            sortCards();
        for (std::size_t card = 0; card < m_view.cards.size(); ++card) {
            for (const graph::NodeId node : m_view.cards[card].members())
                m_view.cardOfNode.set(node, static_cast<int>(card));
        }
    }

    void sortCards()
    {
        std::vector<std::size_t> places(m_view.cards.size());
        std::iota(places.begin(), places.end(), std::size_t{0});
        std::ranges::stable_sort(places, {}, [&](std::size_t place) { return m_begins[place]; });
        std::vector<ViewCard> cards;
        cards.reserve(places.size());
        for (const std::size_t place : places)
            cards.push_back(std::move(m_view.cards[place]));
        m_view.cards = std::move(cards);
    }

    struct Between
    {
        std::pair<int, int> cards;
        std::size_t place; ///< among all
        int count = 1;
    };

    void addEdges()
    {
        std::vector<Between> all;
        all.reserve(m_graph.edges.size());
        for (const graph::Edge& edge : m_graph.edges) {
            const int source = m_view.cardOf(edge.source);
            const int target = m_view.cardOf(edge.target);
            if (source >= 0 && target >= 0 && source != target)
                all.push_back({{source, target}, all.size()});
        }
        const std::vector<Between> edges = merged(std::move(all));
        m_view.edges.reserve(edges.size());
        for (const Between& edge : edges)
            m_view.edges.push_back({edge.cards.first, edge.cards.second, edge.count});
    }

    /// One for a pair of cards, where the first edge between them is.
    [[nodiscard]] std::vector<Between> merged(std::vector<Between> all) const
    {
        const auto target = [](const Between& edge) { return edge.cards.second; };
        if (!std::ranges::is_sorted(all, {}, target))
            std::ranges::stable_sort(all, {}, target);
        std::vector<Between> edges;
        edges.reserve(all.size());
        std::vector<std::size_t> lastFrom(m_view.cards.size(), 0); // of each card, its last one in `edges`
        for (const Between& edge : all) {
            std::size_t& last = lastFrom[static_cast<std::size_t>(edge.cards.first)];
            if (last < edges.size() && edges[last].cards == edge.cards) {
                ++edges[last].count;
                continue;
            }
            last = edges.size();
            edges.push_back(edge);
        }
        if (!std::ranges::is_sorted(edges, {}, &Between::place))
            std::ranges::sort(edges, {}, &Between::place);
        return edges;
    }

    const graph::Graph& m_graph;
    const sheet::FoldTree& m_tree;
    const OpenFolds m_open;
    const FoldOptions& m_options;
    std::vector<int> m_frameOf; ///< of each fold, -1 where it has no frame yet
    std::map<OpenFolds::Stack, std::shared_ptr<ViewCard::Stack>> m_stacks;
    std::vector<graph::NodeId> m_begins; ///< of each card, its first operator
    ViewGraph m_view;
};

std::size_t cardsOf(const graph::Graph& graph, const sheet::FoldTree& tree, const FoldState& state)
{
    const OpenFolds open(tree, state);
    std::set<OpenFolds::Stack> stacks;
    std::size_t cards = 0;
    for (const graph::Node& node : graph.nodes) {
        if (graph::isStored(node))
            continue;
        if (const OpenFolds::Stack stack = open.stackOf(tree.of(node.id)); stack.fold >= 0)
            stacks.insert(stack);
        else
            ++cards;
    }
    return cards + stacks.size();
}

} // namespace

bool FoldState::isOpenedByHand(const sheet::Fold& fold) const
{
    const auto hand = byHand.find(fold.key);
    if (hand != byHand.end())
        return hand->second;
    const auto all = fold.kind == sheet::Fold::Kind::Call ? byHand.find(fold.path) : byHand.end();
    return all != byHand.end() && all->second;
}

bool FoldState::isOpen(const sheet::Fold& fold) const
{
    if (fold.isAlone)
        return true;
    const bool isByHand =
        byHand.contains(fold.key) || (fold.kind == sheet::Fold::Kind::Call && byHand.contains(fold.path));
    if (isByHand)
        return isOpenedByHand(fold);
    if (foldsRepeats && (fold.isRepeats() || fold.unit >= 0))
        return false;
    return fold.depth < depth;
}

const sheet::Fold& ViewCard::fold() const
{
    static const sheet::Fold none;
    return stack ? stack->fold : none;
}

const std::vector<sheet::Fold>& ViewCard::repeats() const
{
    static const std::vector<sheet::Fold> none;
    return stack ? stack->repeats : none;
}

std::span<const graph::NodeId> ViewCard::members() const
{
    return stack ? std::span(stack->members) : std::span(&node, 1);
}

int ViewGraph::cardOf(graph::NodeId node) const
{
    return cardOfNode.of(node);
}

ViewGraph fold(const graph::Graph& graph, const sheet::FoldTree& tree, const FoldState& state,
               const FoldOptions& options)
{
    return Folder(graph, tree, state, options).fold();
}

FoldState automaticFolding(const graph::Graph& graph, const sheet::FoldTree& tree, std::size_t mostCards)
{
    const auto atDepth = [](int depth) { return FoldState{depth, {}, true}; };
    const int deepest = tree.deepest();
    int depth = 0;
    while (depth <= deepest && cardsOf(graph, tree, atDepth(depth + 1)) <= mostCards)
        ++depth;
    if (depth > deepest)
        return atDepth(FoldState::allOpen);
    const bool saysLittle = cardsOf(graph, tree, atDepth(depth)) < tooFewCards;
    return atDepth(saysLittle && cardsOf(graph, tree, atDepth(depth + 1)) <= readableCards ? depth + 1
                                                                                           : depth);
}

} // namespace scalescope::widgets
