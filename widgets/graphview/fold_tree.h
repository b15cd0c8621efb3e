// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/call_tree.h"

#include <string>
#include <vector>

namespace scalescope::widgets {

/// What can be folded into one card. Each holds operators that follow each other, so that no edge goes back
/// because of folding.
struct Fold
{
    enum class Kind {
        Call,   ///< one call of a module
        Step,   ///< one turn of a loop, or of several calls that come again together
        Repeats ///< calls or steps in a row of one chain
    };
    Kind kind = Kind::Call;
    std::string key;         ///< tells it from others, in other runs of the model too: "layers.0", "cell#2"
    std::string path;        ///< of the module; of repeats the first one's; of a step the one around it
    std::string type;        ///< "TransformerBlock", empty where it is not known
    std::string title;       ///< without words: "layers.0", "cell #2", "cell ×12"; of a step its number
    int parent = -1;         ///< what is around it, which comes before it; -1 at the top
    int depth = 0;           ///< how many modules are around it
    int unit = -1;           ///< its place among its parent's repeats; -1 where the parent is none
    bool isAlone = false;    ///< a single operator that is repeated: there is nothing to fold
    std::vector<int> units;  ///< of repeats, what is repeated
    graph::NodeId first = 0; ///< its operators lie between these, those that pruning hides too
    graph::NodeId last = 0;
    graph::NodeId result = -1;   ///< the tensor that stands for it, -1 where none is left
    graph::SourceLocation begin; ///< of a step and of repeats of steps, its first and its last line
    int lastLine = 0;

    [[nodiscard]] bool isRepeats() const { return kind == Kind::Repeats; }
};

/// Everything in a graph that can be folded: calls of modules, loops, and what comes again in a row.
///
/// A call counts as one only where it holds two or more operators, and not all of its caller's: of calls that
/// hold the same the outermost is taken. Calls or steps are repeats where four or more follow each other,
/// each reads what the one before it made, and they are of one module, or of modules that are numbered in one
/// container and have the same operators and edges. A loop is the same lines of a module's code run again and
/// again.
class FoldTree
{
public:
    FoldTree() = default;
    /// `graph` is what is left after pruning; `callTree` is of the graph before it.
    FoldTree(const graph::Graph& graph, const std::vector<graph::ModuleCall>& calls,
             const graph::CallTree& callTree);

    [[nodiscard]] const std::vector<Fold>& folds() const { return m_folds; }
    [[nodiscard]] const Fold& at(int fold) const { return m_folds[static_cast<std::size_t>(fold)]; }
    /// The innermost one that holds a node, -1 where none does. Parameters, buffers and constants are where
    /// they are read first.
    [[nodiscard]] int of(graph::NodeId node) const;
    /// The title of an operator that is all that its module's call does; empty for others.
    [[nodiscard]] std::string aloneTitle(const graph::Node& node) const;
    /// The largest depth of any, -1 without any.
    [[nodiscard]] int deepest() const;

private:
    friend class FoldTreeBuilder;
    std::vector<Fold> m_folds;
    graph::NodeTable<int> m_foldOfNode{graph::NodePlaces(), -1};
    graph::NodeTable<std::string> m_aloneTitles{graph::NodePlaces(), {}};
};

/// Fills in what repeats say of themselves from so many units, of which these are the first and the last:
/// path, type, title, place and result.
void describeRepeats(Fold& repeats, std::size_t units, const Fold& first, const Fold& last);

/// "encoder.layers.0" to "layers.0", "layers.0.q" to "q": the last part, with what a number counts.
std::string shortModuleName(const std::string& path);

} // namespace scalescope::widgets
