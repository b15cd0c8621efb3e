// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/workspace.h"

#include "app/desktop/delete_soon.h"
#include "app/desktop/example_files.h"
#include "app/desktop/job_summary.h"
#include "app/desktop/outcome_text.h"
#include "app/desktop/run_files.h"
#include "core/job/inputs_file.h"
#include "core/job/text_file.h"
#include "core/report/shown_text.h"
#include "widgets/models/message_text.h"
#include "widgets/models/transform_names.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <iterator>
#include <utility>

namespace scalescope::app {

using widgets::RunChange;

namespace {

/// Says what went wrong; empty on success. An older file at `to` stays until the copy is whole.
QString copyFile(const QString& from, const QString& to)
{
    const QString temporary = to + QStringLiteral(".copying");
    QFile::remove(temporary);
    QFile source(from);
    if (!source.copy(temporary))
        return source.errorString();
    if (QFile::exists(to) && !QFile::remove(to))
        return Workspace::tr("the old file can't be replaced");
    return QFile::rename(temporary, to) ? QString() : Workspace::tr("the copy can't be renamed");
}

job::Job jobFor(const QString& model)
{
    job::Job job;
    job.model = model.toStdString();
    job.baseFolder = QFileInfo(model).absolutePath().toStdString();
    return job;
}

/// What the engine says may hold texts of the model's file.
QString shownSentence(const Outcome& outcome)
{
    return QString::fromStdString(report::shownText(outcomeText(outcome).toStdString()));
}

} // namespace

Workspace::Workspace(widgets::Document& document, Settings& settings, QObject* parent)
    : QObject(parent), m_document(document), m_settings(settings), m_consents(settings)
{
    connect(&m_session, &RunSession::phaseStarted, this, &Workspace::phaseStarted);
    connect(&m_session, &RunSession::progressed, this, &Workspace::progressed);
    connect(&m_session, &RunSession::logged, this, &Workspace::logged);
    connect(&m_session, &RunSession::resultsRead, this, &Workspace::takeResults);
    connect(&m_session, &RunSession::readFailed, this, [this](const QString& sentence) {
        if (m_stages.stage() == TwinStages::Stage::Original) // its twin has nothing to be compared with
            stop();
        m_stages.settle();
        Q_EMIT message(sentence);
    });
    connect(&m_session, &RunSession::ended, this, &Workspace::handleEnd);
    connect(&m_stages, &TwinStages::transformsChanged, this, &Workspace::transformsChanged);
    connectReading();
}

void Workspace::connectReading()
{
    connect(&m_opening, &FileOpening::good, this, &Workspace::finishOpening);
    connect(&m_opening, &FileOpening::failed, this, [this](const QString& sentence) {
        Q_EMIT readingEnded();
        Q_EMIT changed();
        Q_EMIT message(sentence);
    });
    connect(&m_queue, &RunQueue::wasRead, this, &Workspace::takeTogether);
    connect(&m_queue, &RunQueue::failed, this, &Workspace::message);
    connect(&m_queue, &RunQueue::ended, this, &Workspace::endTogether);
    connect(&m_followers, &RunFollowers::grown, this, &Workspace::takeGrown);
    connect(&m_followers, &RunFollowers::ended, this, &Workspace::takeFollowedEnd);
    connect(&m_followers, &RunFollowers::lost, this, [this](const QString& file, const QString& sentence) {
        if (const OpenRun* open = m_runs.find(file))
            m_runs.put(file, std::shared_ptr(open->run));
        Q_EMIT changed();
        Q_EMIT message(sentence);
    });
    connect(&m_watch, &ModelWatch::changed, this, [this] {
        askForInfo();
        if (modelChangedSince(m_document.run(), m_model))
            Q_EMIT modelChanged();
    });
}

QString Workspace::name() const
{
    return QFileInfo(m_model.isEmpty() ? m_runFile : m_model).fileName();
}

void Workspace::setJob(const job::Job& job)
{
    m_job = job;
    m_job.model = m_model.toStdString();
    m_knowsInputs = true;
    m_settings.setLastJob(m_model, m_job);
    Q_EMIT changed();
}

// A copy: the list that it may be from changes.
void Workspace::show(QString file) // NOLINT(performance-unnecessary-value-param)
{
    const OpenRun* found = m_runs.find(file);
    if (found == nullptr || isRunning() || file == m_runFile)
        return;
    const OpenRun open = *found;
    m_opening.cancel();
    const auto& job = open.job;
    const bool isOfSameModel = job && job->model == m_model.toStdString();
    if (isOfSameModel) {
        m_death.reset();
        if (auto setUp = asSetUp(*job); setUp.transforms.clear(), setUp != m_job)
            takeFactsOf(open);
    } else {
        reset();
        takeFactsOf(open);
    }
    showRun(file, open.run, isOfSameModel ? RunChange::Rerun : RunChange::Another, true);
    if (!m_missingModel.isEmpty())
        Q_EMIT modelMissed();
}

void Workspace::close(QString file)
{
    const bool isShown = file == m_runFile;
    if (isShown && isRunning())
        return;
    m_followers.remove(file);
    if (m_runs.find(file) != nullptr)
        m_settings.addRecentFile(file); // where it can be opened again
    const auto& all = m_runs.all();
    const auto position =
        std::find_if(all.begin(), all.end(), [&](const auto& run) { return run.file == file; });
    QString next;
    if (position != all.end() && all.size() > 1)
        next = position == all.begin() ? all[1].file : std::prev(position)->file;
    m_runs.remove(file);
    if (!isShown)
        return;
    if (!next.isEmpty()) {
        show(next);
    } else {
        reset();
        Q_EMIT changed();
    }
}

void Workspace::openTogether(const QStringList& files, const QString& shown, const QStringList& named)
{
    m_toBeShown = shown;
    m_named = named;
    m_queue.read(files);
    Q_EMIT readingStarted();
}

void Workspace::takeTogether(const QString& file, const std::shared_ptr<const graph::Run>& run)
{
    if (m_named.contains(file))
        m_settings.addRecentFile(file);
    putOpened(file, run, m_queue.takeFollower());
    // Where one opened something else meanwhile, that stays.
    if (file == m_toBeShown && isEmpty() && !m_opening.isUnderWay())
        showOpened(file);
}

void Workspace::endTogether()
{
    Q_EMIT readingEnded();
    if (!m_runs.all().empty() && isEmpty() && !m_opening.isUnderWay())
        showOpened(m_runs.all().back().file); // of those that could be read
    m_toBeShown.clear();
}

void Workspace::saveRunAs(const QString& path)
{
    m_copies.start([this, from = m_runFile, path] {
        const QString failure = copyFile(from, path);
        QMetaObject::invokeMethod(
            this, [this, path, failure] { tellCopied(path, failure); }, Qt::QueuedConnection);
    });
}

void Workspace::tellCopied(const QString& path, const QString& failure)
{
    if (!failure.isEmpty()) {
        Q_EMIT message(tr("The run was not saved as %1: %2.").arg(path, failure));
        return;
    }
    const QString from = std::exchange(m_runFile, path);
    m_runs.rename(from, path);
    m_settings.addRecentFile(path);
    Q_EMIT changed();
}

void Workspace::open(const QString& path)
{
    const QFileInfo file(path);
    if (!file.exists()) {
        Q_EMIT message(tr("There is no file %1.").arg(QDir::toNativeSeparators(path)));
        return;
    }
    if (isRunFile(path)) {
        openRun(file.absoluteFilePath());
    } else {
        agreeTo(job::filesOf(jobFor(file.absoluteFilePath())));
        openModel(file.absoluteFilePath());
    }
}

void Workspace::openRemembered(const QString& model)
{
    openModel(QFileInfo(model).absoluteFilePath());
}

void Workspace::openModel(const QString& path)
{
    m_opening.cancel();
    if (isEmpty()) { // nothing to lose: with known inputs it can be run while the engine reads it
        takeModel(path);
        m_isUnread = m_consents.missingOf(job::filesOf(m_job)).model.empty();
        askForInfo();
        Q_EMIT changed();
        return;
    }
    m_opening.readModel(path, askAbout(path, m_settings.lastJob(path)));
    Q_EMIT infoRequested();
    Q_EMIT changed();
}

void Workspace::openRun(const QString& path)
{
    m_opening.readRun(path);
    Q_EMIT readingStarted();
    Q_EMIT changed();
}

void Workspace::finishOpening()
{
    if (!m_opening.isGood())
        return;
    if (isRunning()) { // the run's end comes back here when its file is whole
        stop();
        return;
    }
    FileOpening::Opened opened = m_opening.take();
    reset();
    if (opened.run) {
        Q_EMIT readingEnded();
        putOpened(opened.path, opened.run, std::move(opened.follower));
        showOpened(opened.path);
    } else {
        takeModel(opened.path);
        setReader(std::move(opened.model));
        m_info = m_reader->info();
        Q_EMIT changed();
        Q_EMIT infoReceived();
    }
    m_settings.addRecentFile(opened.path);
}

void Workspace::takeModel(const QString& path)
{
    m_model = path;
    m_watch.watch(m_model);
    m_job = jobFor(path);
    if (const auto last = m_settings.lastJob(path)) {
        m_job = asSetUp(*last);
        m_job.model = path.toStdString();
        m_knowsInputs = true;
    } else {
        takeInputsBeside();
    }
}

void Workspace::takeInputsBeside()
{
    const QString file = inputsBeside(m_model);
    if (file.isEmpty())
        return;
    auto inputs = job::readFile(file.toStdString(), job::largestInputsFile).and_then(job::inputsFromText);
    if (inputs) {
        m_job.inputs = std::move(inputs.value());
        m_knowsInputs = true;
    } else {
        Q_EMIT message(tr("%1: %2").arg(QFileInfo(file).fileName(), widgets::messageText(inputs.error())));
    }
}

void Workspace::putOpened(const QString& file, const std::shared_ptr<const graph::Run>& run,
                          std::unique_ptr<RunFollower> follower)
{
    m_followers.remove(file);
    const bool isGrowing =
        run->status == graph::RunStatus::Incomplete && follower != nullptr && follower->hasMore();
    m_runs.put(file, run, isGrowing);
    if (isGrowing)
        m_followers.add(std::move(follower));
}

void Workspace::showOpened(const QString& file)
{
    const OpenRun open = *m_runs.find(file); // a copy: what is told here may change the list
    takeFactsOf(open);
    showRun(file, open.run, RunChange::Another, !open.isGrowing);
    tellOfModel(*open.run);
    if (open.isGrowing)
        Q_EMIT state(tr("The run of %1 still goes: another program writes it, and what it records is shown "
                        "as it comes.")
                         .arg(QFileInfo(file).fileName()));
    else if (open.run->status == graph::RunStatus::Incomplete)
        tellIncomplete(file);
}

void Workspace::tellOfModel(const graph::Run& run)
{
    if (!m_missingModel.isEmpty())
        Q_EMIT modelMissed();
    else if (modelChangedSince(run, m_model))
        Q_EMIT modelChanged();
}

void Workspace::chooseModel(const QString& path)
{
    const OpenRun* open = m_runs.find(m_runFile);
    if (open == nullptr || isRunning() || m_opening.isUnderWay())
        return;
    const auto run = open->run;
    agreeTo(job::filesOf(jobFor(path)));
    if (open->job) {
        m_runs.setModel(open->job->model, path.toStdString());
        takeFactsOf(*m_runs.find(m_runFile));
    } else {
        takeModel(path);
        askForInfo();
    }
    Q_EMIT changed();
    tellOfModel(*run);
}

void Workspace::takeFactsOf(const OpenRun& open)
{
    const auto& job = open.job;
    if (!job)
        return;
    m_job = asSetUp(*job);
    m_job.transforms.clear();
    followShown(job->transforms);
    m_knowsInputs = true;
    const QString model = QString::fromStdString(job->model);
    const bool isThere = QFileInfo(model).isFile();
    m_missingModel = isThere ? QString() : model;
    if (isThere && model != m_model) {
        m_model = model;
        m_watch.watch(m_model);
        askForInfo();
    }
}

bool Workspace::isEmpty() const
{
    return m_model.isEmpty() && m_runFile.isEmpty() && m_document.run().graph.nodes.empty();
}

void Workspace::reset()
{
    m_session.abandon();
    m_stages.drop();
    m_stages.setTransforms({});
    m_opening.cancel();
    setReader(nullptr);
    m_isUnread = false;
    m_model.clear();
    m_missingModel.clear();
    m_runFile.clear();
    m_info.reset();
    m_death.reset();
    m_job = {};
    m_knowsInputs = false;
    m_watch.watch(m_model);
    m_document.setRun(std::make_shared<const graph::Run>());
    Q_EMIT closed();
}

QString Workspace::whyNoRun() const
{
    if (m_opening.isUnderWay())
        return tr("A file is being read; what it holds can be run when that is done.");
    if (!m_model.isEmpty() && !m_info && !m_knowsInputs && activity() == Activity::ReadsModel)
        return tr("The model is still being read; its inputs are known when that is done.");
    if (!m_model.isEmpty())
        return {};
    if (m_runFile.isEmpty())
        return tr("Nothing is open that could be run; open a model first (Ctrl+O).");
    if (m_missingModel.isEmpty())
        return tr("This run does not say which model it is of; take Choose the model… in the menu Run.");
    return tr("The model of this run, %1, was not found; take Choose the model… in the menu Run.")
        .arg(QDir::toNativeSeparators(m_missingModel));
}

QString Workspace::whyNoInputs() const
{
    if (m_info)
        return {};
    if (QString reason = whyNoRun(); !reason.isEmpty())
        return reason;
    if (!m_consents.missingOf(job::filesOf(m_job)).model.empty())
        return {}; // it is asked for when they are wanted
    return m_reader != nullptr && m_reader->isRunning()
               ? tr("The model is still being read; its inputs are known when that is done.")
               : tr("The model was not read, so that its inputs are not known; open it again to see why.");
}

Workspace::Activity Workspace::activity() const
{
    if (m_opening.isUnderWay())
        return m_opening.isOfModel() ? Activity::ReadsModel : Activity::ReadsRun;
    const bool isAsked = m_reader != nullptr && m_reader->isRunning();
    if (isAsked && !m_reader->info())
        return Activity::ReadsModel;
    if (!m_queue.left().isEmpty())
        return Activity::ReadsRun;
    if (isAsked && m_reader->triesInputs())
        return Activity::TriesInputs;
    return isFollowed(m_runFile) ? Activity::Follows : Activity::None;
}

/// Reading a model runs code of its own, so that one which only a file names waits until somebody wants it.
void Workspace::askForInfo()
{
    setReader(nullptr);
    if (!m_consents.missingOf(job::filesOf(jobFor(m_model))).model.empty())
        return;
    setReader(askAbout(m_model, m_job));
    Q_EMIT infoRequested();
}

bool Workspace::asksFirst(const std::function<void()>& next)
{
    m_asked = m_consents.missingOf(job::filesOf(m_job));
    if (app::isEmpty(m_asked))
        return false;
    m_afterConsent = next;
    Q_EMIT consentNeeded(m_asked);
    return true;
}

bool Workspace::askToRead()
{
    return !m_model.isEmpty() && asksFirst({});
}

void Workspace::takeConsent(bool agreed)
{
    const auto next = std::exchange(m_afterConsent, {});
    const job::JobFiles asked = std::exchange(m_asked, {});
    if (!agreed)
        return;
    agreeTo(asked);
    askForInfo();
    if (next)
        next();
}

std::unique_ptr<ModelReader> Workspace::askAbout(const QString& model,
                                                 const std::optional<job::Job>& knownJob)
{
    job::Job job = jobFor(model);
    job.command = job::Command::Info;
    job.trySuggestions = !knownJob || knownJob->inputs.empty();
    if (knownJob) // without those that only a file names
        job.opLibraries =
            without(job::filesOf(*knownJob), m_consents.missingOf(job::filesOf(*knownJob))).libraries;
    auto reader = std::make_unique<ModelReader>();
    reader->ask(job);
    return reader;
}

void Workspace::setReader(std::unique_ptr<ModelReader> reader)
{
    deleteSoon(std::exchange(m_reader, std::move(reader)), this);
    if (m_reader == nullptr)
        return;
    connect(m_reader.get(), &ModelReader::answered, this, &Workspace::takeInfo);
    connect(m_reader.get(), &ModelReader::ended, this, &Workspace::endInfo);
}

void Workspace::takeInfo()
{
    const bool isBetter = m_info && m_reader->hasTriedInputs(); // the second answer
    m_info = m_reader->info();
    if (isBetter) {
        Q_EMIT suggestionsReceived();
        return;
    }
    if (std::exchange(m_isUnread, false))
        m_settings.addRecentFile(m_model);
    Q_EMIT infoReceived();
}

void Workspace::endInfo(const QString& sentence)
{
    Q_EMIT infoEnded();
    if (m_info)
        return; // it answered before it ended
    if (m_isUnread && !isRunning()) {
        reset();
        if (m_queue.left().isEmpty() && !m_runs.all().empty())
            showOpened(m_runs.all().back().file);
        Q_EMIT changed();
    }
    Q_EMIT message(sentence);
}

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
    QStringList kept = m_queue.left();
    for (const OpenRun& open : m_runs.all())
        kept << open.file;
    job::Job run = asSetUp(job);
    run.output = newRunFile(m_model, kept).toStdString();
    return run;
}

void Workspace::start(const job::Job& job, bool isFirst)
{
    m_session.start(job);
    m_resultsAre = RunChange::Rerun;
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
        showRun(file, run, std::exchange(m_resultsAre, RunChange::Grown), ended);
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
            Q_EMIT message(widgets::messageText(problem));
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

void Workspace::showRun(const QString& file, const std::shared_ptr<const graph::Run>& run,
                        widgets::RunChange change, bool ended)
{
    m_runFile = file;
    if (ended && m_death) {
        auto told = std::make_shared<graph::Run>(*run);
        const bool wanted = m_death->byUser;
        graph::Problem death{wanted ? graph::Severity::Info : graph::Severity::Error,
                             wanted ? "stopped" : "engine-died",
                             report::shownText(m_death->sentence.toStdString()),
                             {},
                             {}};
        death.said = report::shownMessage(m_death->said);
        told->problems.insert(told->problems.begin(), death);
        m_document.setRun(told, change);
    } else {
        m_document.setRun(run, change);
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
    const bool makesWay = m_opening.isGood();
    const Outcome whole = m_stages.endTwin(outcome, transformsOf(m_document.run()));
    if (outcome.status != ExitStatus::Done) {
        Q_EMIT logged(QStringLiteral("engine"), shownSentence(outcome) + QLatin1Char('\n'));
        if (!makesWay && !outcome.sentence.isEmpty())
            Q_EMIT message(outcomeText(outcome));
    }
    Q_EMIT runEnded(whole);
    Q_EMIT changed();
    if (makesWay)
        QMetaObject::invokeMethod(this, &Workspace::finishOpening, Qt::QueuedConnection);
}

void Workspace::endOriginal(const Outcome& outcome)
{
    m_death.reset();
    const bool makesWay = m_opening.isGood();
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
    Q_EMIT message(outcomeText(outcome));
    if (outcome.runFile.isEmpty())
        showRun({}, std::make_shared<const graph::Run>(m_document.run()), RunChange::Grown, true);
}

void Workspace::takeGrown(const QString& file, const std::shared_ptr<const graph::Run>& run)
{
    m_runs.put(file, run, true);
    if (file == m_runFile)
        showRun(file, run, RunChange::Grown, false);
}

void Workspace::takeFollowedEnd(const QString& file, const QString& name,
                                const std::shared_ptr<const graph::Run>& run)
{
    const bool isShown = file == m_runFile;
    if (name != file) {
        m_runs.rename(file, name);
        m_settings.renameRecentFile(file, name);
    }
    m_runs.put(name, run);
    if (isShown)
        showRun(name, run, RunChange::Grown, true);
    else
        Q_EMIT changed();
    tellHowItEnded(name, *run);
}

void Workspace::tellHowItEnded(const QString& file, const graph::Run& run)
{
    const QString name = QFileInfo(file).fileName();
    switch (run.status) {
    case graph::RunStatus::Done:
        Q_EMIT note(tr("The run that was followed has ended: %1 is complete.").arg(name));
        return;
    case graph::RunStatus::Stopped:
        Q_EMIT message(
            tr("The run that was followed was stopped; %1 holds what it recorded until then.").arg(name));
        return;
    case graph::RunStatus::Failed:
        Q_EMIT message(
            tr("The run that was followed has failed; %1 holds what it recorded until then.").arg(name));
        return;
    case graph::RunStatus::Incomplete:
        tellIncomplete(file);
        return;
    }
}

void Workspace::tellIncomplete(const QString& file)
{
    Q_EMIT message(tr("%1 is incomplete: its run was ended before it could finish. What was recorded until "
                      "then is shown.")
                       .arg(QFileInfo(file).fileName()));
}

} // namespace scalescope::app
