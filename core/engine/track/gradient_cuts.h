// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"
#include "core/engine/track/node_sink.h"

#include <map>
#include <string>
#include <vector>

namespace scalescope::engine {

/// Finds where gradients stop in silence: at operators of libraries that read tensors with a gradient and
/// give back floating-point tensors without one, because nobody registered how theirs is computed. What such
/// an operator computes with PyTorch's own operators keeps its gradient; those of PyTorch's own that have
/// none (detach, zeros_like, comparisons) are meant so.
class GradientCuts
{
public:
    explicit GradientCuts(NodeSink& sink) : m_sink(sink) {}

    void addNode(const graph::Node& node);
    void gradientSeen(graph::NodeId node) { at(node).hasGradient = true; }

    /// A call whose operands have gradients; `result` is the node of the first result without one. Calls
    /// with a floating-point result that has a gradient are none.
    void addCut(const Step& step, const std::vector<graph::NodeId>& operands, graph::NodeId result);
    /// Whether a call that reads tensors with gradients may cut them off without meaning to.
    static bool mayCut(const Instruction& instruction, bool givesQuantised);

    /// Whether a call may write to its operands without autograd's knowledge: no name of theirs says that
    /// they have new content.
    static bool mayWriteUnseen(const Instruction& instruction);
    /// A call that did, and left the gradient of what it wrote to as it was. `result` is the node of its
    /// content.
    void addUnseenWrite(const Step& step, graph::NodeId result);

    /// After backward: one problem for each operator, with how many tensors are cut off.
    void report();

private:
    struct Known
    {
        std::vector<graph::NodeId> reads;
        bool wantsGradient = false;
        bool isParameter = false;
        bool hasGradient = false;
    };
    struct Cut
    {
        std::vector<graph::NodeId> operands; ///< of all calls
        graph::NodeId result = 0;            ///< of the first call
        graph::SourceLocation location;
    };
    struct Lost
    {
        std::int64_t tensors = 0;
        std::int64_t parameters = 0;
    };
    Known& at(graph::NodeId node) { return m_known.at(static_cast<std::size_t>(node)); }
    [[nodiscard]] Lost lostBefore(const std::vector<graph::NodeId>& nodes);

    NodeSink& m_sink;
    std::vector<Known> m_known;                ///< by node
    std::map<std::string, Cut> m_cuts;         ///< by operator
    std::map<std::string, Cut> m_unseenWrites; ///< by operator
};

} // namespace scalescope::engine
