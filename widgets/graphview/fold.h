// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"

#include <map>
#include <string>
#include <vector>

namespace scalescope::widgets {

/// Which modules are open: all down to a depth, but for those that were opened or closed by hand.
struct FoldState
{
    static constexpr int allOpen = 1 << 20;

    int depth = allOpen;                ///< modules inside fewer than `depth` others are open
    std::map<std::string, bool> byHand; ///< module path to open (true) or folded

    [[nodiscard]] bool isOpen(const std::string& path, int depthOfModule) const;
    bool operator==(const FoldState&) const = default;
};

/// What is drawn as a card of its own beside operators, inputs and outputs.
struct FoldOptions
{
    bool storedTensors = false; ///< parameters, buffers and constants
    bool operator==(const FoldOptions&) const = default;
};

/// A card: one node, or a stack that stands for a folded module.
struct ViewCard
{
    graph::NodeId node = 0;   ///< the node, or the one that a folded module returned last
    std::string foldedModule; ///< path of the module that it stands for; empty for one node
    std::string title;        ///< last part of the module path where that says it, or the node's name
    int cluster = -1;         ///< the innermost open module around it, an index of ViewGraph::modules
    std::vector<graph::NodeId> members; ///< all nodes it stands for, in execution order
    [[nodiscard]] bool isStack() const { return !foldedModule.empty(); }
};

/// An open module, drawn as a frame around its cards.
struct ViewModule
{
    std::string path;
    std::string title; ///< the path without the parent's: "layers.0"
    std::string type;  ///< "TransformerBlock", empty where it is not known
    int parent = -1;   ///< comes before this one
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
    std::vector<ViewCard> cards; ///< in execution order of their first members
    std::vector<ViewModule> modules;
    std::vector<ViewEdge> edges; ///< one for a pair of cards, none from a card to itself
    std::map<graph::NodeId, int> cardOfNode;

    /// Index of the card that shows a node, -1 where none does.
    [[nodiscard]] int cardOf(graph::NodeId node) const;
};

/// Cards, frames and merged edges for what is open.
///
/// A module counts as one only where it holds two or more operators; the path of a module that holds a single
/// one names that operator's card. Containers that are never called (a list of layers) are passed over, and
/// of modules that hold the same nodes the outermost is taken.
ViewGraph fold(const graph::Graph& graph, const std::vector<graph::ModuleCall>& calls, const FoldState& state,
               const FoldOptions& options = {});

/// The largest depth with no more than `mostCards` cards; one more where that would say next to nothing.
int automaticDepth(const graph::Graph& graph, const std::vector<graph::ModuleCall>& calls,
                   std::size_t mostCards = 300);

/// "encoder.layers.0" to "layers.0", "layers.0.q" to "q": the last part, with what a number counts.
std::string shortModuleName(const std::string& path);

} // namespace scalescope::widgets
