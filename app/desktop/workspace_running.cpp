// SPDX-License-Identifier: GPL-3.0-or-later
// How a model and its twin are run: one after the other, as one piece of work.
#include "app/desktop/job_summary.h"
#include "app/desktop/workspace.h"
#include "core/report/shown_text.h"
#include "widgets/models/engine_sentence.h"
#include "widgets/models/transform_names.h"

#include <QDir>

namespace scalescope::app {

namespace {

/// What the engine says may hold texts of the model's file.
QString shownSentence(const Outcome& outcome)
{
    return QString::fromStdString(report::shownText(widgets::engineSentence(outcome.sentence).toStdString()));
}

} // namespace

void Workspace::run()
{
    if (!canRun() || asksFirst([this] { run(); }))
        return;
    m_settings.setLastJob(m_model, m_job);
    startOriginal();
}

void Workspace::setTransforms(const std::vector<std::string>& transforms)
{
    if (m_stages.awaits(transforms))
        return;
    if (!whyNoRun().isEmpty()) {
        Q_EMIT transformsChanged(); // what was clicked goes back
        return;
    }
    if (!transforms.empty() && asksFirst([this, transforms] { setTransforms(transforms); })) {
        Q_EMIT transformsChanged();
        return;
    }
    if (m_stages.stage() == TwinStages::Stage::Original) { // what comes after it is another thing now
        m_stages.setTransforms(transforms);
        Q_EMIT stageStarted(m_stages.position(), m_stages.count());
        return;
    }
    const bool isDropped = m_stages.isRunning();
    if (isDropped) { // a twin that is no longer wanted
        m_session.abandon();
        m_stages.drop();
    }
    if (transforms.empty())
        showOriginal();
    else
        showTwin(transforms);
    if (isDropped && !isRunning())
        tellOfDroppedTwin();
}

void Workspace::showTwin(const std::vector<std::string>& transforms)
{
    const OpenRun* original = m_runs.runOf(m_job);
    if (original == nullptr) {
        m_stages.await(transforms);
        run();
        return;
    }
    job::Job job = m_job;
    job.transforms = transforms;
    const OpenRun* twin = m_runs.runOf(job);
    const QString file = twin != nullptr ? twin->file : QString();
    const QString originalFile = original->file;
    show(originalFile); // beside the comparison
    m_stages.await(transforms);
    if (file.isEmpty()) {
        startTwin(originalFile, true);
        return;
    }
    Q_EMIT twinReady(originalFile, file);
    m_stages.settle();
    Q_EMIT changed();
}

void Workspace::showOriginal()
{
    if (transformsOf(m_document.run()).empty()) {
        m_stages.setTransforms({});
        return;
    }
    if (const OpenRun* original = m_runs.runOf(m_job)) {
        show(original->file);
        return;
    }
    if (asksFirst([this] { setTransforms({}); })) {
        Q_EMIT transformsChanged();
        return;
    }
    m_stages.await({});
    run();
}

/// Where none follows that is run.
void Workspace::tellOfDroppedTwin()
{
    Q_EMIT runEnded(m_stages.endWithoutTwin());
    Q_EMIT changed();
}

void Workspace::startOriginal()
{
    m_death.reset();
    const job::Job job = withOutput(m_job);
    m_stages.startOriginal(QString::fromStdString(job.output));
    start(job, true);
    Q_EMIT logged(QStringLiteral("window"), tr("The run goes to %1; Save run as… keeps it elsewhere.\n")
                                                .arg(QDir::toNativeSeparators(m_stages.originalFile())));
}

void Workspace::startTwin(const QString& originalFile, bool isFirst)
{
    job::Job job = withOutput(m_job);
    job.transforms = transforms();
    m_stages.startTwin(originalFile);
    start(job, isFirst);
    Q_EMIT logged(QStringLiteral("window"),
                  tr("The twin with %1 is run.\n", "transforms").arg(widgets::transformsText(transforms())));
}

job::Job Workspace::withOutput(const job::Job& job) const
{
    QStringList kept = m_together;
    for (const OpenRun& open : m_runs.all())
        kept << open.file;
    job::Job run = asSetUp(job);
    run.output = newRunFile(m_model, kept).toStdString();
    return run;
}

void Workspace::start(const job::Job& job, bool isFirst)
{
    m_session.start(job);
    if (isFirst)
        Q_EMIT runStarted();
    Q_EMIT stageStarted(m_stages.position(), m_stages.count());
    Q_EMIT changed();
}

void Workspace::stop()
{
    if (m_session.isRunning()) {
        m_session.stop();
        return;
    }
    if (m_stages.stage() != TwinStages::Stage::Original)
        return;
    // Between the two: the original is whole, its file is being read.
    Outcome outcome;
    outcome.status = ExitStatus::Stopped;
    outcome.byUser = true;
    outcome.sentence = tr("The twin was not run: it was stopped before it began.");
    endTwin(outcome);
}

void Workspace::takeResults(const QString& file, const std::shared_ptr<const graph::Run>& run, bool ended)
{
    if (m_stages.readsOriginal()) {
        if (ended)
            m_runs.put(file, run);
        if (ended && !isRunning()) // no twin follows
            m_stages.settle();
        showRun(file, run, ended);
        if (ended)
            followWithTwin();
        return;
    }
    if (!ended) // the original stays to be seen until the twin is whole
        return;
    m_runs.put(file, run);
    if (run->status == graph::RunStatus::Done)
        Q_EMIT twinReady(m_stages.originalFile(), file);
    m_stages.settle();
    Q_EMIT changed();
    if (run->status != graph::RunStatus::Done)
        return;
    // The twin's problems are not shown beside the original.
    for (const graph::Problem& problem : run->problems) {
        if (problem.id == "transform-without-effect" || problem.id == "not-transformed")
            Q_EMIT message(widgets::engineSentence(QString::fromStdString(problem.message)));
    }
}

void Workspace::followWithTwin()
{
    if (m_stages.stage() != TwinStages::Stage::Original)
        return;               // it failed, or was stopped
    if (transforms().empty()) // taken back meanwhile
        tellOfDroppedTwin();
    else
        startTwin(m_runFile, false);
}

void Workspace::showRun(const QString& file, const std::shared_ptr<const graph::Run>& run, bool ended)
{
    m_runFile = file;
    if (ended && m_death) {
        auto told = std::make_shared<graph::Run>(*run);
        const bool wanted = m_death->byUser;
        told->problems.insert(told->problems.begin(),
                              {wanted ? graph::Severity::Info : graph::Severity::Error,
                               wanted ? "stopped" : "engine-died",
                               report::shownText(m_death->sentence.toStdString()),
                               {},
                               {}});
        m_document.setRun(told);
    } else {
        m_document.setRun(run);
    }
    Q_EMIT changed();
    Q_EMIT resultsShown(ended);
}

void Workspace::handleEnd(const Outcome& outcome)
{
    if (m_stages.stage() == TwinStages::Stage::Twin)
        endTwin(outcome);
    else
        endOriginal(outcome);
}

void Workspace::endTwin(const Outcome& outcome)
{
    const bool makesWay = m_opening && m_opening->isGood();
    const Outcome whole = m_stages.endTwin(outcome, transformsOf(m_document.run()));
    if (outcome.status != ExitStatus::Done) {
        Q_EMIT logged(QStringLiteral("engine"), shownSentence(outcome) + QLatin1Char('\n'));
        if (!makesWay && !outcome.sentence.isEmpty())
            Q_EMIT message(outcome.sentence);
    }
    Q_EMIT runEnded(whole);
    Q_EMIT changed();
    if (makesWay)
        QMetaObject::invokeMethod(this, &Workspace::finishOpening, Qt::QueuedConnection);
}

void Workspace::endOriginal(const Outcome& outcome)
{
    m_death.reset();
    const bool makesWay = m_opening && m_opening->isGood();
    if (m_stages.endOriginal(outcome, makesWay))
        return; // the twin follows as soon as its results are read
    if (!makesWay && outcome.status != ExitStatus::Done && !outcome.sentence.isEmpty())
        showProblem(outcome);
    Q_EMIT runEnded(outcome);
    if (!makesWay)
        return;
    // Not at once: the session goes on to read the run's file when this returns.
    const auto open = [this, model = name(), file = outcome.runFile] {
        finishOpening();
        if (!file.isEmpty())
            Q_EMIT message(tr("The run of %1 was ended; what it recorded is in %2.")
                               .arg(model, QDir::toNativeSeparators(file)));
    };
    QMetaObject::invokeMethod(this, open, Qt::QueuedConnection);
}

void Workspace::showProblem(const Outcome& outcome)
{
    m_death = outcome;
    Q_EMIT logged(QStringLiteral("engine"), shownSentence(outcome) + QLatin1Char('\n'));
    Q_EMIT message(outcome.sentence);
    if (outcome.runFile.isEmpty())
        showRun({}, std::make_shared<const graph::Run>(m_document.run()), true);
}

} // namespace scalescope::app
