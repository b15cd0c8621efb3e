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
    if (m_awaitsResults && transforms == m_transforms)
        return;
    if (!whyNoRun().isEmpty()) {
        Q_EMIT transformsChanged(); // what was clicked goes back
        return;
    }
    if (!transforms.empty() && asksFirst([this, transforms] { setTransforms(transforms); })) {
        Q_EMIT transformsChanged();
        return;
    }
    if (m_stage == Stage::Original) { // what comes after it is another thing now, or nothing
        takeTransforms(transforms);
        Q_EMIT stageStarted(0, m_transforms.empty() ? 1 : 2);
        return;
    }
    const bool isDropped = m_stage == Stage::Twin;
    if (isDropped)
        dropTwin();
    if (transforms.empty())
        showOriginal();
    else
        showTwin(transforms);
    if (isDropped && !isRunning())
        tellOfDroppedTwin();
}

void Workspace::followShown(const std::vector<std::string>& transforms)
{
    if (!m_awaitsResults)
        takeTransforms(transforms);
}

void Workspace::showTwin(const std::vector<std::string>& transforms)
{
    const OpenRun* original = m_runs.runOf(m_job);
    if (original == nullptr) {
        m_awaitsResults = true;
        takeTransforms(transforms);
        run();
        return;
    }
    job::Job job = m_job;
    job.transforms = transforms;
    const OpenRun* twin = m_runs.runOf(job);
    const QString file = twin != nullptr ? twin->file : QString();
    m_originalFile = original->file;
    show(m_originalFile); // beside the comparison
    m_awaitsResults = true;
    takeTransforms(transforms);
    if (!file.isEmpty()) {
        Q_EMIT twinReady(m_originalFile, file);
        m_awaitsResults = false;
        Q_EMIT changed();
        return;
    }
    m_secondsBefore = 0;
    startTwin(true);
}

void Workspace::showOriginal()
{
    if (transformsOf(m_document.run()).empty()) {
        takeTransforms({});
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
    m_awaitsResults = true;
    takeTransforms({});
    run();
}

void Workspace::takeTransforms(const std::vector<std::string>& transforms)
{
    if (transforms == m_transforms)
        return;
    m_transforms = transforms;
    Q_EMIT transformsChanged();
}

/// A twin that is being run is no longer wanted.
void Workspace::dropTwin()
{
    m_session.abandon();
    m_stage = Stage::None;
    m_reads = Stage::None;
    m_awaitsResults = false;
}

/// Where none follows that is run.
void Workspace::tellOfDroppedTwin()
{
    Outcome outcome;
    outcome.seconds = m_secondsBefore;
    Q_EMIT runEnded(outcome);
    Q_EMIT changed();
}

void Workspace::startOriginal()
{
    m_death.reset();
    m_secondsBefore = 0;
    start(m_job, Stage::Original, true);
    Q_EMIT logged(QStringLiteral("window"), tr("The run goes to %1; Save run as… keeps it elsewhere.\n")
                                                .arg(QDir::toNativeSeparators(m_originalFile)));
}

void Workspace::startTwin(bool isFirst)
{
    job::Job job = m_job;
    job.transforms = m_transforms;
    start(job, Stage::Twin, isFirst);
    Q_EMIT logged(QStringLiteral("window"),
                  tr("The twin with %1 is run.\n", "transforms").arg(widgets::transformsText(m_transforms)));
}

void Workspace::start(const job::Job& job, Stage stage, bool isFirst)
{
    QStringList kept = m_together;
    for (const OpenRun& open : m_runs.all())
        kept << open.file;
    job::Job run = asSetUp(job);
    run.output = newRunFile(m_model, kept).toStdString();
    if (stage == Stage::Original)
        m_originalFile = QString::fromStdString(run.output);
    m_stage = stage;
    m_reads = stage;
    m_awaitsResults = true;
    m_session.start(run);
    if (isFirst)
        Q_EMIT runStarted();
    const bool hasTwin = stage == Stage::Twin || !m_transforms.empty();
    Q_EMIT stageStarted(stage == Stage::Twin ? 1 : 0, hasTwin ? 2 : 1);
    Q_EMIT changed();
}

void Workspace::stop()
{
    if (m_session.isRunning()) {
        m_session.stop();
        return;
    }
    if (m_stage != Stage::Original)
        return;
    // Between the two: the original is whole, its file is being read.
    Outcome outcome;
    outcome.status = ExitStatus::Stopped;
    outcome.byUser = true;
    outcome.sentence = tr("The twin was not run: it was stopped before it began.");
    outcome.seconds = m_secondsBefore;
    endTwin(outcome);
}

void Workspace::takeResults(const QString& file, const std::shared_ptr<const graph::Run>& run, bool ended)
{
    if (m_reads == Stage::Original) {
        if (ended)
            m_runs.put(file, run);
        if (ended && m_stage == Stage::None) // no twin follows
            m_awaitsResults = false;
        showRun(file, run, ended);
        if (ended)
            followWithTwin();
        return;
    }
    if (!ended) // the original stays to be seen until the twin is whole
        return;
    m_runs.put(file, run);
    if (run->status == graph::RunStatus::Done)
        Q_EMIT twinReady(m_originalFile, file);
    m_awaitsResults = false;
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
    if (m_stage != Stage::Original)
        return; // it failed, or was stopped
    m_originalFile = m_runFile;
    if (m_transforms.empty()) { // taken back meanwhile
        Outcome outcome;
        outcome.seconds = m_secondsBefore;
        m_stage = Stage::None;
        m_awaitsResults = false;
        Q_EMIT runEnded(outcome);
        Q_EMIT changed();
        return;
    }
    startTwin(false);
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
    if (m_stage == Stage::Twin)
        endTwin(outcome);
    else
        endOriginal(outcome);
}

void Workspace::endTwin(const Outcome& outcome)
{
    m_stage = Stage::None;
    const bool makesWay = m_opening && m_opening->isGood();
    Outcome whole = outcome;
    whole.seconds += m_secondsBefore;
    whole.field.clear(); // the inputs fit: the original was run with them
    if (outcome.status != ExitStatus::Done) {
        m_awaitsResults = false;
        takeTransforms(transformsOf(m_document.run()));
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
    if (!makesWay && !m_transforms.empty() && outcome.status == ExitStatus::Done) {
        m_secondsBefore = outcome.seconds; // the twin follows as soon as its results are read
        return;
    }
    m_stage = Stage::None;
    if (outcome.status != ExitStatus::Done) {
        m_awaitsResults = false;
        takeTransforms({});
    }
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
