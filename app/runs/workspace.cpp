// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/workspace.h"

#include "app/runs/files.h"
#include "app/runs/job_summary.h"
#include "core/graph/outline.h"
#include "widgets/models/plain_text.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace scalescope::app {

using widgets::RunChange;

Workspace::Workspace(widgets::Document& document, Settings& settings, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_settings(settings),
      m_runFiles(settings),
      m_model(settings),
      m_awaited(document),
      m_controller({m_model, m_runFiles.runs(), m_runFiles.queue(), m_opening, m_shown})
{
    connectModel();
    connectRuns();
    connectReading();
}

void Workspace::connectModel()
{
    connect(&m_model, &OpenModel::readingStarted, this, &Workspace::infoRequested);
    connect(&m_model, &OpenModel::infoReceived, this, [this] {
        if (std::exchange(m_isUnread, false))
            m_settings.addRecentFile(m_model.path());
        Q_EMIT infoReceived();
    });
    connect(&m_model, &OpenModel::outlineRead, this, &Workspace::showOutline);
    // Later: where the model is run with another method now, its graph comes from there.
    const auto followMethod = [this] {
        if (showsOutline() && !isRunning())
            m_model.followMethod();
    };
    connect(this, &Workspace::changed, this, followMethod, Qt::QueuedConnection);
    connect(&m_model, &OpenModel::readingEnded, this, &Workspace::endInfo);
    connect(&m_model, &OpenModel::message, this, &Workspace::message);
    connect(&m_model, &OpenModel::fileChanged, this, [this] {
        if (modelChangedSince(*m_shown.run, m_model.path()))
            Q_EMIT modelChanged();
    });
}

void Workspace::connectRuns()
{
    connect(&m_controller, &RunController::originalRead, this, &Workspace::showRun);
    connect(&m_controller, &RunController::originalWanted, this, &Workspace::show);
    connect(&m_controller, &RunController::changed, this, &Workspace::changed);
    connect(&m_controller, &RunController::message, this, &Workspace::message);
    // Not at once: the session goes on to read the run's file when this returns.
    connect(&m_controller, &RunController::madeWay, this, &Workspace::openAfterRun, Qt::QueuedConnection);
}

void Workspace::connectReading()
{
    connect(&m_opening, &FileOpening::good, this, &Workspace::finishOpening);
    connect(&m_opening, &FileOpening::failed, this, [this](const QString& sentence) {
        Q_EMIT readingEnded();
        Q_EMIT changed();
        Q_EMIT message(sentence);
    });
    connect(&m_runFiles, &RunFileController::wasRead, this, &Workspace::takeTogether);
    connect(&m_runFiles, &RunFileController::allRead, this, &Workspace::endTogether);
    connect(&m_runFiles, &RunFileController::grown, this, &Workspace::takeGrown);
    connect(&m_runFiles, &RunFileController::changed, this, &Workspace::changed);
    connect(&m_runFiles, &RunFileController::message, this, &Workspace::message);
    connect(&m_runFiles.runs(), &OpenRuns::renamed, this, [this](const QString& from, const QString& to) {
        if (m_shown.file == from)
            m_shown.file = to;
    });
}

QString Workspace::name() const
{
    return widgets::sanitizedText(QFileInfo(model().isEmpty() ? m_shown.file : model()).fileName());
}

void Workspace::setJob(const job::Job& job)
{
    m_model.setJob(job);
    Q_EMIT changed();
}

// A copy: the list that it may be from changes.
void Workspace::show(QString file) // NOLINT(performance-unnecessary-value-param)
{
    const OpenRun* found = runs().find(file);
    if (found == nullptr || isRunning() || file == m_shown.file)
        return;
    const OpenRun open = *found;
    m_opening.cancel();
    m_controller.giveUpInputs();
    const auto& job = open.job;
    const bool isOfSameModel = job && job->model == model().toStdString();
    if (isOfSameModel) {
        if (auto setUp = asSetUp(*job); setUp.transforms.clear(), setUp != m_model.job())
            takeFactsOf(open);
    } else {
        reset();
        takeFactsOf(open);
    }
    showRun(file, open.run, isOfSameModel ? RunChange::Rerun : RunChange::Another, true);
    if (!m_model.missing().isEmpty())
        Q_EMIT modelMissed();
}

void Workspace::showAfter(int places)
{
    show(runs().fileAfter(m_shown.file, places));
}

// The same here.
void Workspace::close(QString file) // NOLINT(performance-unnecessary-value-param)
{
    const bool isShown = file == m_shown.file;
    if (isShown && isRunning())
        return;
    const QString next = runs().fileBeside(file);
    m_runFiles.close(file);
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
    m_runFiles.read(files, named);
    Q_EMIT readingStarted();
}

void Workspace::takeTogether(const QString& file)
{
    // Where one opened something else meanwhile, that stays.
    if (file == m_toBeShown && isEmpty() && !m_opening.isUnderWay())
        showOpened(file);
}

void Workspace::endTogether()
{
    Q_EMIT readingEnded();
    if (!runs().all().empty() && isEmpty() && !m_opening.isUnderWay())
        showOpened(runs().all().back().file); // of those that could be read
    m_toBeShown.clear();
}

void Workspace::open(const QString& path)
{
    const QFileInfo file(path);
    if (!file.exists()) {
        Q_EMIT message(tr("There is no file %1.").arg(QDir::toNativeSeparators(path)));
        return;
    }
    if (isRunFile(path)) {
        readRun(file.absoluteFilePath());
    } else {
        m_model.agreeToModel(file.absoluteFilePath());
        readModel(file.absoluteFilePath());
    }
}

void Workspace::openRemembered(const QString& model)
{
    readModel(QFileInfo(model).absoluteFilePath());
}

void Workspace::readModel(const QString& path)
{
    m_opening.cancel();
    if (isEmpty()) { // nothing to lose: with known inputs it can be run while the engine reads it
        m_model.open(path);
        Q_EMIT modelOpened();
        m_isUnread = m_model.mayBeRead();
        m_model.read();
        Q_EMIT changed();
        return;
    }
    m_opening.readModel(path, m_model.readerOf(path));
    Q_EMIT infoRequested();
    Q_EMIT changed();
}

void Workspace::readRun(const QString& path)
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
        m_controller.stop();
        return;
    }
    FileOpening::Opened opened = m_opening.take();
    reset();
    if (opened.run) {
        Q_EMIT readingEnded();
        m_runFiles.put(opened.path, opened.run, std::move(opened.follower));
        showOpened(opened.path);
    } else {
        m_model.open(opened.path, std::move(opened.model));
        Q_EMIT modelOpened();
        Q_EMIT changed();
        Q_EMIT infoReceived();
        showOutline();
    }
    m_settings.addRecentFile(opened.path);
}

/// `file` is what the run recorded that was ended for it.
void Workspace::openAfterRun(const QString& file)
{
    const QString ended = name();
    finishOpening();
    if (!file.isEmpty())
        Q_EMIT message(tr("The run of %1 was ended; what it recorded is in %2.")
                           .arg(ended, QDir::toNativeSeparators(file)));
}

void Workspace::showOpened(const QString& file)
{
    const OpenRun open = *runs().find(file); // a copy: what is told here may change the list
    takeFactsOf(open);
    showRun(file, open.run, RunChange::Another, !open.isGrowing);
    tellOfModel(*open.run);
    m_runFiles.tellHowItStands(file);
}

void Workspace::tellOfModel(const graph::Run& run)
{
    if (!m_model.missing().isEmpty())
        Q_EMIT modelMissed();
    else if (modelChangedSince(run, model()))
        Q_EMIT modelChanged();
}

void Workspace::chooseModel(const QString& path)
{
    const OpenRun* open = runs().find(m_shown.file);
    if (open == nullptr || isRunning() || m_opening.isUnderWay())
        return;
    const auto run = open->run;
    m_model.agreeToModel(path);
    if (open->job) {
        m_runFiles.runs().setModel(open->job->model, path.toStdString());
        takeFactsOf(*runs().find(m_shown.file));
    } else {
        m_model.open(path);
        m_model.read();
    }
    Q_EMIT changed();
    tellOfModel(*run);
}

void Workspace::takeFactsOf(const OpenRun& open)
{
    if (!open.job)
        return;
    m_controller.followShown(open.job->transforms);
    m_model.openOf(*open.job);
}

bool Workspace::isEmpty() const
{
    return model().isEmpty() && m_shown.file.isEmpty() && m_shown.run->graph.nodes.empty();
}

void Workspace::reset()
{
    m_controller.drop();
    m_opening.cancel();
    m_model.close();
    m_isUnread = false;
    m_shown = {};
    m_analyser.cancel();
    m_document.setRun(m_shown.run);
    Q_EMIT closed();
}

QString Workspace::whyNoInputs() const
{
    if (m_model.info())
        return {};
    if (QString reason = whyNoRun(); !reason.isEmpty())
        return reason;
    if (!m_model.mayBeRead())
        return {}; // it is asked for when they are wanted
    return m_model.isBeingRead()
               ? tr("The model is still being read; its inputs are known when that is done.")
               : tr("The model was not read, so its inputs are not known; open it again to see why.");
}

Workspace::Activity Workspace::activity() const
{
    if (m_opening.isUnderWay())
        return m_opening.isOfModel() ? Activity::ReadsModel : Activity::ReadsRun;
    if (m_model.isBeingRead())
        return Activity::ReadsModel;
    if (!toBeOpened().isEmpty())
        return Activity::ReadsRun;
    if (m_model.triesInputs())
        return Activity::TriesInputs;
    return isFollowed(m_shown.file) ? Activity::Follows : Activity::None;
}

void Workspace::endInfo(const QString& sentence)
{
    Q_EMIT infoEnded();
    if (m_model.info())
        return; // it answered before it ended
    if (m_isUnread && !isRunning()) {
        reset();
        if (toBeOpened().isEmpty() && !runs().all().empty())
            showOpened(runs().all().back().file);
        Q_EMIT changed();
    }
    Q_EMIT message(sentence);
}

void Workspace::showRun(const QString& file, const std::shared_ptr<const graph::Run>& run,
                        widgets::RunChange change, bool ended)
{
    m_shown = {file, run};
    // What was to be shown has not been: the run takes the place of the one before that.
    m_coming = m_analyser.isBusy() ? std::max(m_coming, change) : change;
    sheet::ViewState state = m_document.state();
    state.run = run;
    m_analyser.analyse(state, [this, ended](sheet::RunAnalysis&& analysis) {
        m_document.setRun(std::move(analysis), m_coming);
        Q_EMIT changed();
        Q_EMIT resultsShown(ended);
    });
}

/// Not in the place of a run, which says more. What a run comes to takes its place.
void Workspace::showOutline()
{
    const auto outline = m_model.outline();
    const bool isFree = m_shown.file.isEmpty() && (m_shown.run->graph.nodes.empty() || showsOutline());
    if (outline == nullptr || !isFree)
        return;
    const bool isOfSame = showsOutline() && m_shown.run->facts.method == outline->facts.method;
    showRun({}, outline, isOfSame ? RunChange::Rerun : RunChange::Another, false);
}

bool Workspace::showsOutline() const
{
    return graph::isOutline(*m_shown.run);
}

std::int64_t Workspace::expectedTensors() const
{
    if (const OpenRun* before = runs().runOf(job()))
        return static_cast<std::int64_t>(before->run->graph.nodes.size());
    const auto outline = m_model.outline();
    if (outline == nullptr || outline->facts.method != job().method)
        return 0;
    return graph::tensorsOfRun(*outline).value_or(0);
}

void Workspace::takeGrown(const QString& file, bool ended)
{
    if (file == m_shown.file) {
        const auto run = runs().find(file)->run; // a copy: what is told here may change the list
        showRun(file, run, RunChange::Grown, ended);
    } else if (ended) {
        Q_EMIT changed();
    }
}

} // namespace scalescope::app
