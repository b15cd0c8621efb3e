// SPDX-License-Identifier: GPL-3.0-or-later
// How a file becomes what is open: read first, and taken when it is good.
#include "app/desktop/example_files.h"
#include "app/desktop/job_summary.h"
#include "app/desktop/workspace.h"
#include "core/job/inputs_file.h"
#include "core/job/text_file.h"
#include "widgets/models/engine_sentence.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace scalescope::app {

namespace {

/// Not at once: this may be called from one of its own signals.
void deleteSoon(std::unique_ptr<EngineProcess> engine, const QObject* receiver)
{
    if (engine == nullptr)
        return;
    engine->disconnect(receiver);
    engine.release()->deleteLater();
}

/// Whether inputs are to be looked for: where none are known.
bool triesInputs(const std::optional<job::Job>& known)
{
    return !known || known->inputs.empty();
}

bool wereTried(const job::ModelInfo& model)
{
    return std::ranges::any_of(model.methods, [](const auto& method) { return method.trial.has_value(); });
}

job::Job jobFor(const QString& model)
{
    job::Job job;
    job.model = model.toStdString();
    job.baseFolder = QFileInfo(model).absolutePath().toStdString();
    return job;
}

} // namespace

/// Run files are SQLite databases whatever they are called.
bool Workspace::isRunFile(const QString& path)
{
    QFile file(path);
    // A pipe would be waited for: there is nothing in it.
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return path.endsWith(QLatin1String(".scales")) || path.endsWith(QLatin1String(".scales.partial"));
    return file.read(15) == QByteArrayLiteral("SQLite format 3");
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
    cancelOpening();
    if (isEmpty()) { // nothing to lose: with known inputs it can be run while the engine reads it
        takeModel(path);
        m_isUnread = m_consents.missingOf(job::filesOf(m_job)).model.empty();
        askForInfo();
        Q_EMIT changed();
        return;
    }
    m_opening.emplace().path = path;
    const auto last = m_settings.lastJob(path);
    m_opening->triesInputs = triesInputs(last);
    m_opening->engine = askAbout(path, last);
    Q_EMIT infoRequested();
    Q_EMIT changed();
}

void Workspace::openRun(const QString& path)
{
    cancelOpening();
    m_opening.emplace().path = path;
    m_opening->follower = std::make_unique<RunFollower>(path); // before the file is read
    m_loader.load(path);
    Q_EMIT readingStarted();
    Q_EMIT changed();
}

void Workspace::cancelOpening()
{
    m_loader.cancel();
    if (!m_opening)
        return;
    deleteSoon(std::move(m_opening->engine), this);
    m_opening.reset();
}

void Workspace::failOpening(const QString& sentence)
{
    cancelOpening();
    Q_EMIT readingEnded();
    Q_EMIT changed();
    Q_EMIT message(sentence);
}

void Workspace::finishOpening()
{
    if (!m_opening || !m_opening->isGood())
        return;
    if (isRunning()) { // the run's end comes back here when its file is whole
        stop();
        return;
    }
    Opening opened = std::move(*m_opening);
    m_opening.reset();
    reset();
    if (opened.run) {
        Q_EMIT readingEnded();
        putOpened(opened.path, opened.run, std::move(opened.follower));
        showOpened(opened.path);
    } else {
        takeModel(opened.path);
        m_infoEngine = std::move(opened.engine);
        m_answered = m_infoEngine.get();
        m_triesInputs = opened.triesInputs;
        m_info = std::move(opened.info);
        Q_EMIT changed();
        Q_EMIT infoReceived();
    }
    m_settings.addRecentFile(opened.path);
}

QString Workspace::opening() const
{
    return m_opening ? QFileInfo(m_opening->path).fileName() : QString();
}

void Workspace::takeModel(const QString& path)
{
    m_model = path;
    watchModel();
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
        Q_EMIT message(
            tr("%1: %2").arg(QFileInfo(file).fileName(),
                             widgets::engineSentence(QString::fromStdString(inputs.error().message))));
    }
}

void Workspace::putOpened(const QString& file, const std::shared_ptr<const graph::Run>& run,
                          std::unique_ptr<RunFollower> follower)
{
    unfollow(file);
    const bool isGrowing =
        run->status == graph::RunStatus::Incomplete && follower != nullptr && follower->hasMore();
    m_runs.put(file, run, isGrowing);
    if (isGrowing)
        follow(std::move(follower));
}

void Workspace::showOpened(const QString& file)
{
    const OpenRun open = *m_runs.find(file); // a copy: what is told here may change the list
    takeFactsOf(open);
    showRun(file, open.run, !open.isGrowing);
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
    if (open == nullptr || isRunning() || m_opening)
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
        watchModel();
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
    cancelOpening();
    deleteSoon(std::move(m_infoEngine), this);
    m_triesInputs = false;
    m_isUnread = false;
    m_model.clear();
    m_missingModel.clear();
    m_runFile.clear();
    m_info.reset();
    m_death.reset();
    m_job = {};
    m_knowsInputs = false;
    watchModel();
    m_document.select(std::nullopt);
    m_document.setRun(std::make_shared<const graph::Run>());
    Q_EMIT closed();
}

QString Workspace::whyNoRun() const
{
    if (m_opening)
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
    if (const QString reason = whyNoRun(); !reason.isEmpty())
        return reason;
    if (!m_consents.missingOf(job::filesOf(m_job)).model.empty())
        return {}; // it is asked for when they are wanted
    return m_infoEngine != nullptr && m_infoEngine->isRunning()
               ? tr("The model is still being read; its inputs are known when that is done.")
               : tr("The model was not read, so that its inputs are not known; open it again to see why.");
}

Workspace::Activity Workspace::activity() const
{
    if (m_opening)
        return m_opening->engine != nullptr ? Activity::ReadsModel : Activity::ReadsRun;
    const bool isAsked = m_infoEngine != nullptr && m_infoEngine->isRunning();
    if (isAsked && m_answered != m_infoEngine.get())
        return Activity::ReadsModel;
    if (!m_together.isEmpty())
        return Activity::ReadsRun;
    if (isAsked && m_triesInputs)
        return Activity::TriesInputs;
    return isFollowed(m_runFile) ? Activity::Follows : Activity::None;
}

/// Reading a model runs code of its own, so that one which only a file names waits until somebody wants it.
void Workspace::askForInfo()
{
    deleteSoon(std::move(m_infoEngine), this);
    m_answered = nullptr;
    m_triesInputs = false;
    if (!m_consents.missingOf(job::filesOf(jobFor(m_model))).model.empty())
        return;
    m_triesInputs = triesInputs(m_job);
    m_infoEngine = askAbout(m_model, m_job);
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

std::unique_ptr<EngineProcess> Workspace::askAbout(const QString& model,
                                                   const std::optional<job::Job>& knownJob)
{
    job::Job job = jobFor(model);
    job.command = job::Command::Info;
    job.trySuggestions = triesInputs(knownJob);
    if (knownJob) // without those that only a file names
        job.opLibraries =
            without(job::filesOf(*knownJob), m_consents.missingOf(job::filesOf(*knownJob))).libraries;
    auto engine = std::make_unique<EngineProcess>();
    const EngineProcess* asked = engine.get();
    connect(asked, &EngineProcess::eventReceived, this,
            [this, asked](const job::Event& event) { takeInfo(asked, event); });
    connect(asked, &EngineProcess::finished, this,
            [this, asked](const Outcome& outcome) { failInfo(asked, outcome.sentence); });
    engine->start(job);
    return engine;
}

void Workspace::takeInfo(const EngineProcess* engine, const job::Event& event)
{
    const auto* info = std::get_if<job::Info>(&event);
    if (info == nullptr)
        return;
    if (engine != m_infoEngine.get()) {
        m_opening->info = info->model;
        m_opening->triesInputs = m_opening->triesInputs && !wereTried(info->model);
        finishOpening();
        return;
    }
    m_answered = engine;
    if (m_info && wereTried(info->model)) { // the second answer of one engine
        m_info = info->model;
        m_triesInputs = false;
        Q_EMIT suggestionsReceived();
        return;
    }
    m_info = info->model;
    if (std::exchange(m_isUnread, false))
        m_settings.addRecentFile(m_model);
    Q_EMIT infoReceived();
}

void Workspace::failInfo(const EngineProcess* engine, const QString& sentence)
{
    const bool isOpen = engine == m_infoEngine.get();
    if (isOpen) {
        m_triesInputs = false;
        Q_EMIT infoEnded();
    } else {
        m_opening->triesInputs = false;
    }
    if (isOpen ? m_info.has_value() : m_opening->isGood())
        return; // it answered before it ended
    Q_EMIT infoFailed();
    if (!isOpen) {
        failOpening(sentence);
        return;
    }
    if (m_isUnread && !isRunning()) {
        reset();
        if (m_together.isEmpty() && !m_runs.all().empty())
            showOpened(m_runs.all().back().file);
        Q_EMIT changed();
    }
    Q_EMIT message(sentence);
}

} // namespace scalescope::app
