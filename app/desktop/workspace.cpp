// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/workspace.h"

#include "app/desktop/job_summary.h"
#include "core/runfile/partial_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

namespace scalescope::app {

namespace {

constexpr int mostKeptRuns = 20;
constexpr int modelSettlesMs = 300;

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
    connect(&m_loader, &RunLoader::loaded, this, [this](const QString&, const auto& run) {
        m_opening->run = run;
        finishOpening();
    });
    connect(&m_loader, &RunLoader::failed, this,
            [this](const QString&, const QString& sentence) { failOpening(sentence); });
    connect(&m_togetherLoader, &RunLoader::loaded, this, &Workspace::takeTogether);
    connect(&m_togetherLoader, &RunLoader::failed, this, [this](const QString&, const QString& sentence) {
        Q_EMIT message(sentence);
        m_together.removeFirst();
        readNext();
    });
    m_modelSettles.setSingleShot(true);
    m_modelSettles.setInterval(modelSettlesMs);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_modelSettles, qOverload<>(&QTimer::start));
    connect(&m_modelSettles, &QTimer::timeout, this, [this] {
        watchModel(); // a file that was replaced is no longer watched
        if (!QFileInfo::exists(m_model))
            return;
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

void Workspace::show(QString file) // a copy: the list that it may be from changes
{
    const OpenRun* found = m_runs.find(file);
    if (found == nullptr || isRunning() || file == m_runFile)
        return;
    const OpenRun open = *found;
    cancelOpening();
    const auto& job = open.job;
    if (job && job->model == m_model.toStdString()) {
        m_death.reset();
        if (auto setUp = asSetUp(*job); setUp.transforms.clear(), setUp != m_job)
            takeFactsOf(open);
    } else {
        reset();
        takeFactsOf(open);
    }
    showRun(file, open.run, true);
    if (!m_missingModel.isEmpty())
        Q_EMIT modelMissed();
}

void Workspace::close(QString file)
{
    const bool isShown = file == m_runFile;
    if (isShown && isRunning())
        return;
    unfollow(file);
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
    m_together = files;
    m_toBeShown = shown;
    m_named = named;
    readNext();
    Q_EMIT readingStarted();
}

void Workspace::readNext()
{
    if (m_together.isEmpty()) {
        endTogether();
        return;
    }
    m_togetherFollower = std::make_unique<RunFollower>(m_together.first());
    m_togetherLoader.load(m_together.first());
}

void Workspace::takeTogether(const QString& file, const std::shared_ptr<const graph::Run>& run)
{
    m_together.removeFirst();
    if (m_named.contains(file))
        m_settings.addRecentFile(file);
    putOpened(file, run, std::move(m_togetherFollower));
    // Where one opened something else meanwhile, that stays.
    if (file == m_toBeShown && isEmpty() && !m_opening)
        showOpened(file);
    readNext();
}

void Workspace::endTogether()
{
    m_togetherFollower.reset();
    Q_EMIT readingEnded();
    if (!m_runs.all().empty() && isEmpty() && !m_opening)
        showOpened(m_runs.all().back().file); // of those that could be read
    m_toBeShown.clear();
}

void Workspace::watchModel()
{
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    if (QFileInfo(m_model).isFile())
        m_watcher.addPath(m_model);
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

QString runsFolder()
{
    const QString folder = QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
                               .filePath(QStringLiteral("runs"));
    QDir().mkpath(folder);
    return folder;
}

QString newRunFile(const QString& model, const QStringList& kept)
{
    QDir folder(runsFolder());
    const auto old = folder.entryInfoList({QStringLiteral("*.scales"), QStringLiteral("*.scales.partial")},
                                          QDir::Files, QDir::Time);
    for (qsizetype i = mostKeptRuns; i < old.size(); ++i) {
        const QString file = old[i].absoluteFilePath();
        if (!kept.contains(file) && !runfile::isBeingWritten(file.toStdString())) // in another window
            QFile::remove(file);
    }
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    return folder.filePath(QStringLiteral("%1-%2.scales").arg(QFileInfo(model).completeBaseName(), time));
}

} // namespace scalescope::app
