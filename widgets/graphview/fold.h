// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/fold_tree.h"

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace scalescope::widgets {

/// What is open: all down to a depth, but for what was opened or closed by hand.
struct FoldState
{
    static constexpr int allOpen = 1 << 20;

    int depth = allOpen; ///< modules inside fewer than `depth` others are open
    std::map<std::string, bool>
        byHand;                ///< key of a fold to open (true) or folded; of all calls of a module its path
    bool foldsRepeats = false; ///< and what is repeated, but what is opened by hand

    [[nodiscard]] bool isOpen(const sheet::Fold& fold) const;
    /// Whether it was opened by hand, it or all calls of its module.
    [[nodiscard]] bool isOpenedByHand(const sheet::Fold& fold) const;
    bool operator==(const FoldState&) const = default;
};

/// What is drawn as a card of its own beside operators, inputs and outputs.
struct FoldOptions
{
    bool storedTensors = false; ///< parameters, buffers and constants
    bool operator==(const FoldOptions&) const = default;
};

/// A card: one node, or a stack that stands for a folded call, for a step, or for some that repeat.
struct ViewCard
{
    /// What a stack stands for.
    struct Stack
    {
        sheet::Fold fold;                   ///< of repeats without units that are elsewhere
        std::vector<sheet::Fold> repeats;   ///< of repeats the units, in order; empty for others
        std::vector<graph::NodeId> members; ///< all nodes, in execution order
    };

    graph::NodeId node = 0; ///< the node, or the one that a folded module returned last
    std::string title;      ///< last part of the module path where that says it, or the node's name
    int cluster = -1;       ///< the innermost open fold around it, an index of ViewGraph::modules
    bool saysCall = false;  ///< the title of a node says which of several calls it is
    std::shared_ptr<const Stack> stack; ///< null for one node: most cards of a large graph are

    [[nodiscard]] bool isStack() const { return stack != nullptr; }
    /// What a stack stands for; one without anything for a node.
    [[nodiscard]] const sheet::Fold& fold() const;
    /// Of repeats the units, in order; none for others.
    [[nodiscard]] const std::vector<sheet::Fold>& repeats() const;
    /// All nodes it stands for, in execution order.
    [[nodiscard]] std::span<const graph::NodeId> members() const;
    /// Key of what it stands for; empty for one node.
    [[nodiscard]] const std::string& folded() const { return fold().key; }
};

/// An open fold, drawn as a frame around its cards.
struct ViewModule
{
    std::string key;
    std::string title; ///< the path without the parent's: "layers.0"; of a step its number
    std::string type;  ///< "TransformerBlock", empty where it is not known
    int parent = -1;   ///< comes before this one
    sheet::Fold::Kind kind = sheet::Fold::Kind::Call;
};

struct ViewEdge
{
    int source = 0; ///< indices of cards
    int target = 0;
    int count = 1; ///< edges of the graph that it stands for
    bool operator==(const ViewEdge&) const = default;
};

/// The graph as it is drawn.
struct ViewGraph
{
    std::vector<ViewCard> cards; ///< in execution order of their first operators: every edge goes forward
    std::vector<ViewModule> modules;
    std::vector<ViewEdge> edges; ///< one for a pair of cards, none from a card to itself
    graph::NodeTable<int> cardOfNode{graph::NodePlaces(), -1};

    /// Index of the card that shows a node, -1 where none does.
    [[nodiscard]] int cardOf(graph::NodeId node) const;
};

/// Cards, frames and merged edges for what is open. Of repeats that are folded a unit that was opened by hand
/// is drawn by itself, between those before and after it.
ViewGraph fold(const graph::Graph& graph, const sheet::FoldTree& tree, const FoldState& state,
               const FoldOptions& options = {});

/// How a new run opens: repeats folded, and the largest depth with no more than `mostCards` cards; one more
/// where that would say next to nothing.
FoldState automaticFolding(const graph::Graph& graph, const sheet::FoldTree& tree,
                           std::size_t mostCards = 300);

} // namespace scalescope::widgets
