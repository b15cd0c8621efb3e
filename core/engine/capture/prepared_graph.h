// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/capture/source_book.h"
#include "core/engine/compat/autocast.h"
#include "core/engine/program/program.h"

#include <ATen/core/stack.h>
#include <memory>
#include <torch/csrc/jit/ir/ir.h>
#include <torch/script.h>
#include <unordered_map>
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

/// Makes each graph ready once for every autocast around its calls, with the casts written out.
class GraphCache
{
public:
    /// `sources` notes the places that nodes come from. Has to outlive this.
    explicit GraphCache(SourceBook& sources) : m_sources(sources) {}

    /// The graph, ready. `tensors` says which arguments are tensors, and is empty where autocast is off. The
    /// result stays where it is.
    const PreparedGraph& ready(const std::shared_ptr<torch::jit::Graph>& graph, const AutocastState& autocast,
                               std::vector<bool> tensors);

private:
    struct Entry
    {
        std::shared_ptr<torch::jit::Graph> original; ///< keeps the key from being used again
        AutocastState autocast;
        std::vector<bool> tensors;
        std::shared_ptr<const PreparedGraph> graph;
    };

    SourceBook& m_sources;
    std::unordered_map<const torch::jit::Graph*, std::vector<Entry>> m_entries;
};

/// The operation of a node; for a division of whole numbers one that raises where libtorch's would end the
/// process with an arithmetic signal (a remainder by zero, the least number divided by -1); for a print one
/// that keeps the limit of prints (limitedPrint).
torch::jit::Operation guardedOperation(const torch::jit::Node& node, torch::jit::Operation operation);

} // namespace scalescope::engine
