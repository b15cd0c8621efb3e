// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_controller.h"

#include "app/runs/engine_words.h"
#include "app/runs/file_opening.h"
#include "app/runs/files.h"
#include "app/runs/job_summary.h"
#include "app/runs/open_model.h"
#include "app/runs/open_runs.h"
#include "app/runs/run_queue.h"
#include "core/message/say_run.h"
#include "core/message/say_transforms.h"
#include "core/report/text/sanitized_text.h"
#include "widgets/models/transform_names.h"
#include "widgets/models/window_words.h"

#include <QDir>
#include <utility>

namespace scalescope::app {

using widgets::RunChange;

namespace {

/// The run with a problem that says how the engine ended.
std::shared_ptr<const graph::Run> withDeath(const graph::Run& run, const Outcome& death)
{
    auto told = std::make_shared<graph::Run>(run);
    const message::Form& kind = death.byUser ? say::runStopped.form : say::engineDied.form;
    graph::Problem problem{kind.severity,
                           std::string(kind.problem),
                           report::sanitizedText(death.sentence.toStdString()),
                           {},
                           {}};
    problem.said = report::shownMessage(death.said);
    told->problems.insert(told->problems.begin(), problem);
    return told;
}

/// For the log; what the engine says may hold texts of the model's file.
QString shownSentence(const Outcome& outcome)
{
    return QString::fromStdString(report::sanitizedText(outcomeText(outcome).toStdString())) +
           QLatin1Char('\n');
}

} // namespace

RunController::RunController(const Parts& parts, Start start) : m_parts(parts), m_start(std::move(start))
{
    connect(&m_session, &RunSession::logged, this, &RunController::logged);
    connect(&m_session, &RunSession::resultsRead, this, &RunController::takeResults);
    connect(&m_session, &RunSession::readFailed, this, &RunController::takeFailure);
    connect(&m_session, &RunSession::ended, this, &RunController::handleEnd);
    connect(&m_stages, &VariantStages::transformsChanged, this, &RunController::transformsChanged);
}

QString RunController::whyNoRun() const
{
    const OpenModel& model = m_parts.model;
    if (m_parts.opening.isUnderWay())
        return tr("A file is being read; what it holds can be run when that is done.");
    if (!model.path().isEmpty() && !model.info() && !model.knowsInputs() && model.isBeingRead())
        return tr("The model is still being read; its inputs are known when that is done.");
    if (!model.path().isEmpty())
        return {};
    if (m_parts.shown.file.isEmpty())
        return tr("Nothing is open that could be run; open a model first (Ctrl+O).");
    if (model.missing().isEmpty())
        return tr("This run does not say which model it is of; take Choose the model… in the menu Run.");
    return tr("The model of this run, %1, was not found; take Choose the model… in the menu Run.")
        .arg(QDir::toNativeSeparators(model.missing()));
}

void RunController::run()
{
    if (!canRun() || m_parts.model.asksFirst([this] { run(); }))
        return;
    m_parts.model.rememberJob();
    startOriginal();
}

void RunController::setTransforms(const job::Transforms& transforms)
{
    if (m_stages.awaits(transforms))
        return;
    giveUpInputs();
    if (!whyNoRun().isEmpty() ||
        (!transforms.empty() && m_parts.model.asksFirst([this, transforms] { setTransforms(transforms); }))) {
        Q_EMIT transformsChanged(); // what was clicked goes back
        return;
    }
    if (m_stages.stage() == VariantStages::Stage::Original) { // what comes after it is another thing now
        m_stages.setTransforms(transforms);
        Q_EMIT stageStarted(m_stages.position(), m_stages.count());
        return;
    }
    const bool isDropped = m_stages.isRunning();
    if (isDropped) { // a variant that is no longer wanted
        m_session.abandon();
        m_stages.drop();
    }
    if (transforms.empty())
        showOriginal();
    else
        showVariant(transforms);
    if (isDropped && !isRunning())
        endWithoutVariant();
}

void RunController::giveUpInputs()
{
    if (m_stages.awaitsInputs())
        m_stages.giveUpInputs(transformsOf(*m_parts.shown.run));
}

void RunController::showVariant(const job::Transforms& transforms)
{
    const OpenRun* original = m_parts.runs.runOf(m_parts.model.job());
    if (original == nullptr) {
        m_stages.await(transforms);
        run();
        return;
    }
    job::Job job = m_parts.model.job();
    job.transforms = transforms;
    const OpenRun* variant = m_parts.runs.variantOf(*original->run, job);
    const QString file = variant != nullptr ? variant->file : QString();
    const QString originalFile = original->file;
    Q_EMIT originalWanted(originalFile); // beside the comparison
    m_stages.await(transforms);
    if (file.isEmpty()) {
        startVariant(originalFile, true);
        return;
    }
    const auto run = variant->run;
    Q_EMIT variantReady(originalFile, file);
    m_stages.settle();
    Q_EMIT changed();
    tellOfOlderVariant(*run);
    tellOfVariant(*run);
}

void RunController::tellOfOlderVariant(const graph::Run& run)
{
    const QString said =
        tr("The %1 run of %2 has the same model, inputs and options, so Compare takes it; Run (F5) "
           "makes a new one.",
           "transforms, time of day")
            .arg(widgets::transformsText(transformsOf(run)), timeOfDay(run));
    Q_EMIT logged(QStringLiteral("window"), said + QLatin1Char('\n'));
    Q_EMIT note(said);
}

void RunController::showOriginal()
{
    if (transformsOf(*m_parts.shown.run).empty()) {
        m_stages.setTransforms({});
        return;
    }
    if (const OpenRun* original = m_parts.runs.runOf(m_parts.model.job())) {
        Q_EMIT originalWanted(original->file);
        return;
    }
    if (m_parts.model.asksFirst([this] { setTransforms({}); })) {
        Q_EMIT transformsChanged();
        return;
    }
    m_stages.await({});
    run();
}

void RunController::startOriginal()
{
    m_death.reset();
    const job::Job job = withOutput(m_parts.model.job());
    m_nextChange = RunChange::Rerun;
    m_stages.startOriginal(QString::fromStdString(job.output));
    start(job, true);
    Q_EMIT logged(QStringLiteral("window"), tr("The run goes to %1; Save run as… keeps it elsewhere.\n")
                                                .arg(QDir::toNativeSeparators(m_stages.originalFile())));
}

void RunController::startVariant(const QString& originalFile, bool isFirst)
{
    job::Job job = withOutput(m_parts.model.job());
    job.transforms = transforms();
    m_stages.startVariant(originalFile);
    start(job, isFirst);
    Q_EMIT logged(
        QStringLiteral("window"),
        tr("The variant with %1 is run.\n", "transforms").arg(widgets::transformsText(transforms())));
}

job::Job RunController::withOutput(const job::Job& job) const
{
    QStringList kept = m_parts.queue.left();
    for (const OpenRun& open : m_parts.runs.all())
        kept << open.file;
    job::Job run = asSetUp(job);
    run.output = newRunFile(m_parts.model.path(), kept).toStdString();
    return run;
}

void RunController::start(const job::Job& job, bool isFirst)
{
    m_start(m_session, job);
    if (isFirst)
        Q_EMIT runStarted();
    Q_EMIT stageStarted(m_stages.position(), m_stages.count());
    Q_EMIT changed();
}

void RunController::stop()
{
    if (m_session.isRunning()) {
        m_session.stop();
        return;
    }
    if (m_stages.stage() != VariantStages::Stage::Original)
        return;
    // Between the two: the original is whole, its file is being read.
    Outcome outcome;
    outcome.status = ExitStatus::Stopped;
    outcome.byUser = true;
    outcome.say(say::variantNotRun());
    endVariant(outcome);
}

void RunController::drop()
{
    m_session.abandon();
    m_stages.drop();
    m_stages.setTransforms({});
    m_death.reset();
}

void RunController::takeResults(const QString& file, const std::shared_ptr<const graph::Run>& run, bool ended)
{
    if (m_stages.readsOriginal())
        takeOriginal(file, run, ended);
    else if (ended) // the original stays to be seen until the variant is whole
        takeVariant(file, run);
}

void RunController::takeOriginal(const QString& file, const std::shared_ptr<const graph::Run>& run,
                                 bool ended)
{
    const auto death = ended ? std::exchange(m_death, std::nullopt) : std::nullopt;
    if (ended)
        m_parts.runs.put(file, run);
    if (ended && !isRunning()) // no variant follows
        m_stages.settle();
    Q_EMIT originalRead(file, death ? withDeath(*run, *death) : run,
                        std::exchange(m_nextChange, RunChange::Grown), ended);
    if (!ended || m_stages.stage() != VariantStages::Stage::Original)
        return;               // it goes on, it failed, or it was stopped
    if (transforms().empty()) // taken back meanwhile
        endWithoutVariant();
    else
        startVariant(file, false);
}

void RunController::takeVariant(const QString& file, const std::shared_ptr<const graph::Run>& run)
{
    m_parts.runs.put(file, run);
    if (run->status == graph::RunStatus::Done)
        Q_EMIT variantReady(m_stages.originalFile(), file);
    m_stages.settle();
    Q_EMIT changed();
    if (run->status != graph::RunStatus::Done)
        return;
    tellOfHidden(*run);
    tellOfVariant(*run);
}

/// Once, when the variant is new: the words of a comparison say it too.
void RunController::tellOfHidden(const graph::Run& run)
{
    QStringList said;
    for (const graph::Problem& problem : run.problems)
        if (problem.id == say::hiddenNotQuantized.form.problem)
            said << widgets::inWordsOfTheWindow(problem);
    if (!said.isEmpty())
        Q_EMIT note(said.join(QLatin1Char(' ')));
}

/// Its problems are not shown beside the original.
void RunController::tellOfVariant(const graph::Run& run)
{
    const graph::Problem* nothing = nullptr;
    const graph::Problem* skipped = nullptr;
    for (const graph::Problem& problem : run.problems) {
        if (problem.id == say::scaledNothing.form.problem)
            Q_EMIT message(widgets::inWordsOfTheWindow(problem));
        if (problem.said.id() == say::quantizedNothing.form.id)
            nothing = &problem;
        if (problem.said.id() == say::productsSkipped.form.id)
            skipped = &problem;
    }
    if (nothing != nullptr && skipped != nullptr)
        Q_EMIT roundedNothing(widgets::inWordsOfTheWindow(*skipped));
}

void RunController::takeFailure(const QString& sentence)
{
    if (m_stages.stage() == VariantStages::Stage::Original) // its variant has nothing to be compared with
        stop();
    m_stages.settle();
    Q_EMIT message(sentence);
}

void RunController::handleEnd(const Outcome& outcome)
{
    if (m_stages.stage() == VariantStages::Stage::Variant)
        endVariant(outcome);
    else
        endOriginal(outcome);
}

void RunController::endVariant(const Outcome& outcome)
{
    const bool makesWay = m_parts.opening.isGood();
    const Outcome whole = m_stages.endVariant(outcome, transformsOf(*m_parts.shown.run));
    if (outcome.status != ExitStatus::Done) {
        Q_EMIT logged(QStringLiteral("engine"), shownSentence(outcome));
        if (!makesWay && !outcome.sentence.isEmpty())
            Q_EMIT message(outcomeText(outcome));
    }
    Q_EMIT runEnded(whole);
    Q_EMIT changed();
    if (makesWay)
        Q_EMIT madeWay({});
}

/// Where none follows that is run.
void RunController::endWithoutVariant()
{
    Q_EMIT runEnded(m_stages.endWithoutVariant());
    Q_EMIT changed();
}

void RunController::endOriginal(const Outcome& outcome)
{
    m_death.reset();
    const bool makesWay = m_parts.opening.isGood();
    if (m_stages.endOriginal(outcome, makesWay))
        return; // the variant follows as soon as its results are read
    if (!makesWay && outcome.status != ExitStatus::Done && !outcome.sentence.isEmpty())
        tellProblem(outcome);
    Q_EMIT runEnded(outcome);
    if (makesWay)
        Q_EMIT madeWay(outcome.runFile);
}

void RunController::tellProblem(const Outcome& outcome)
{
    Q_EMIT logged(QStringLiteral("engine"), shownSentence(outcome));
    Q_EMIT message(outcomeText(outcome));
    if (outcome.runFile.isEmpty())
        Q_EMIT originalRead({}, withDeath(*m_parts.shown.run, outcome), RunChange::Grown, true);
    else
        m_death = outcome; // told beside what it recorded
}

} // namespace scalescope::app
