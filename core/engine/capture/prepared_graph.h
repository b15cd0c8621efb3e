// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/capture/source_book.h"
#include "core/engine/program/program.h"

#include <memory>
#include <vector>

namespace scalescope::engine {

struct PreparedGraph;
struct PreparedNode;

/// A block of a graph with its values numbered by slot and the slots that can be emptied on the way.
struct PreparedBlock
{
    std::vector<PreparedNode> nodes;
    std::vector<int> inputs;
    std::vector<int> outputs;
    std::vector<int> dropsAtEntry; ///< last read in a sibling branch, or never
    std::vector<int> dropsAtExit;  ///< read last as the block's output
};

/// How the interpreter treats a node.
enum class NodeControl {
    Step,
    If,
    Loop,
    CallFunction,
    CallMethod,
    Fork,
    Awaitable,
    AwaitableWait,
    Enter,
    Exit
};

/// A node of a graph, made ready to be executed many times.
struct PreparedNode
{
    NodeControl control = NodeControl::Step;
    std::shared_ptr<const Instruction> instruction;
    std::vector<int> inputs;
    std::vector<int> outputs;     ///< slot, or -1 where nothing reads it
    std::vector<int> dropsBefore; ///< inputs that nothing reads later
    std::vector<int> dropsAfter;  ///< of loops: read last in the body
    std::vector<PreparedBlock> blocks;
    torch::jit::Function* function = nullptr;      ///< of CallFunction
    std::string relativePath;                      ///< of CallMethod: from the caller's module
    bool pathKnown = false;                        ///< whether `relativePath` holds
    std::shared_ptr<const PreparedGraph> subgraph; ///< of Fork and Awaitable
};

/// A graph, made ready. Values are numbered by slot; liveness is known, so that each is freed at its last
/// use.
struct PreparedGraph
{
    std::shared_ptr<torch::jit::Graph> graph;
    PreparedBlock block;
    std::size_t slots = 0;
};

/// Makes a graph ready; `sources` notes the places that its nodes come from.
std::shared_ptr<const PreparedGraph> prepare(const std::shared_ptr<torch::jit::Graph>& graph,
                                             SourceBook& sources);

/// Fills in the drops of a block and the blocks inside, given how many slots there are.
void markLastUses(PreparedGraph& graph);

} // namespace scalescope::engine
