// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/call_tree.h"

#include <string>
#include <vector>

namespace scalescope::sheet {

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
    std::string key;   ///< tells it from others, in other runs of the model too: "layers.0", "cell#2"
    std::string path;  ///< of the module; of repeats the first one's; of a step the one around it
    std::string type;  ///< "TransformerBlock", empty where it is not known
    std::string title; ///< without words: "layers.0", "cell #2", "cell ×12"; of a loop's step its number
    std::vector<std::string> modules; ///< of a step that is named after its modules, their names, each once
    int parent = -1;                  ///< what is around it, which comes before it; -1 at the top
    int depth = 0;                    ///< how many modules are around it
    int unit = -1;                    ///< its place among its parent's repeats; -1 where the parent is none
    int turn = 0;           ///< which of the times it is, from 0; those of which nothing is shown count too
    bool isLoop = false;    ///< of a step: the same code runs again, where layers are other modules each time
    bool isAlone = false;   ///< a single operator that is repeated: there is nothing to fold
    std::vector<int> units; ///< of repeats, what is repeated
    graph::NodeId first = 0; ///< its operators lie between these, those that pruning hides too
    graph::NodeId last = 0;
    graph::NodeId result = -1;   ///< the tensor that stands for it, -1 where none is left
    graph::SourceLocation begin; ///< of a step and of repeats of steps, its first and its last line
    int lastLine = 0;

    [[nodiscard]] bool isRepeats() const { return kind == Kind::Repeats; }
    /// Whether it is a step that is known by its number alone.
    [[nodiscard]] bool hasNumberAsTitle() const
    {
        return kind == Kind::Step && title.find_first_not_of("0123456789") == std::string::npos;
    }
};

/// Everything in a graph that can be folded: calls of modules, loops, and what comes again in a row.
///
/// A call counts as one only where two or more of its operators are shown, and not all of its caller's: of
/// calls that show the same the outermost is taken. Calls or steps are repeats where four or more follow each
/// other and each reads what the one before it made: calls of one module, the same lines of a module's code,
/// or modules that differ in the numbers of their paths alone and have the same operators, edges and shapes.
class FoldTree
{
public:
    FoldTree() = default;
    /// `shown` is what is left of `all` after pruning; calls and `callTree` are of all.
    FoldTree(const graph::Graph& all, const graph::Graph& shown, const std::vector<graph::ModuleCall>& calls,
             const graph::CallTree& callTree);

    [[nodiscard]] const std::vector<Fold>& folds() const { return m_folds; }
    [[nodiscard]] const Fold& at(int fold) const { return m_folds[static_cast<std::size_t>(fold)]; }
    /// The innermost one that holds a node, -1 where none does. Parameters, buffers and constants are where
    /// they are read first.
    [[nodiscard]] int of(graph::NodeId node) const;
    /// The title of an operator that is all that its module's call does; empty for others.
    [[nodiscard]] const std::string& aloneTitle(const graph::Node& node) const;
    /// The largest depth of any, -1 without any.
    [[nodiscard]] int deepest() const;

private:
    friend class FoldTreeBuilder;
    std::vector<Fold> m_folds;
    graph::NodeTable<int> m_foldOfNode{graph::NodePlaces(), -1};
    graph::NodeTable<std::string> m_aloneTitles{graph::NodePlaces(), {}};
};

} // namespace scalescope::sheet
