// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"
#include "core/engine/track/node_sink.h"
#include "core/engine/track/tensor_table.h"

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

    /// A call that may give back tensors has ended, after its results have their nodes. `operands` have no
    /// metric where autograd knows of their new content.
    void afterCall(const Step& step, const std::vector<TrackedOperand>& operands,
                   c10::ArrayRef<c10::IValue> outputs, const TensorTable& nodes);

    /// Whether a call may write to its operands without autograd's knowledge: no name of theirs says that
    /// they have new content.
    static bool mayWriteUnseen(const Instruction& instruction);

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
    void noteCut(const Step& step, const std::vector<TrackedOperand>& operands,
                 c10::ArrayRef<c10::IValue> outputs, const TensorTable& nodes);
    void noteUnseenWrites(const Step& step, const std::vector<TrackedOperand>& operands,
                          c10::ArrayRef<c10::IValue> outputs, const TensorTable& nodes);
    Known& at(graph::NodeId node) { return m_known.at(static_cast<std::size_t>(node)); }
    [[nodiscard]] Lost lostBefore(const std::vector<graph::NodeId>& nodes);

    NodeSink& m_sink;
    std::vector<Known> m_known;                ///< by node
    std::map<std::string, Cut> m_cuts;         ///< by operator
    std::map<std::string, Cut> m_unseenWrites; ///< by operator
};

} // namespace scalescope::engine
