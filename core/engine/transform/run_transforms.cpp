// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/run_transforms.h"

#include "core/engine/capture/interpreter.h"
#include "core/engine/program/program.h"
#include "core/engine/program/replay.h"
#include "core/engine/track/new_nodes.h"
#include "core/engine/values/errors.h"
#include "core/engine/values/tensor_facts.h"
#include "core/message/say_run.h"
#include "core/message/say_transforms.h"

#include <array>
#include <cstdio>
#include <utility>

namespace scalescope::engine {

namespace {

/// Ends a run in which a program is captured where more tensors are computed than a run may have nodes: there
/// is no tracker yet that would count them, and a loop without an end would fill the memory with its steps.
class CapturedNodes : public StepObserver
{
public:
    explicit CapturedNodes(std::int64_t most) : m_most(most) {}

    void beforeStep(const Step& /*step*/, c10::ArrayRef<c10::IValue> /*inputs*/) override {}
    /// Throws RunFailure.
    void afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs) override;

private:
    std::int64_t m_most;
    std::int64_t m_nodes = 0;
};

void CapturedNodes::afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs)
{
    if (step.instruction->kind != StepKind::Operator || !step.instruction->mayReturnTensors) {
        return;
    }
    for (const c10::IValue& output : outputs) {
        forEachTensor(output, [this](const at::Tensor& /*tensor*/) { ++m_nodes; });
    }
    if (m_nodes > m_most) {
        const graph::Node node = resultNode(step, 0);
        throw RunFailure(errorOf(say::nodeLimitReached(node.name, m_most)), RunFailure::Cause::Limit,
                         node.location);
    }
}

} // namespace

/// Keeps what is said until somebody listens, and sums up what was rounded.
class RunTransforms::Reports : public TransformSink
{
public:
    void add(const graph::TransformNote& note) override { pass(m_notes, note); }
    void add(const graph::Problem& problem) override { pass(m_problems, problem); }

    void add(const graph::QuantizedTensor& tensor) override
    {
        const std::lock_guard lock(m_mutex);
        if (!m_listener) { // a run before the run proper
            return;
        }
        Totals& totals = m_totals[tensor.direction == graph::Direction::Forward ? 0 : 1];
        ++totals.tensors;
        totals.elements += tensor.numel;
        totals.saturated += tensor.saturated;
        totals.flushed += tensor.flushed;
        totals.subnormal += tensor.subnormal;
        m_listener->add(tensor);
    }

    void listen(TransformSink* listener)
    {
        const std::lock_guard lock(m_mutex);
        m_listener = listener;
        m_totals = {};
        if (!listener) {
            return;
        }
        for (const auto& note : m_notes) {
            listener->add(note);
        }
        for (const auto& problem : std::exchange(m_problems, {})) {
            listener->add(problem);
        }
    }

    void forget()
    {
        const std::lock_guard lock(m_mutex);
        m_notes.clear();
        m_problems.clear();
    }

    [[nodiscard]] std::vector<message::Finding> summary() const
    {
        std::vector<message::Finding> sentences;
        for (const auto& [totals, rounded] :
             {std::pair(m_totals[0], &say::roundedForward), std::pair(m_totals[1], &say::roundedBackward)}) {
            if (totals.elements > 0) {
                sentences.push_back((*rounded)(say::elementsInTensors(totals.elements, {totals.tensors}),
                                               percent(totals.saturated, totals.elements),
                                               percent(totals.flushed, totals.elements),
                                               percent(totals.subnormal, totals.elements)));
            }
        }
        return sentences;
    }

private:
    struct Totals
    {
        std::int64_t tensors = 0;
        std::int64_t elements = 0;
        std::int64_t saturated = 0;
        std::int64_t flushed = 0;
        std::int64_t subnormal = 0;
    };

    template <typename Said>
    void pass(std::vector<Said>& kept, const Said& said)
    {
        const std::lock_guard lock(m_mutex);
        kept.push_back(said);
        if (m_listener) {
            m_listener->add(said);
        }
    }

    static std::string percent(std::int64_t part, std::int64_t whole)
    {
        std::array<char, 32> text{};
        const double value = 100 * static_cast<double>(part) / static_cast<double>(whole);
        std::snprintf(text.data(), text.size(), "%.3g %%", value);
        return text.data();
    }

    std::mutex m_mutex;
    TransformSink* m_listener = nullptr;
    std::vector<graph::TransformNote> m_notes;
    std::vector<graph::Problem> m_problems;
    std::array<Totals, 2> m_totals{};
};

RunTransforms::RunTransforms(const job::Job& job) : m_job(job), m_reports(std::make_shared<Reports>()) {}

Result<void> RunTransforms::choose()
{
    auto chosen = chooseTransforms(m_job);
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    m_transforms = std::move(*chosen);
    return {};
}

std::vector<std::string> RunTransforms::names() const
{
    std::vector<std::string> names;
    std::ranges::transform(m_transforms, std::back_inserter(names),
                           [](const ChosenTransform& chosen) { return toString(chosen.asked); });
    return names;
}

bool RunTransforms::onlySimulate() const
{
    return any() && std::ranges::all_of(m_transforms, [](const ChosenTransform& chosen) {
               return chosen.stage == TransformStage::Quantize;
           });
}

c10::IValue RunTransforms::capture(const torch::jit::Module& module, SourceBook& sources,
                                   std::vector<c10::IValue> arguments, StepObserver* observer)
{
    CapturedNodes nodes(m_job.nodeLimit.value_or(job::defaultNodeLimit));
    ProgramRecorder recorder;
    recorder.noteArguments(arguments);
    ObserverPair counted(nodes, recorder);
    std::optional<ObserverPair> watched;
    if (observer != nullptr) {
        watched.emplace(counted, *observer);
    }
    Interpreter interpreter(module, sources, watched ? &*watched : &counted);
    const at::AutoGradMode gradients(true);
    at::manual_seed(m_job.seed);
    c10::IValue result = interpreter.run(m_job.method, std::move(arguments));
    m_program = recorder.take(interpreter.inputs(), interpreter.result());
    return result;
}

Result<void> RunTransforms::apply(const torch::jit::Module& module,
                                  std::shared_ptr<RoundingSwitches> switches)
{
    m_reports->forget();
    if (const auto said = changedOrder(m_job, m_transforms)) {
        m_reports->add(graph::problemOf(said));
    }
    for (const message::Finding& said : unusedOptions(m_job, m_transforms)) {
        m_reports->add(graph::problemOf(said));
    }
    TransformContext context{m_job, module, m_reports, std::move(switches)};
    for (const ChosenTransform& chosen : m_transforms) {
        if (chosen.stage == TransformStage::Quantize) {
            m_reference = m_program;
        }
        auto program = applyTransform(std::move(m_program), chosen, context);
        if (!program) {
            return tl::unexpected(program.error());
        }
        m_program = std::move(*program);
    }
    m_isApplied = true;
    return {};
}

void RunTransforms::prepareModel(torch::jit::Module& module) const
{
    for (const ChosenTransform& chosen : m_transforms) {
        chosen.transform->prepareModel(module);
    }
}

void RunTransforms::reportTo(TransformSink* sink)
{
    m_reports->listen(sink);
}

std::vector<message::Finding> RunTransforms::summary() const
{
    return m_reports->summary();
}

} // namespace scalescope::engine
