// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/tracker.h"

#include "core/engine/capture/module_names.h"
#include "core/engine/track/arguments.h"
#include "core/engine/track/kernel.h"
#include "core/engine/track/sparse_values.h"
#include "core/engine/values/tensor_facts.h"

#include <cmath>

namespace scalescope::engine {

namespace {

/// "linear" of "aten::linear".
std::string shortName(const std::string& target)
{
    const auto colon = target.rfind(':');
    const std::string name = colon == std::string::npos ? target : target.substr(colon + 1);
    return name.substr(name.rfind('.') + 1);
}

graph::Node nodeOfStep(const Step& step)
{
    graph::Node node;
    node.kind = graph::NodeKind::Op;
    node.target = step.instruction->target;
    node.name = shortName(node.target);
    node.module = step.scope->path;
    node.moduleType = step.scope->type;
    node.location = step.instruction->location;
    return node;
}

} // namespace

Tracker::Tracker(const torch::jit::Module& module, NodeSink& sink, Measuring measuring)
    : m_sink(sink),
      m_measures(measuring == Measuring::Everything),
      m_findings(sink),
      m_cuts(sink),
      m_hooks([this](graph::NodeId node, const at::Tensor& gradient) { recordGradient(node, gradient); }),
      m_calls(sink)
{
    collectAttributes(module);
}

void Tracker::collectAttributes(const torch::jit::Module& module)
{
    for (const auto& owner : module.named_modules()) {
        const auto type = owner.value.type();
        const std::string prefix = owner.name.empty() ? "" : owner.name + ".";
        for (std::size_t i = 0; i < type->numAttributes(); ++i) {
            const c10::IValue value = owner.value._ivalue()->getSlot(i);
            if (value.isTensor() && value.toTensor().defined()) {
                m_attributes.try_emplace(value.toTensor().unsafeGetTensorImpl(),
                                         Attribute{prefix + type->getAttributeName(i), owner.name,
                                                   className(*type), type->is_parameter(i)});
            }
        }
    }
}

void Tracker::addInput(const std::string& path, const at::Tensor& tensor)
{
    graph::Node node;
    node.kind = graph::NodeKind::Input;
    node.name = path;
    node.target = path;
    node.provenance = graph::Provenance::ofInput(path);
    addNode(std::move(node), tensor);
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
    for (const Operand& operand : m_operands) {
        for (const at::Tensor& tensor : m_calls.waitingFor(operand.tensor)) {
            nodeOf(tensor);
        }
    }
}

void Tracker::afterOperator(const Step& step, c10::ArrayRef<c10::IValue> outputs)
{
    if (GradientCuts::mayWriteUnseen(*step.instruction)) {
        // Those whose history is another now were written with autograd's knowledge: nothing to compare.
        for (Operand& operand : m_operands) {
            if (operand.tensor.grad_fn() != operand.history) {
                operand.metric = nullptr;
            }
        }
    }
    int index = 0;
    if (step.instruction->mayReturnTensors) {
        for (const c10::IValue& output : outputs) {
            forEachTensor(output, [&](const at::Tensor& tensor) { addResult(step, tensor, index++); });
        }
        noteCut(step, outputs);
        if (GradientCuts::mayWriteUnseen(*step.instruction)) {
            noteUnseenWrites(step, outputs);
        }
    }
    for (const Operand& operand : m_operands) {
        const bool written = versionOf(operand.tensor) != operand.version;
        m_unwritten.used(*step.instruction, operand.tensor, written);
        if (written) {
            watchWrite(operand, outputs);
            const auto* known = m_table.find(operand.tensor);
            const bool given = known->version == versionOf(operand.tensor);
            m_writes.note(operand.tensor,
                          {step.instruction->target, step.scope, step.instruction->location,
                           provenanceOf(step), given ? std::optional(known->node) : std::nullopt});
        }
    }
    m_operands.clear();
}

/// Where an operator read tensors with gradients, has floating-point results, and none of them has one.
void Tracker::noteCut(const Step& step, c10::ArrayRef<c10::IValue> outputs)
{
    std::vector<graph::NodeId> operands;
    for (const Operand& operand : m_operands) {
        if (hasScale(operand.tensor.scalar_type()) && takesGradient(operand.tensor)) {
            operands.push_back(operand.node);
        }
    }
    if (operands.empty() || !at::GradMode::is_enabled()) {
        return;
    }
    std::optional<graph::NodeId> without;
    bool isPassedOn = false;
    bool givesQuantised = false;
    const auto see = [&](const at::Tensor& tensor) {
        if (hasScale(tensor.scalar_type()) || tensor.is_quantized()) {
            givesQuantised = givesQuantised || tensor.is_quantized();
            isPassedOn = isPassedOn || takesGradient(tensor);
            without = without ? without : std::optional(m_table.find(tensor)->node);
        }
    };
    for (const c10::IValue& output : outputs) {
        forEachTensor(output, see);
    }
    if (without && !isPassedOn && GradientCuts::mayCut(*step.instruction, givesQuantised)) {
        m_cuts.addCut(step, operands, *without);
    }
}

void Tracker::addResult(const Step& step, const at::Tensor& tensor, int index)
{
    graph::Node node = nodeOfStep(step);
    node.provenance = provenanceOf(step).ofResult(index);
    node.outputIndex = index;
    node.arguments = m_arguments;
    const auto* known = m_table.find(tensor);
    if (!known || known->version != versionOf(tensor)) {
        const graph::NodeId id =
            addNode(std::move(node), tensor, {metricOfSame(step, tensor), true, isWritten(step, tensor)});
        for (const Operand& operand : m_operands) {
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

namespace {

bool isSameContent(const graph::Statistics& a, const graph::Statistics& b)
{
    const auto isSame = [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); };
    return isSame(a.meanAbs, b.meanAbs) && isSame(a.absMean, b.absMean) && isSame(a.rms, b.rms) &&
           isSame(a.absMax, b.absMax) && a.nans == b.nans;
}

} // namespace

/// Where the operator gave back what it had got, with new content and the gradient's old way.
void Tracker::noteUnseenWrites(const Step& step, c10::ArrayRef<c10::IValue> outputs)
{
    const auto see = [&](const at::Tensor& tensor) {
        const auto operand = std::find_if(m_operands.begin(), m_operands.end(),
                                          [&tensor](const Operand& o) { return o.tensor.is_same(tensor); });
        if (operand == m_operands.end() || !operand->metric || !at::GradMode::is_enabled() ||
            !takesGradient(tensor)) {
            return;
        }
        const auto* known = m_table.find(tensor);
        if (known->metric && !isSameContent(known->metric->statistics, operand->metric->statistics)) {
            m_cuts.addUnseenWrite(step, known->node);
        }
    };
    for (const c10::IValue& output : outputs) {
        forEachTensor(output, see);
    }
}

/// Where the operator wrote to a view of which autograd knows.
void Tracker::watchWrite(const Operand& operand, c10::ArrayRef<c10::IValue> outputs)
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

/// Whether an operator's result holds values: not where it is memory that nothing was written to, or a view
/// of such memory.
bool Tracker::isWritten(const Step& step, const at::Tensor& result)
{
    if (Unwritten::gives(*step.instruction)) {
        m_unwritten.add(result);
        return false;
    }
    if (!m_unwritten.holds(result)) {
        return true;
    }
    return std::any_of(m_operands.begin(), m_operands.end(), [&result](const Operand& operand) {
        return versionOf(operand.tensor) != operand.version && operand.tensor.is_alias_of(result);
    });
}

std::shared_ptr<const graph::Metric> Tracker::sharedMetric(const std::shared_ptr<const graph::Metric>& metric,
                                                           const at::Tensor& tensor, bool sameBlocks)
{
    return sameBlocks ? metric : std::make_shared<const graph::Metric>(withBlocksOf(*metric, tensor));
}

std::shared_ptr<const graph::Metric> Tracker::metricOfSame(const Step& step, const at::Tensor& tensor) const
{
    if (!isObservable(tensor) || m_operands.empty()) {
        return nullptr;
    }
    const auto unchanged = [](const Operand& operand) {
        return operand.metric && versionOf(operand.tensor) == operand.version;
    };
    const Operand& first = m_operands.front();
    if (unchanged(first) && first.tensor.scalar_type() == tensor.scalar_type() &&
        first.tensor.numel() == tensor.numel() && onlyRearranges(step.instruction->target)) {
        return sharedMetric(first.metric, tensor,
                            keepsBlocks(step.instruction->target, first.tensor, tensor));
    }
    const Elements elements(tensor);
    for (const Operand& operand : m_operands) {
        if (!unchanged(operand) || !isObservable(operand.tensor)) {
            continue;
        }
        if (const Elements others(operand.tensor); others.sameAs(elements)) {
            return sharedMetric(operand.metric, tensor, others.sameBlocksAs(elements));
        }
    }
    return nullptr;
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
    return !known.metric && !m_onlyPrepares && m_unwritten.holds(tensor) && m_writes.last(tensor) != nullptr;
}

graph::NodeId Tracker::addAttributeOrConstant(const at::Tensor& tensor)
{
    graph::Node node;
    const auto found = m_attributes.find(tensor.unsafeGetTensorImpl());
    if (found == m_attributes.end()) {
        node.kind = graph::NodeKind::Constant;
        node.name = "constant";
        node.target = "constant";
        node.provenance = graph::Provenance::ofConstant(m_nextConstant++);
        return addNode(std::move(node), tensor);
    }
    const Attribute& attribute = found->second;
    node.kind = attribute.isParameter ? graph::NodeKind::Parameter : graph::NodeKind::Buffer;
    node.name = attribute.name;
    node.target = attribute.name;
    node.module = attribute.module;
    node.moduleType = attribute.moduleType;
    node.provenance = graph::Provenance::ofAttribute(attribute.name);
    return addNode(std::move(node), tensor);
}

/// A tensor whose memory was written through another tensor has new content: a node of its own, made by the
/// operator that wrote.
graph::NodeId Tracker::observeAgain(const at::Tensor& tensor, const TensorTable::Known& known)
{
    graph::Node node;
    node.arguments.push_back({"self", known.node});
    if (const Write* write = m_writes.last(tensor)) {
        node.target = write->target;
        node.module = write->scope->path;
        node.moduleType = write->scope->type;
        node.location = write->location;
        node.provenance = write->provenance;
        if (write->node) {
            node.arguments.push_back({"written", *write->node});
        }
    } else {
        node.target = "aten::copy_";
    }
    node.name = shortName(node.target);
    node.provenance = node.provenance.ofWriteInto(this->known(known.node).name);
    const bool measured = !m_onlyPrepares || !m_unwritten.holds(tensor);
    const graph::NodeId id = addNode(std::move(node), tensor, {nullptr, true, measured});
    m_calls.resolve(tensor, id);
    return id;
}

std::shared_ptr<const graph::Metric> Tracker::metricOf(const at::Tensor& tensor) const
{
    static const auto notMeasured = std::make_shared<const graph::Metric>();
    if (!m_measures) {
        return notMeasured;
    }
    return std::make_shared<const graph::Metric>(isSparseFloat(tensor) ? observeSparse(tensor)
                                                                       : observe(tensor));
}

graph::NodeId Tracker::addNode(graph::Node node, const at::Tensor& tensor, Recording recording)
{
    node.id = m_nextNode++;
    node.name = uniqueName(node.name);
    m_nodes.push_back({node.id, node.name, node.provenance});
    describe(tensor, node);
    node.requiresGrad = takesGradient(tensor);
    const bool isSparse = isSparseFloat(tensor);
    if (isSparse || isObservable(tensor)) {
        if (recording.measured) {
            node.forward = recording.metric ? std::move(recording.metric) : metricOf(tensor);
        }
        if (recording.gradient) {
            m_hooks.watch(tensor, node.id);
        }
    }
    m_views.add(node.id, tensor);
    m_table.set(tensor, node.id, node.forward);
    m_sink.addNode(node);
    show(node.id, tensor, graph::Direction::Forward);
    m_findings.forward(node);
    m_cuts.addNode(node);
    return node.id;
}

std::string Tracker::uniqueName(const std::string& wanted)
{
    const auto [place, isNew] = m_names.try_emplace(wanted, 0);
    if (isNew) {
        return wanted;
    }
    for (;;) {
        std::string name = wanted + "_" + std::to_string(++place->second);
        if (m_names.try_emplace(name, 0).second) {
            return name;
        }
    }
}

} // namespace scalescope::engine
