// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/tracker.h"

#include "core/engine/inputs/backward_plan.h"
#include "core/engine/track/new_nodes.h"
#include "core/engine/track/tensor_metrics.h"
#include "core/engine/values/tensor_facts.h"
#include "core/message/say_run.h"

#include <algorithm>

namespace scalescope::engine {

Tracker::Tracker(const torch::jit::Module& module, NodeSink& sink, Measuring measuring)
    : m_sink(sink),
      m_attributes(module),
      m_metrics(measuring == Measuring::Everything),
      m_cuts(sink),
      m_hooks([this](graph::NodeId node, const at::Tensor& gradient) { recordGradient(node, gradient); }),
      m_calls(sink)
{
}

void Tracker::addInput(const std::string& path, const at::Tensor& tensor)
{
    addNode(inputNode(path), tensor);
}

void Tracker::addInputs(const std::vector<std::string>& names, c10::ArrayRef<c10::IValue> arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        for (const NamedTensor& named : namedTensors(arguments[i], names[i])) {
            addInput(named.path, named.tensor);
        }
    }
}

void Tracker::beforeStep(const Step& step, c10::ArrayRef<c10::IValue> inputs)
{
    if (step.instruction->kind == StepKind::Operator) {
        beforeOperator(step, inputs);
    } else if (step.instruction->kind == StepKind::LeaveModule) {
        addModuleCall(step, inputs.front());
    }
}

void Tracker::afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs)
{
    if (step.instruction->kind == StepKind::Operator) {
        afterOperator(step, outputs);
    } else if (step.instruction->kind == StepKind::GetAttribute && outputs.front().isTensor() &&
               outputs.front().toTensor().defined() && !m_table.find(outputs.front().toTensor())) {
        addAttributeOrConstant(outputs.front().toTensor());
    }
}

void Tracker::beforeOperator(const Step& step, c10::ArrayRef<c10::IValue> inputs)
{
    m_operands.clear();
    m_arguments.clear();
    if (!step.instruction->mayReturnTensors && !step.instruction->mayWrite) {
        return;
    }
    const bool mayWrite = step.instruction->mayWrite;
    const bool mayWriteUnseen = GradientCuts::mayWriteUnseen(*step.instruction);
    const auto resolve = [this, mayWrite, mayWriteUnseen](const at::Tensor& tensor) {
        const graph::NodeId node = nodeOf(tensor);
        m_operands.push_back({tensor, versionOf(tensor), m_table.find(tensor)->metric, node});
        if (const at::Tensor base = mayWrite ? baseOf(tensor) : at::Tensor(); base.defined()) {
            m_operands.back().historyOfBase = base.grad_fn();
        }
        if (mayWriteUnseen) {
            m_operands.back().history = tensor.grad_fn();
        }
        return node;
    };
    m_unwritten.before(*step.instruction, inputs);
    m_onlyPrepares = Unwritten::onlyPrepares(*step.instruction);
    m_arguments = describeArguments(step.instruction->schema, inputs, resolve);
    m_onlyPrepares = false;
    if (step.instruction->mayWrite && m_calls.isWaiting()) {
        observeBeforeWrite();
    }
}

/// What a module gave back and nothing has read yet is read before its memory is written to.
void Tracker::observeBeforeWrite()
{
    for (const TrackedOperand& operand : m_operands) {
        for (const at::Tensor& tensor : m_calls.waitingFor(operand.tensor)) {
            nodeOf(tensor);
        }
    }
}

void Tracker::afterOperator(const Step& step, c10::ArrayRef<c10::IValue> outputs)
{
    if (GradientCuts::mayWriteUnseen(*step.instruction)) {
        // Those whose history is another now were written with autograd's knowledge: nothing to compare.
        for (TrackedOperand& operand : m_operands) {
            if (operand.tensor.grad_fn() != operand.history) {
                operand.metric = nullptr;
            }
        }
    }
    for (const TrackedOperand& operand : m_operands) {
        const bool written =
            versionOf(operand.tensor) != operand.version || GradientCuts::mayWriteUnseen(*step.instruction);
        m_unwritten.used(*step.instruction, operand.tensor, written);
    }
    int index = 0;
    if (step.instruction->mayReturnTensors) {
        for (const c10::IValue& output : outputs) {
            forEachTensor(output, [&](const at::Tensor& tensor) { addResult(step, tensor, index++); });
        }
        m_cuts.afterCall(step, m_operands, outputs, m_table);
    }
    for (const TrackedOperand& operand : m_operands) {
        if (versionOf(operand.tensor) != operand.version) {
            watchWrite(operand, outputs);
            noteWrite(step, operand.tensor);
        }
    }
    m_operands.clear();
}

void Tracker::addResult(const Step& step, const at::Tensor& tensor, int index)
{
    graph::Node node = resultNode(step, index);
    node.arguments = m_arguments;
    const auto* known = m_table.find(tensor);
    if (!known || known->version != versionOf(tensor)) {
        const graph::NodeId id =
            addNode(std::move(node), tensor,
                    {TensorMetrics::ofSame(step, m_operands, tensor), true, isWritten(step, tensor)});
        for (const TrackedOperand& operand : m_operands) {
            if (versionOf(operand.tensor) == operand.version) {
                m_views.setSource(id, tensor, operand.node, operand.tensor);
            }
        }
        return;
    }
    // The operator gave back a tensor that was there before, unchanged as far as one can tell.
    auto metric = GradientCuts::mayWriteUnseen(*step.instruction) ? nullptr : known->metric;
    const graph::NodeId before = known->node;
    GradientHooks::giveOwnGradient(tensor);
    m_views.setSource(addNode(std::move(node), tensor, {std::move(metric)}), tensor, before, tensor);
}

/// Who wrote, for what reads it later and for a backward that it stops.
void Tracker::noteWrite(const Step& step, const at::Tensor& tensor)
{
    const auto* known = m_table.find(tensor);
    const bool given = known->version == versionOf(tensor);
    m_writes.note(tensor, {step.instruction->target, step.scope, step.instruction->location, callerOf(step),
                           provenanceOf(step), given ? std::optional(known->node) : std::nullopt});
    if (given) {
        const graph::SourceLocation& caller = callerOf(step);
        m_stop.noteWrite(tensor, known->node, caller.file.empty() ? step.instruction->location : caller);
    }
}

/// Where the operator wrote to a view of which autograd knows.
void Tracker::watchWrite(const TrackedOperand& operand, c10::ArrayRef<c10::IValue> outputs)
{
    const at::Tensor base = baseOf(operand.tensor);
    const bool isGivenBack = std::any_of(outputs.begin(), outputs.end(), [&operand](const auto& output) {
        return output.isTensor() && output.toTensor().is_same(operand.tensor);
    });
    if (!isGivenBack || !base.defined() || base.grad_fn() == operand.historyOfBase) {
        return;
    }
    if (auto parts = m_views.partsOf(operand.node); !parts.empty()) {
        m_hooks.watchWrite(operand.tensor, std::move(parts));
    }
}

/// Whether an operator's result holds values: not where it is memory of which a part was never written, or a
/// view of such memory.
bool Tracker::isWritten(const Step& step, const at::Tensor& result)
{
    if (Unwritten::gives(*step.instruction)) {
        m_unwritten.add(result);
        return false;
    }
    m_unwritten.made(result);
    return !m_unwritten.holds(result);
}

graph::NodeId Tracker::nodeOf(const at::Tensor& tensor)
{
    const auto* known = m_table.find(tensor);
    if (!known) {
        return addAttributeOrConstant(tensor);
    }
    const bool current = known->version == versionOf(tensor);
    return current && !wasFilled(tensor, *known) ? known->node : observeAgain(tensor, *known);
}

/// Whether a tensor is computed with for the first time whose memory was empty when its node was made.
bool Tracker::wasFilled(const at::Tensor& tensor, const TensorTable::Known& known) const
{
    return !known.metric && !m_onlyPrepares && m_unwritten.knows(tensor) && m_writes.last(tensor) != nullptr;
}

graph::NodeId Tracker::addAttributeOrConstant(const at::Tensor& tensor)
{
    const ModuleAttribute* attribute = m_attributes.find(tensor);
    return addNode(attribute ? attributeNode(*attribute) : constantNode(m_nextConstant++), tensor);
}

/// A tensor whose memory was written through another tensor has new content: a node of its own, made by the
/// operator that wrote.
graph::NodeId Tracker::observeAgain(const at::Tensor& tensor, const TensorTable::Known& known)
{
    graph::Node node = rewrittenNode(this->known(known.node), m_writes.last(tensor));
    const bool measured = !m_unwritten.holds(tensor) && !(m_onlyPrepares && m_unwritten.knows(tensor));
    const graph::NodeId id = addNode(std::move(node), tensor, {nullptr, true, measured});
    m_calls.resolve(tensor, id);
    return id;
}

graph::NodeId Tracker::addNode(graph::Node node, const at::Tensor& tensor, Recording recording)
{
    node.id = m_nextNode++;
    node.name = m_names.nameFor(node.name);
    m_limits.check(node, tensor);
    m_nodes.push_back({node.id, node.name, node.provenance});
    describe(tensor, node);
    node.requiresGrad = takesGradient(tensor);
    const bool isSparse = isSparseFloat(tensor);
    if (isSparse || isObservable(tensor)) {
        if (recording.measured) {
            node.forward.metric = recording.metric ? std::move(recording.metric) : m_metrics.of(tensor);
        }
        if (recording.gradient) {
            m_hooks.watch(tensor, node.id);
        }
    }
    if (isDenseComplex(tensor)) {
        node.forward.metric = recording.measured ? m_metrics.ofComplex(tensor) : nullptr;
        if (recording.gradient) {
            m_hooks.watch(tensor, node.id);
        }
    }
    m_views.add(node.id, tensor);
    m_table.set(tensor, node.id, node.forward.metric);
    m_sink.addNode(node);
    show(node.id, tensor, graph::Direction::Forward);
    m_complex += node.kind != graph::NodeKind::Output && node.dtype.starts_with("complex") ? 1 : 0;
    m_cuts.addNode(node);
    m_stop.addNode(node, tensor);
    return node.id;
}

void Tracker::addModuleCall(const Step& leave, const c10::IValue& result)
{
    const Scope& scope = *leave.scope;
    if (scope.path.empty()) {
        m_root = scope; // its outputs are the run's, which get nodes of their own
        return;
    }
    m_calls.begin({0, scope.path, scope.type, {}, leave.instruction->name, leave.instruction->location});
    for (const NamedTensor& named : namedTensors(result)) {
        const auto* known = m_table.find(named.tensor);
        if (known && known->version != versionOf(named.tensor)) {
            m_calls.waitFor(named.path, named.tensor);
        } else {
            m_calls.giveBack(named.path, nodeOf(named.tensor));
        }
    }
    m_calls.complete();
}

void Tracker::addOutputs(const c10::IValue& result)
{
    std::vector<graph::ModuleCall::Output> outputs;
    for (const NamedTensor& named : namedTensors(result)) {
        outputs.push_back({named.path, addOutput(named.path, named.tensor)});
    }
    for (const at::Tensor& tensor : m_calls.waiting()) {
        nodeOf(tensor);
    }
    if (m_root) {
        m_calls.begin({0, {}, m_root->type, {}});
        for (const auto& output : outputs) {
            m_calls.giveBack(output.path, output.node);
        }
        m_calls.complete();
    }
}

/// The node that stands for the value: its source, or the output itself where its content has no other node.
graph::NodeId Tracker::addOutput(const std::string& path, const at::Tensor& tensor)
{
    if (!m_table.find(tensor)) {
        addAttributeOrConstant(tensor);
    }
    const TensorTable::Known source = *m_table.find(tensor);
    graph::Node node = outputNode(path);
    node.arguments.push_back({{}, source.node});
    const bool current = source.version == versionOf(tensor);
    const Write* write = current ? nullptr : m_writes.last(tensor);
    if (write && write->node) {
        node.arguments.push_back({"written", *write->node});
    }
    const graph::NodeId id = addNode(std::move(node), tensor, {current ? source.metric : nullptr, !current});
    if (!current) {
        m_calls.resolve(tensor, id);
        return id;
    }
    m_table.set(tensor, source.node, source.metric); // a tensor that is given back twice has one source
    m_outputsOf[source.node].push_back(id);
    return source.node;
}

void Tracker::recordGradient(graph::NodeId node, const at::Tensor& gradient)
{
    if (isDenseComplex(gradient)) {
        if (const auto metric = m_metrics.ofComplex(gradient)) {
            addGradient(node, *metric, gradient);
        }
        return;
    }
    if (!isSparseFloat(gradient) && !isObservable(gradient)) {
        return;
    }
    const at::NoGradGuard noGradients;
    RunLimits::checkElements(known(node).name, {}, gradient);
    const auto metric = m_metrics.ofGradient(gradient);
    m_cuts.gradientSeen(node);
    m_stop.gradientSeen(node);
    addGradient(node, *metric, gradient);
    for (const graph::NodeId output : m_outputsOf[node]) {
        addGradient(output, *metric, gradient);
    }
}

void Tracker::addGradient(graph::NodeId node, const graph::Metric& metric, const at::Tensor& gradient)
{
    show(node, gradient, graph::Direction::Backward);
    m_sink.addGradient(node, metric);
}

void Tracker::show(graph::NodeId node, const at::Tensor& tensor, graph::Direction direction)
{
    for (TensorObserver* observer : m_observers) {
        observer->see(known(node), tensor, direction);
    }
}

const ObservedNode& Tracker::known(graph::NodeId node) const
{
    return m_nodes[static_cast<std::size_t>(node)];
}

void Tracker::finish()
{
    if (std::exchange(m_finished, true)) {
        return;
    }
    m_hooks.stop();
    m_calls.finish();
    m_metrics.forgetGradients();
    if (m_complex > 0) {
        m_sink.addProblem(graph::problemOf(say::complexNotMeasured({m_complex})));
    }
}

} // namespace scalescope::engine
