// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/tracked_run.h"

#include "core/engine/capture/interpreter.h"
#include "core/engine/inputs/backward_plan.h"
#include "core/engine/program/replay.h"
#include "core/engine/run_facts.h"
#include "core/engine/values/errors.h"
#include "core/engine/values/sparse_indices.h"
#include "core/job/bisect_target.h"
#include "core/job/job_files.h"
#include "core/job/size.h"
#include "core/message/say_inputs.h"
#include "core/message/say_program.h"
#include "core/message/say_run.h"

#include <filesystem>
#include <torch/csrc/autograd/autograd.h>

namespace scalescope::engine {

TrackedRun::TrackedRun(const job::Job& job, job::EventSink& events, Started started,
                       const InheritedFiles& files)
    : m_job(job),
      m_events(events),
      m_started(std::move(started)),
      m_claims(files.output),
      m_warnings(events),
      m_model(job, events, files.model),
      m_saving(job, events, files.valuesLimit),
      m_formatError(job, m_model.context(), files.spill)
{
}

Result<std::string> TrackedRun::run()
{
    const WarningListener listener([this](const Warning& warning) { m_warnings.add(warning); });
    try {
        return runPhases();
    } catch (const RunFailure& failure) {
        return endedBy(failure);
    }
}

/// What there is goes into the run file.
tl::unexpected<Error> TrackedRun::endedBy(const RunFailure& failure)
{
    if (!m_sink) {
        if (auto opened = openRunFile(); !opened) {
            return tl::unexpected(opened.error());
        }
    }
    m_sink->setQuiet(false);
    const bool isLimit = failure.cause() == RunFailure::Cause::Limit;
    if (m_tracker) {
        if (!isLimit) {
            endForward();
        }
        m_tracker->finish();
    }
    return failed(isLimit ? std::string(say::runStopped.form.problem) : "forward-failed",
                  m_model.errorOf(failure), failure.location());
}

Result<std::string> TrackedRun::runPhases()
{
    return prepare()
        .and_then([this] { return runReference(); })
        .and_then([this] { return forward(); })
        .and_then([this] { return backward(); })
        .and_then([this] { return checkFile(); })
        .and_then([this] { return writeWhole(); })
        .map([this] { return m_sink->writer().finishedPath().string(); });
}

Result<void> TrackedRun::prepare()
{
    return m_model.choose()
        .and_then([this] {
            m_events.emit(job::PhaseStarted{job::Phase::Load});
            // Said again where the file is made; here before the time that loading takes.
            return job::checkOverwrites(m_job);
        })
        .and_then([this] { return m_claims->check(m_job.output); })
        .and_then([this] { return m_model.load(); })
        .and_then([this] { return transform(); })
        .and_then([this] { return m_saving.prepare(); })
        .and_then([this] { return openRunFile(); })
        .and_then([this] { return m_saving.isAsked() ? measureValues() : Result<void>(); });
}

/// A run that adds up what saving would write. It is recorded, so that something is left where it is stopped.
Result<void> TrackedRun::measureValues()
{
    reportTransforms();
    m_sink->writer().setProblemAtEnd(graph::problemOf(say::valuesNotYetSaved()));
    m_sink->setQuiet(true);
    m_sink->startPhase(job::Phase::Forward);
    bool isMeasured = true;
    try {
        runForward(*m_sink, {m_saving.measure()});
    } catch (const RunFailure& failure) { // the run itself will say so
        if (failure.cause() == RunFailure::Cause::Limit) {
            throw;
        }
        isMeasured = false;
    }
    m_sink->setQuiet(false);
    m_sink->writer().setProblemAtEnd({});
    m_tracker.reset();
    m_result = {};
    if (auto begun = m_saving.begin(isMeasured, m_sink->writer()); !begun) {
        m_sink->writer().discard();
        return begun;
    }
    m_sink->startAgain();
    return m_model.renew();
}

Result<void> TrackedRun::openRunFile()
{
    auto created = m_claims->claim(m_job.output).and_then([](runfile::PartialFile&& file) {
        return runfile::RunWriter::create(std::move(file));
    });
    if (!created) {
        return tl::unexpected(created.error());
    }
    auto writer = std::make_shared<runfile::RunWriter>(std::move(*created));
    if (m_started) {
        m_started(writer);
    }
    graph::RunFacts facts = factsOf(m_job, m_model.module());
    facts.transforms = m_model.transforms().names();
    writer->setFacts(facts);
    m_sink.emplace(std::move(writer), m_events);
    addProblemsOfModel();
    const bool hasMode = m_model.module().hasattr("training");
    if (m_job.training && !hasMode && !m_model.isExported()) {
        m_sink->addProblem(graph::problemOf(say::modeNotChanged()));
    }
    return {};
}

/// Captures the model's program and changes it, where the job asks for transforms.
Result<void> TrackedRun::transform()
{
    if (!m_model.transforms().any()) {
        return {};
    }
    m_model.capture(&m_formatError);
    return m_model.transform();
}

namespace {

/// Before the backward run begins with it.
void checkResult(const c10::IValue& result)
{
    try {
        checkIndicesIn(result);
    } catch (const c10::Error& error) {
        const message::Clause why = errorClause(error);
        throw RunFailure(errorOf(say::modelReturnedUnsound(why)), RunFailure::Cause::Operator, {}, why);
    }
}

} // namespace

void TrackedRun::runForward(NodeSink& sink, std::initializer_list<TensorObserver*> observers)
{
    m_tracker = std::make_unique<Tracker>(m_model.module(), sink);
    m_tracker->setLimits(RunLimits(m_job.nodeLimit.value_or(job::defaultNodeLimit)));
    for (TensorObserver* observer : observers) {
        if (observer != nullptr) {
            m_tracker->showValuesTo(*observer);
        }
    }
    // Before the inputs' copies, which forked calls' threads do not count.
    std::optional<Interpreter> interpreter;
    if (!m_model.transforms().any()) {
        interpreter.emplace(m_model.module(), m_model.sources(), m_tracker.get());
    }
    std::vector<c10::IValue> arguments = m_model.takeArguments();
    m_tracker->addInputs(m_model.argumentNames(), arguments);
    const at::AutoGradMode gradients(true);
    at::manual_seed(m_job.seed);
    m_result = interpreter ? interpreter->run(m_job.method, std::move(arguments))
                           : replay(m_model.transforms().program(), m_model.module(), std::move(arguments),
                                    m_tracker.get());
    checkResult(m_result);
    m_tracker->addOutputs(m_result);
}

/// What a simulated run is compared with comes first, where capturing the program was not that already.
Result<void> TrackedRun::runReference()
{
    m_formatError.reportTo(*m_sink);
    const auto& program = m_model.transforms().reference();
    if (!program || m_formatError.isReferenceDone()) {
        return {};
    }
    m_sink->startPhase(job::Phase::Reference);
    m_formatError.runReference(*program, m_model.module(), m_model.argumentNames(), m_model.takeArguments());
    m_sink->endPhase();
    return m_model.renew();
}

void TrackedRun::addProblemsOfModel()
{
    for (const graph::Problem& problem : m_model.takeProblems()) {
        m_sink->addProblem(problem);
    }
}

/// The forward run that goes into the run file, from its start.
void TrackedRun::runRecorded()
{
    if (std::exchange(m_tracker, nullptr)) {
        m_sink->startAgain();
        m_saving.startAgain();
    }
    reportTransforms();
    m_sink->startPhase(job::Phase::Forward);
    runForward(*m_sink, {m_saving.observer(), m_formatError.meter()});
}

void TrackedRun::reportTransforms()
{
    if (m_model.transforms().any()) {
        m_model.transforms().reportTo(&*m_sink);
    }
}

Result<void> TrackedRun::forward()
{
    m_model.withFewerGradients([this] { runRecorded(); });
    endForward();
    return {};
}

void TrackedRun::endForward()
{
    m_sink->endPhase();
    addProblemsOfModel();
}

Result<void> TrackedRun::backward()
{
    const at::AutoGradMode gradients(true);
    auto plan = planBackward(m_result, m_job, m_model.context());
    m_result = {};
    if (!plan) {
        m_tracker->finish();
        return failed(std::string(say::backwardFailed.form.problem), plan.error(), {});
    }
    graph::RunFacts facts;
    facts.backward = plan->description;
    m_sink->writer().setFacts(facts);
    const auto loss = lossOf(plan->roots);
    const bool isLoss =
        job::usualTarget(plan->description).kind == job::BisectTarget::Kind::Loss &&
        std::ranges::all_of(plan->roots, [](const at::Tensor& root) { return root.dim() == 0; });
    Result<void> result;
    if (plan->empty()) {
        if (plan->noOutputHasGradient) { // the cause comes before what follows from it
            m_tracker->reportCuts();
            if (!m_job.backward.empty()) {
                return backwardImpossible();
            }
        }
        if (plan->reason) {
            m_sink->addProblem(graph::problemOf(plan->reason));
        }
    } else {
        if (plan->choice) {
            m_events.emit(job::logOf(plan->choice));
        }
        m_sink->startPhase(job::Phase::Backward, m_tracker->watchedGradients());
        result = runBackward(std::exchange(plan->roots, {}), std::exchange(plan->seeds, {}));
        m_sink->endPhase();
    }
    if (result) {
        m_tracker->finish();
        m_whyNoErrors = m_formatError.finish(loss, isLoss, m_model.module());
    }
    return result;
}

/// Whoever asked for it is told by the exit status, as where it fails on its way.
tl::unexpected<Error> TrackedRun::backwardImpossible()
{
    m_tracker->finish();
    return failed(std::string(say::noOutputForBackward.form.problem),
                  errorOf(say::backwardImpossible(m_job.backward), "--backward"), {});
}

namespace {

message::Finding backwardFailure(const std::optional<BackwardStop::Place>& stop, const message::Clause& why)
{
    constexpr std::string_view overwritten = "modified by an inplace operation";
    if (!stop) {
        return say::backwardFailed(why);
    }
    return stop->writers.empty() || message::english(why).find(overwritten) == std::string::npos
               ? say::backwardStopped(stop->path, why)
               : say::backwardOverwritten(stop->path, stop->writers, why);
}

} // namespace

Result<void> TrackedRun::runBackward(const std::vector<at::Tensor>& roots,
                                     const std::vector<at::Tensor>& seeds)
{
    m_tracker->startBackward();
    try {
        checkKeptIndices();
        torch::autograd::backward(roots, seeds);
        m_tracker->reportCuts();
        return {};
    } catch (const RunFailure&) {
        throw;
    } catch (const std::exception& error) {
        const auto stop = m_tracker->backwardStop();
        const message::Finding said = backwardFailure(stop, errorClause(error));
        m_tracker->finish();
        // Whoever asked for this backward is told by the exit status; where it was only the default, the
        // forward results are what was asked for.
        const bool hadMemory = !isOutOfMemory(error);
        if (m_job.backward.empty() && hadMemory) {
            m_sink->addProblem(stop ? graph::problemOf(said, stop->node, stop->location)
                                    : graph::problemOf(said));
            return {};
        }
        Error wrong = errorOf(said);
        wrong.status = hadMemory ? ExitStatus::ModelFailed : ExitStatus::Stopped;
        return failed(std::string(said.form().problem), wrong,
                      stop ? stop->location : graph::SourceLocation{});
    }
}

Result<void> TrackedRun::checkFile()
{
    if (!m_model.isChanged()) {
        return {};
    }
    const message::Finding said = say::modelChanged(m_job.model);
    Error wrong = errorOf(said);
    wrong.status = ExitStatus::Unreadable;
    return failed(std::string(said.form().problem), wrong, {});
}

/// What was recorded is whole, also where nothing can be compared with it, as was asked for.
Result<void> TrackedRun::writeWhole()
{
    if (!m_whyNoErrors) {
        return writeRest(graph::RunStatus::Done);
    }
    m_sink->addProblem(graph::problemOf(m_whyNoErrors));
    return writeRest(graph::RunStatus::Done).and_then([this]() -> Result<void> {
        Error wrong = errorOf(m_whyNoErrors);
        wrong.status = ExitStatus::ModelFailed;
        return tl::unexpected(wrong);
    });
}

Result<void> TrackedRun::writeRest(graph::RunStatus status)
{
    m_saving.finish(*m_sink);
    for (const message::Finding& said : m_model.transforms().summary()) {
        m_sink->addProblem(graph::problemOf(said));
    }
    m_sink->startPhase(job::Phase::Write);
    for (const auto& [file, text] : m_model.sources().texts()) {
        m_sink->writer().addSource(file, text);
    }
    graph::RunFacts facts;
    facts.finished = currentTime();
    m_sink->writer().setFacts(facts);
    const message::Sentence tooLarge = status == graph::RunStatus::Done ? whyTooLarge() : message::Sentence();
    if (!tooLarge) {
        return m_sink->writer().finish(status).map([](const auto&) {});
    }
    m_sink->addProblem(
        graph::problemOf(graph::Severity::Warning, std::string(say::runStopped.form.problem), tooLarge));
    return m_sink->writer().finish(graph::RunStatus::Stopped).and_then([&](const auto&) -> Result<void> {
        return fail(tooLarge);
    });
}

/// A short run comes to its end between two looks at its file.
message::Sentence TrackedRun::whyTooLarge()
{
    runfile::RunWriter& writer = m_sink->writer();
    const std::int64_t most = m_job.outputLimit.value_or(job::defaultOutputLimit);
    writer.flush();
    std::error_code failed;
    const auto bytes = static_cast<std::int64_t>(std::filesystem::file_size(writer.partialPath(), failed));
    if (failed || bytes <= most) {
        return {};
    }
    return say::outputLimitReached(job::sizeText(bytes), job::sizeText(most), writer.lastNode());
}

/// Finishes the run file with what there is, and gives the error.
tl::unexpected<Error> TrackedRun::failed(const std::string& id, const Error& error,
                                         const graph::SourceLocation& location)
{
    m_sink->addProblem({graph::Severity::Error, id, error.message, {}, location, error.said});
    const auto written =
        writeRest(error.status == ExitStatus::Stopped ? graph::RunStatus::Stopped : graph::RunStatus::Failed);
    // The error tells more, but not where the results are.
    if (!written) {
        m_events.emit(job::logOf(written.error().said));
    }
    return tl::unexpected(error);
}

} // namespace scalescope::engine
