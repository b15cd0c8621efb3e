// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/format_trials.h"

#include "core/engine/error/reference.h"
#include "core/engine/error/target_values.h"
#include "core/engine/inputs/backward_plan.h"
#include "core/engine/program/replay.h"
#include "core/engine/track/tracker.h"
#include "core/engine/values/errors.h"
#include "core/engine/values/module_state.h"
#include "core/engine/values/sparse_indices.h"
#include "core/engine/values/tensor_facts.h"
#include "core/graph/zero_gradients.h"
#include "core/message/say_run.h"

#include <torch/csrc/autograd/autograd.h>

namespace scalescope::engine {

namespace {

/// Keeps the nodes of a run with their metrics.
class NodesKept : public NodeSink
{
public:
    void addNode(const graph::Node& node) override { m_graph.nodes.push_back(node); }
    void addGradient(graph::NodeId node, const graph::Metric& metric) override
    {
        m_graph.nodes.at(static_cast<std::size_t>(node)).backward.metric =
            std::make_shared<const graph::Metric>(metric);
    }
    void addModuleCall(const graph::ModuleCall& /*call*/) override {}
    void addProblem(const graph::Problem& /*problem*/) override {}

    /// Whether the gradient at the node of that name is the noise of rounding.
    [[nodiscard]] bool isNoise(const std::string& name)
    {
        m_graph.edges = graph::edgesFromArguments(m_graph.nodes);
        graph::markZeroGradients(m_graph);
        const graph::Node* node = m_graph.findByName(name);
        return node && node->backward.isNoise;
    }

private:
    graph::Graph m_graph; ///< whose nodes have their places as ids
};

} // namespace

FormatTrials::FormatTrials(const job::Job& job, PreparedModel& model, RoundingSwitches& switches,
                           job::BisectTarget target, job::EventSink& events)
    : m_job(job), m_model(model), m_switches(switches), m_target(std::move(target)), m_events(events)
{
    const auto& all = switches.operands();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (m_target.needsBackward() || all[i].role != job::Operand::Gradient) {
            m_operands.push_back({all[i].module, all[i].op, all[i].role});
            m_numbers.push_back(i);
        }
    }
    m_state = stateOf(model.module());
}

Result<void> FormatTrials::runReference()
{
    m_events.emit(job::PhaseStarted{job::Phase::Reference});
    const bool isOfGradient =
        m_target.kind == job::BisectTarget::Kind::Tensor && m_target.direction == graph::Direction::Backward;
    NodesKept nodes;
    m_reference = run(*m_model.transforms().reference(), isOfGradient ? &nodes : nullptr);
    if (auto found = checkReference(); !found) {
        return found;
    }
    if (isOfGradient && nodes.isNoise(m_target.name)) {
        return fail(say::targetGradientIsZero(m_target.name), "--target");
    }
    m_events.emit(job::PhaseStarted{job::Phase::Bisect});
    return {};
}

Result<void> FormatTrials::checkReference() const
{
    const bool isLoss = m_target.kind == job::BisectTarget::Kind::Loss;
    if (isLoss ? m_reference.loss.has_value() : !m_reference.tensors.empty()) {
        return isFinite(m_target, m_reference) ? Result<void>() : fail(say::targetNotFinite());
    }
    if (isLoss) {
        return fail(say::targetWithoutLoss(), "--target");
    }
    if (m_target.kind == job::BisectTarget::Kind::Gradients) {
        return fail(say::targetWithoutGradients(), "--target");
    }
    return fail(m_target.needsBackward() ? say::targetGradientNotThere(m_target.name)
                                         : say::targetNotThere(m_target.name),
                "--target");
}

double FormatTrials::error(const std::vector<bool>& rounded)
{
    std::vector<bool> all(m_switches.operands().size(), false);
    for (std::size_t i = 0; i < rounded.size(); ++i) {
        all[m_numbers[i]] = rounded[i];
    }
    m_switches.set(all);
    const TargetValues values = run(m_model.transforms().program());
    m_latest = values.loss;
    ++m_trials;
    using namespace std::chrono_literals;
    if (std::chrono::steady_clock::now() - m_lastProgress >= 50ms) {
        sayProgress();
    }
    return errorOfTarget(m_target, m_reference, values);
}

void FormatTrials::sayProgress()
{
    m_lastProgress = std::chrono::steady_clock::now();
    m_events.emit(job::Progress{job::Phase::Bisect, m_trials, 0});
}

/// A model that the last run wrote to is read again.
void FormatTrials::prepareRun()
{
    if (stateOf(m_model.module()) != m_state) {
        if (const auto renewed = m_model.renew(); !renewed) {
            throw RunFailure(renewed.error(), RunFailure::Cause::Job);
        }
        m_state = stateOf(m_model.module());
        return;
    }
    forEachParameter(m_model.module(), [](const std::string& /*name*/, const at::Tensor& parameter) {
        parameter.mutable_grad().reset();
    });
    if (const auto made = m_model.renewArguments(); !made) {
        throw RunFailure(made.error(), RunFailure::Cause::Job);
    }
}

TargetValues FormatTrials::run(const Program& program, NodeSink* nodes)
{
    prepareRun();
    NoNodes nothing;
    std::optional<Tracker> tracker;
    TensorTaker taker(m_target);
    std::vector<c10::IValue> arguments = m_model.takeArguments();
    if (m_target.kind == job::BisectTarget::Kind::Tensor) {
        tracker.emplace(m_model.module(), nodes ? *nodes : nothing,
                        nodes ? Tracker::Measuring::Everything : Tracker::Measuring::Nothing);
        tracker->showValuesTo(taker);
        tracker->addInputs(m_model.argumentNames(), arguments);
    }
    const at::AutoGradMode gradients(true);
    at::manual_seed(m_job.seed);
    c10::IValue result =
        replay(program, m_model.module(), std::move(arguments), tracker ? &*tracker : nullptr);
    checkIndicesIn(result);
    if (tracker) {
        tracker->addOutputs(result);
    }
    TargetValues values;
    if (m_target.kind == job::BisectTarget::Kind::Loss || m_target.needsBackward()) {
        goBackward(std::move(result), tracker ? &*tracker : nullptr, values);
    }
    if (taker.tensor().defined()) {
        values.tensors.emplace(m_target.name, taker.tensor());
    }
    return values;
}

void FormatTrials::goBackward(c10::IValue result, Tracker* tracker, TargetValues& values)
{
    auto plan = planBackward(result, m_job, m_model.context());
    result = {};
    if (!plan) {
        throw RunFailure(plan.error(), RunFailure::Cause::Job);
    }
    if (plan->empty()) {
        return;
    }
    if (const double loss = lossOf(plan->roots); plan->roots.front().numel() == 1) {
        values.loss = loss;
    }
    if (!m_target.needsBackward()) {
        return;
    }
    if (tracker) {
        tracker->startBackward();
    }
    torch::autograd::backward(std::exchange(plan->roots, {}), std::exchange(plan->seeds, {}));
    if (tracker) {
        tracker->finish();
    }
    if (m_target.kind == job::BisectTarget::Kind::Gradients) {
        takeGradients(values);
    }
}

void FormatTrials::takeGradients(TargetValues& values)
{
    forEachParameter(m_model.module(), [&values](const std::string& name, const at::Tensor& parameter) {
        at::Tensor& gradient = parameter.mutable_grad();
        if (gradient.defined() && isObservable(gradient)) {
            values.tensors.emplace(name, std::exchange(gradient, {}));
        }
    });
}

} // namespace scalescope::engine
