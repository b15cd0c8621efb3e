// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/tracked_run.h"

#include "core/engine/capture/interpreter.h"
#include "core/engine/compat/autograd_node.h"
#include "core/engine/inputs/backward_plan.h"
#include "core/engine/inputs/number_inputs.h"
#include "core/engine/load/loader.h"
#include "core/engine/program/replay.h"
#include "core/engine/run_facts.h"
#include "core/engine/suggest/blame.h"
#include "core/engine/track/input_gradients.h"
#include "core/engine/values/error_text.h"
#include "core/engine/values/sparse_indices.h"
#include "core/job/overwrite_check.h"
#include "core/message/say_inputs.h"
#include "core/message/say_program.h"
#include "core/message/say_run.h"

#include <ATen/Parallel.h>
#include <torch/csrc/autograd/autograd.h>

#include <algorithm>

namespace scalescope::engine {

TrackedRun::TrackedRun(const job::Job& job, job::EventSink& events, Started started)
    : m_job(job),
      m_events(events),
      m_started(std::move(started)),
      m_warnings(events),
      m_context{job.seed, job.baseFolder, job.device},
      m_transforms(job),
      m_formatError(job, m_context)
{
}

Result<std::string> TrackedRun::run()
{
    const WarningListener listener([this](const Warning& warning) { m_warnings.add(warning); });
    return prepare()
        .and_then([this] { return runReference(); })
        .and_then([this] { return forward(); })
        .and_then([this] { return backward(); })
        .and_then([this] { return writeRest(graph::RunStatus::Done); })
        .map([this] { return m_sink->writer().finishedPath().string(); });
}

Result<void> TrackedRun::prepare()
{
    if (auto chosen = m_transforms.choose(); !chosen) {
        return chosen;
    }
    if (m_job.threads) {
        at::set_num_threads(*m_job.threads);
    }
    ignoreMissingGradients();
    torch::jit::setGraphExecutorOptimize(false);
    return loadLibrariesAndModel()
        .and_then([this] {
            m_events.emit(job::PhaseStarted{job::Phase::Inputs});
            return makeArguments();
        })
        .and_then([this] { return transform(); })
        .and_then([this] { return m_job.saveValues.empty() ? Result<void>() : measureValues(); })
        .and_then([this] { return openRunFile(); });
}

Result<void> TrackedRun::loadLibrariesAndModel()
{
    m_events.emit(job::PhaseStarted{job::Phase::Load});
    // Said again where the file is made; here before the time that loading takes.
    if (auto kept = job::checkOverwrites(m_job).and_then(
            [this] { return runfile::PartialFile::checkFree(m_job.output); });
        !kept) {
        return kept;
    }
    for (const std::string& library : m_job.opLibraries) {
        if (auto loaded = loadOperatorLibrary(library); !loaded) {
            return loaded;
        }
    }
    return reload();
}

/// The model as the file has it: runs write to its buffers, so each starts from a fresh one.
Result<void> TrackedRun::reload()
{
    m_module = {};
    auto module = loadModel(m_job.model, m_job.device, m_archive);
    if (!module) {
        return tl::unexpected(module.error());
    }
    m_archive = ArchiveState::Checked;
    m_module = std::move(*module);
    setMode();
    if (m_transforms.isApplied()) {
        m_transforms.prepareModel(m_module);
    }
    return {};
}

void TrackedRun::setMode()
{
    for (const auto& module : m_module.modules()) {
        if (m_job.training && module.hasattr("training")) {
            module._ivalue()->setAttr("training", *m_job.training);
        }
    }
}

Result<void> TrackedRun::makeArguments()
{
    const auto method = m_module.find_method(m_job.method);
    if (!method) {
        return tl::unexpected(missingMethod(m_module, m_job.method));
    }
    const c10::FunctionSchema& schema = method->function().getSchema();
    auto arguments = makeInputs(schema, m_job.inputs, m_context);
    if (!arguments) {
        return tl::unexpected(arguments.error());
    }
    m_arguments = std::move(*arguments);
    m_argumentNames.clear();
    for (std::size_t i = 0; i < m_arguments.size(); ++i) {
        m_argumentNames.push_back(schema.arguments().at(i + 1).name());
    }
    if (m_withGradient.empty()) {
        for (const c10::IValue& argument : m_arguments) {
            m_withGradient.push_back(holdsFloats(argument));
        }
    }
    return {};
}

Result<void> TrackedRun::openRunFile()
{
    auto created = m_claimed ? runfile::RunWriter::create(*std::exchange(m_claimed, std::nullopt))
                             : runfile::RunWriter::create(m_job.output);
    if (!created) {
        return tl::unexpected(created.error());
    }
    auto writer = std::make_shared<runfile::RunWriter>(std::move(*created));
    if (m_started) {
        m_started(writer);
    }
    graph::RunFacts facts = factsOf(m_job, m_module);
    facts.transforms = m_transforms.names();
    writer->setFacts(facts);
    m_sink.emplace(std::move(writer), m_events);
    for (const graph::Problem& problem : std::exchange(m_problems, {})) {
        m_sink->addProblem(problem);
    }
    const bool hasMode = m_module.hasattr("training");
    if (m_job.training && !hasMode) {
        m_sink->addProblem(problemOf(graph::Severity::Warning, "mode-not-changed", say::modeNotChanged()));
    }
    return {};
}

std::vector<c10::IValue> TrackedRun::takeArguments()
{
    std::vector<c10::IValue> arguments;
    for (std::size_t i = 0; i < m_arguments.size(); ++i) {
        arguments.push_back(m_withGradient[i] ? withGradients(m_arguments[i]) : m_arguments[i]);
    }
    m_arguments.clear(); // made again where they are needed again
    return arguments;
}

/// Captures the model's program and changes it, where the job asks for transforms.
Result<void> TrackedRun::transform()
{
    if (!m_transforms.any()) {
        return {};
    }
    m_events.emit(job::PhaseStarted{job::Phase::Capture});
    const auto failure =
        withFewerGradients([this] { return m_transforms.capture(m_module, m_sources, takeArguments()); });
    if (failure) {
        return openRunFile().and_then([&] { return modelFailed(*failure); });
    }
    m_events.emit(job::PhaseStarted{job::Phase::Transform});
    return reload()
        .and_then([this] { return makeArguments(); })
        .and_then([this] { return m_transforms.apply(m_module); })
        .map([this] { m_transforms.prepareModel(m_module); });
}

namespace {

/// Before the backward run begins with it.
void checkResult(const c10::IValue& result)
{
    try {
        checkIndicesIn(result);
    } catch (const c10::Error& error) {
        throw ModelFailure(say::modelReturnedUnsound(errorClause(error)), errorText(error), {},
                           ModelFailure::Cause::Operator);
    }
}

} // namespace

std::optional<ModelFailure> TrackedRun::tryForward(NodeSink& sink,
                                                   std::initializer_list<TensorObserver*> observers)
{
    m_tracker = std::make_unique<Tracker>(m_module, sink);
    for (TensorObserver* observer : observers) {
        if (observer != nullptr) {
            m_tracker->showValuesTo(*observer);
        }
    }
    // Before the inputs' copies, which forked calls' threads do not count.
    std::optional<Interpreter> interpreter;
    if (!m_transforms.any()) {
        interpreter.emplace(m_module, m_sources, m_tracker.get());
    }
    std::vector<c10::IValue> arguments = takeArguments();
    m_tracker->addInputs(m_argumentNames, arguments);
    const at::AutoGradMode gradients(true);
    at::manual_seed(m_job.seed);
    try {
        m_result = interpreter
                       ? interpreter->run(m_job.method, std::move(arguments))
                       : replay(m_transforms.program(), m_module, std::move(arguments), m_tracker.get());
        checkResult(m_result);
        m_tracker->addOutputs(m_result);
    } catch (const ModelFailure& failure) {
        return failure;
    }
    return std::nullopt;
}

/// What a simulated run is compared with comes first.
Result<void> TrackedRun::runReference()
{
    if (!m_transforms.reference()) {
        return {};
    }
    m_sink->startPhase(job::Phase::Reference);
    m_formatError.runReference(*m_transforms.reference(), m_module, m_argumentNames, takeArguments(),
                               *m_sink);
    m_sink->endPhase();
    return reload().and_then([this] { return makeArguments(); });
}

/// The forward run that goes into the run file, from its start.
std::optional<ModelFailure> TrackedRun::tryRecorded()
{
    if (std::exchange(m_tracker, nullptr)) {
        m_sink->startAgain();
        if (m_values) {
            (void)m_values->start(); // it could start before; what fails now is said at the end
        }
    }
    if (m_transforms.any()) {
        m_transforms.reportTo(&*m_sink);
    }
    m_sink->startPhase(job::Phase::Forward);
    return tryForward(*m_sink, {m_values ? &*m_values : nullptr, m_formatError.meter()});
}

Result<void> TrackedRun::forward()
{
    const auto failure = withFewerGradients([this] { return tryRecorded(); });
    m_sink->endPhase();
    if (!failure) {
        return {};
    }
    m_tracker->finish();
    return modelFailed(*failure);
}

Result<void> TrackedRun::modelFailed(const ModelFailure& failure)
{
    if (failure.outOfMemory()) {
        return failed("forward-failed", {ExitStatus::Stopped, failure.what(), {}, failure.said()},
                      failure.location());
    }
    const auto number = numberForTensor(m_job, m_module.get_method(m_job.method).function().getSchema());
    message::Message said = failure.said();
    if (number) {
        said = failedByNumber(*number, std::move(said));
    }
    const std::string field =
        number ? number->argument : blamedArgument(m_job, m_argumentNames, failure.what());
    return failed("forward-failed", {ExitStatus::ModelFailed, message::english(said), field, said},
                  failure.location());
}

/// Runs the model; where it fails in an operator, again with inputs that require no gradient.
std::optional<ModelFailure> TrackedRun::withFewerGradients(const Attempt& attempt)
{
    auto failure = attempt();
    if (failure && std::find(m_withGradient.begin(), m_withGradient.end(), true) != m_withGradient.end() &&
        !failure->raisedByModel() && !failure->outOfMemory()) {
        failure = tryWithoutGradients(*failure, attempt);
    }
    return failure;
}

/// Some operators refuse inputs that require a gradient. Finds one whose gradient is in the way, else leaves
/// all without.
std::optional<ModelFailure> TrackedRun::tryWithoutGradients(const ModelFailure& first, const Attempt& attempt)
{
    const std::vector<bool> all = m_withGradient;
    std::vector<std::vector<bool>> choices;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i] && std::count(all.begin(), all.end(), true) > 1) {
            choices.push_back(all);
            choices.back()[i] = false;
        }
    }
    choices.emplace_back(all.size(), false);
    for (const auto& choice : choices) {
        m_withGradient = choice;
        if (!reload() || !makeArguments()) {
            return first;
        }
        if (auto failure = attempt()) {
            if (failure->outOfMemory()) {
                return failure;
            }
            continue;
        }
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i] && !choice[i]) {
                addProblem(problemOf(graph::Severity::Warning, "input-without-gradient",
                                     say::inputWithoutGradient(m_argumentNames[i], first.said()), {},
                                     first.location()));
            }
        }
        return std::nullopt;
    }
    return first;
}

void TrackedRun::addProblem(const graph::Problem& problem)
{
    if (m_sink) {
        m_sink->addProblem(problem);
    } else {
        m_problems.push_back(problem);
    }
}

Result<void> TrackedRun::backward()
{
    const at::AutoGradMode gradients(true);
    auto plan = planBackward(m_result, m_job, m_context);
    m_result = {};
    if (!plan) {
        m_tracker->finish();
        return failed("backward-failed", plan.error(), {});
    }
    graph::RunFacts facts;
    facts.backward = plan->description;
    m_sink->writer().setFacts(facts);
    const auto loss = lossOf(plan->roots);
    Result<void> result;
    if (plan->empty()) {
        if (plan->noOutputHasGradient) { // the cause comes before what follows from it
            m_tracker->reportCuts();
            if (!m_job.backward.empty()) {
                return backwardImpossible();
            }
        }
        if (plan->reason) {
            m_sink->addProblem(problemOf(graph::Severity::Info, "no-backward", plan->reason));
        }
    } else {
        m_sink->startPhase(job::Phase::Backward, m_tracker->watchedGradients());
        result = runBackward(std::exchange(plan->roots, {}), std::exchange(plan->seeds, {}));
        m_sink->endPhase();
    }
    if (result) {
        m_tracker->finish();
        m_formatError.finish(loss, m_module, *m_sink);
    }
    return result;
}

/// Whoever asked for it is told by the exit status, as where it fails on its way.
tl::unexpected<Error> TrackedRun::backwardImpossible()
{
    m_tracker->finish();
    return failed("no-backward", errorOf(say::backwardImpossible(m_job.backward), "--backward"), {});
}

Result<void> TrackedRun::runBackward(const std::vector<at::Tensor>& roots,
                                     const std::vector<at::Tensor>& seeds)
{
    m_tracker->startBackward();
    try {
        checkKeptIndices();
        torch::autograd::backward(roots, seeds);
        m_tracker->reportCuts();
        return {};
    } catch (const std::exception& error) {
        Error wrong = errorOf(say::backwardFailed(errorClause(error)));
        m_tracker->finish();
        if (isOutOfMemory(error)) {
            wrong.status = ExitStatus::Stopped;
        }
        // Whoever asked for this backward is told by the exit status; where it was only the default, the
        // forward results are what was asked for.
        if (!m_job.backward.empty() || wrong.status == ExitStatus::Stopped) {
            return failed("backward-failed", wrong, {});
        }
        m_sink->addProblem(problemOf(graph::Severity::Error, "backward-failed", wrong.said));
        return {};
    }
}

Result<void> TrackedRun::writeRest(graph::RunStatus status)
{
    finishValues();
    for (const message::Sentence& said : m_transforms.summary()) {
        m_sink->addProblem(problemOf(graph::Severity::Info, "quantised", said));
    }
    m_sink->startPhase(job::Phase::Write);
    for (const auto& [file, text] : m_sources.texts()) {
        m_sink->writer().addSource(file, text);
    }
    graph::RunFacts facts;
    facts.finished = currentTime();
    m_sink->writer().setFacts(facts);
    return m_sink->writer().finish(status).map([](const auto&) {});
}

/// Finishes the run file with what there is, and gives the error.
tl::unexpected<Error> TrackedRun::failed(const std::string& id, const Error& error,
                                         const graph::SourceLocation& location)
{
    m_sink->addProblem({graph::Severity::Error, id, error.message, {}, location, error.said});
    // The sentence tells more than that the file could not be finished.
    (void)writeRest(error.status == ExitStatus::Stopped ? graph::RunStatus::Stopped
                                                        : graph::RunStatus::Failed);
    return tl::unexpected(error);
}

} // namespace scalescope::engine
