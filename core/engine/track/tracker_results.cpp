// SPDX-License-Identifier: GPL-3.0-or-later
// What the tracker records of the inputs and results of modules and of the run, and of gradients.
#include "core/engine/inputs/output_paths.h"
#include "core/engine/track/sparse_values.h"
#include "core/engine/track/tracker.h"
#include "core/engine/values/tensor_facts.h"

namespace scalescope::engine {

void Tracker::addInputs(const std::vector<std::string>& names, c10::ArrayRef<c10::IValue> arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        for (const NamedTensor& named : namedTensors(arguments[i], names[i])) {
            addInput(named.path, named.tensor);
        }
    }
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
    graph::Node node;
    node.kind = graph::NodeKind::Output;
    node.name = path.empty() ? "output" : "output." + path;
    node.target = path;
    node.provenance = graph::Provenance::ofOutput(path);
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
    if (!isSparseFloat(gradient) && !isObservable(gradient)) {
        return;
    }
    const at::NoGradGuard noGradients;
    const auto metric = metricOfGradient(gradient);
    m_cuts.gradientSeen(node);
    m_findings.backward(node, known(node).name, *metric);
    addGradient(node, *metric, gradient);
    for (const graph::NodeId output : m_outputsOf[node]) {
        addGradient(output, *metric, gradient);
    }
}

std::shared_ptr<const graph::Metric> Tracker::metricOfGradient(const at::Tensor& gradient)
{
    if (isSparseFloat(gradient)) {
        return metricOf(gradient);
    }
    const RecentGradients::Found recent = m_recentGradients.find(gradient);
    if (recent.metric && recent.sameBlocks) {
        return recent.metric;
    }
    auto metric = recent.metric ? sharedMetric(recent.metric, gradient, false) : metricOf(gradient);
    m_recentGradients.add(gradient, metric);
    return metric;
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
    m_recentGradients.clear();
    m_findings.summarise();
}

} // namespace scalescope::engine
