// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"
#include "core/engine/track/backward_stop.h"
#include "core/engine/track/gradient_cuts.h"
#include "core/engine/track/gradients.h"
#include "core/engine/track/module_calls.h"
#include "core/engine/track/new_nodes.h"
#include "core/engine/track/node_sink.h"
#include "core/engine/track/run_limits.h"
#include "core/engine/track/tensor_metrics.h"
#include "core/engine/track/tensor_table.h"
#include "core/engine/track/unwritten.h"

#include <optional>
#include <unordered_map>

namespace scalescope::engine {

/// What the tracker records of a node's tensor.
struct Recording
{
    std::shared_ptr<const graph::Metric> metric = nullptr; ///< where it is known already
    bool gradient = true;
    bool measured = true;
};

/// Makes a graph of a run as it goes: a node for every tensor with its forward metric, and, when backward
/// runs between startBackward() and finish(), the metric of its gradient. Changes no value and keeps no
/// tensor alive.
class Tracker : public StepObserver
{
public:
    /// Whether statistics are taken: what only shows values to observers needs none, and gets empty metrics.
    enum class Measuring { Everything, Nothing };

    /// The module that runs names the parameters and buffers.
    Tracker(const torch::jit::Module& module, NodeSink& sink, Measuring measuring = Measuring::Everything);

    /// Shows each node's tensor and gradient to `observer` too, which outlives this.
    void showValuesTo(TensorObserver& observer) { m_observers.push_back(&observer); }

    /// What ends the run where it goes on for too long.
    void setLimits(const RunLimits& limits) { m_limits = limits; }

    /// A tensor input. `path` is what users call it: "x", "batch.ids".
    void addInput(const std::string& path, const at::Tensor& tensor);
    /// The tensors of the method's arguments, of these names.
    void addInputs(const std::vector<std::string>& names, c10::ArrayRef<c10::IValue> arguments);
    /// The tensors of the method's result, after the run.
    void addOutputs(const c10::IValue& result);

    void startBackward() { m_hooks.start(); }
    /// Ends the recording and reports what was summed up on the way.
    void finish();
    /// Says where gradients stopped that backward was to bring.
    void reportCuts() { m_cuts.report(); }

    void beforeStep(const Step& step, c10::ArrayRef<c10::IValue> inputs) override;
    void afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs) override;

    /// Where backward failed, as far as it is known.
    [[nodiscard]] std::optional<BackwardStop::Place> backwardStop() const { return m_stop.find(); }
    [[nodiscard]] std::int64_t nodes() const { return m_nextNode; }
    [[nodiscard]] std::int64_t watchedGradients() const { return m_hooks.watched(); }

private:
    graph::NodeId nodeOf(const at::Tensor& tensor);
    graph::NodeId addAttributeOrConstant(const at::Tensor& tensor);
    [[nodiscard]] bool wasFilled(const at::Tensor& tensor, const TensorTable::Known& known) const;
    graph::NodeId observeAgain(const at::Tensor& tensor, const TensorTable::Known& known);
    graph::NodeId addNode(graph::Node node, const at::Tensor& tensor, Recording recording = {});
    void beforeOperator(const Step& step, c10::ArrayRef<c10::IValue> inputs);
    void afterOperator(const Step& step, c10::ArrayRef<c10::IValue> outputs);
    bool isWritten(const Step& step, const at::Tensor& result);
    void addResult(const Step& step, const at::Tensor& tensor, int index);
    void watchWrite(const TrackedOperand& operand, c10::ArrayRef<c10::IValue> outputs);
    void noteWrite(const Step& step, const at::Tensor& tensor);
    void addModuleCall(const Step& leave, const c10::IValue& result);
    graph::NodeId addOutput(const std::string& path, const at::Tensor& tensor);
    void observeBeforeWrite();
    void addGradient(graph::NodeId node, const graph::Metric& metric, const at::Tensor& gradient);
    void show(graph::NodeId node, const at::Tensor& tensor, graph::Direction direction);
    [[nodiscard]] const ObservedNode& known(graph::NodeId node) const;
    void recordGradient(graph::NodeId node, const at::Tensor& gradient);

    NodeSink& m_sink;
    RunLimits m_limits;
    const ModuleAttributes m_attributes;
    UniqueNames m_names;
    TensorMetrics m_metrics;
    std::vector<TensorObserver*> m_observers;
    GradientCuts m_cuts;
    BackwardStop m_stop;
    GradientHooks m_hooks;
    TensorTable m_table;
    Writes m_writes;
    Views m_views;
    ModuleCalls m_calls;
    Unwritten m_unwritten;
    std::int64_t m_complex = 0;        ///< tensors
    std::vector<ObservedNode> m_nodes; ///< by node
    std::unordered_map<graph::NodeId, std::vector<graph::NodeId>> m_outputsOf;
    std::optional<Scope> m_root; ///< once its call has ended
    bool m_finished = false;
    graph::NodeId m_nextNode = 0;
    std::int64_t m_nextConstant = 0;

    // Of the step on its way.
    bool m_onlyPrepares = false; ///< it makes views or writes, so that unwritten memory may be its operand
    std::vector<TrackedOperand> m_operands;
    std::vector<graph::Argument> m_arguments;
};

} // namespace scalescope::engine
