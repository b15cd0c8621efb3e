// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/workspace.h"

#include "app/desktop/example_files.h"
#include "app/desktop/job_summary.h"
#include "core/job/inputs_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <nlohmann/json.hpp>

namespace scalescope::app {

namespace {

constexpr int mostKeptRuns = 20;

/// Run files are SQLite databases whatever they are called.
bool isRunFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(15) == QByteArrayLiteral("SQLite format 3");
}

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

} // namespace

Workspace::Workspace(widgets::Document& document, Settings& settings, QObject* parent)
    : QObject(parent), m_document(document), m_settings(settings)
{
    connect(&m_session, &RunSession::phaseStarted, this, &Workspace::phaseStarted);
    connect(&m_session, &RunSession::progressed, this, &Workspace::progressed);
    connect(&m_session, &RunSession::logged, this, &Workspace::logged);
    connect(&m_session, &RunSession::resultsRead, this, &Workspace::showRun);
    connect(&m_session, &RunSession::readFailed, this, &Workspace::message);
    connect(&m_session, &RunSession::ended, this, &Workspace::handleEnd);
    connect(&m_loader, &RunLoader::loaded, this, [this](const QString& file, const auto& run) {
        takeFactsOf(*run);
        showRun(file, run, true);
        if (run->status == graph::RunStatus::Incomplete)
            Q_EMIT message(
                tr("%1 is incomplete: its run was ended before it could finish. What was recorded until "
                   "then is shown.")
                    .arg(QFileInfo(file).fileName()));
    });
    connect(&m_loader, &RunLoader::failed, this, [this](const QString&, const QString& sentence) {
        Q_EMIT changed();
        Q_EMIT message(sentence);
    });
}

void Workspace::open(const QString& path)
{
    const QFileInfo file(path);
    if (!file.exists()) {
        Q_EMIT message(tr("There is no file %1.").arg(QDir::toNativeSeparators(path)));
        return;
    }
    if (isRunFile(path))
        openRun(file.absoluteFilePath());
    else
        openModel(file.absoluteFilePath());
}

void Workspace::reset()
{
    m_session.abandon();
    m_loader.cancel();
    m_infoEngine.reset();
    m_model.clear();
    m_runFile.clear();
    m_info.reset();
    m_death.reset();
    m_job = {};
    m_knowsInputs = false;
    m_document.select(std::nullopt);
    m_document.setRun(std::make_shared<const graph::Run>());
}

void Workspace::openModel(const QString& path)
{
    reset();
    m_model = path;
    m_job = jobFor(path);
    m_settings.addRecentFile(path);
    if (const auto last = m_settings.lastJob(path)) {
        m_job = *last;
        m_job.model = path.toStdString();
        m_knowsInputs = true;
    } else {
        takeInputsBeside();
    }
    Q_EMIT changed();
    askForInfo();
}

void Workspace::takeInputsBeside()
{
    QFile file(inputsBeside(m_model));
    if (file.fileName().isEmpty() || !file.open(QIODevice::ReadOnly))
        return;
    auto inputs = job::inputsFromText(file.readAll().toStdString());
    if (inputs) {
        m_job.inputs = std::move(inputs.value());
        m_knowsInputs = true;
    } else {
        Q_EMIT message(
            tr("%1: %2").arg(QFileInfo(file).fileName(), QString::fromStdString(inputs.error().message)));
    }
}

void Workspace::openRun(const QString& path)
{
    reset();
    m_runFile = path;
    m_settings.addRecentFile(path);
    Q_EMIT changed();
    m_loader.load(path);
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

void Workspace::askForInfo()
{
    job::Job job = jobFor(m_model);
    job.command = job::Command::Info;
    job.opLibraries = m_job.opLibraries;
    m_infoEngine = std::make_unique<EngineProcess>();
    connect(m_infoEngine.get(), &EngineProcess::eventReceived, this, &Workspace::takeInfo);
    connect(m_infoEngine.get(), &EngineProcess::finished, this, [this](const Outcome& outcome) {
        if (m_info)
            return;
        Q_EMIT infoFailed();
        Q_EMIT message(outcome.sentence);
    });
    m_infoEngine->start(job);
    Q_EMIT infoRequested();
}

void Workspace::takeInfo(const job::Event& event)
{
    const auto* info = std::get_if<job::Info>(&event);
    if (info == nullptr)
        return;
    m_info = info->model;
    Q_EMIT infoReceived();
}

void Workspace::run()
{
    if (!canRun())
        return;
    job::Job job = m_job;
    job.command = job::Command::Run;
    job.output = newRunFile(m_model).toStdString();
    m_death.reset();
    m_settings.setLastJob(m_model, m_job);
    m_session.start(job);
    Q_EMIT runStarted();
    Q_EMIT logged(QStringLiteral("window"),
                  tr("The run goes to %1; Save run as… keeps it elsewhere.\n")
                      .arg(QDir::toNativeSeparators(QString::fromStdString(job.output))));
}

void Workspace::showRun(const QString& file, const std::shared_ptr<const graph::Run>& run, bool ended)
{
    m_runFile = file;
    if (ended && m_death) {
        auto told = std::make_shared<graph::Run>(*run);
        told->problems.insert(
            told->problems.begin(),
            {graph::Severity::Error, "engine-died", m_death->sentence.toStdString(), {}, {}});
        m_document.setRun(told);
    } else {
        m_document.setRun(run);
    }
    Q_EMIT changed();
    Q_EMIT resultsShown(ended);
}

void Workspace::takeFactsOf(const graph::Run& run)
{
    const auto job = jobOf(run);
    if (!job)
        return;
    m_job = *job;
    m_knowsInputs = true;
    const QString model = QString::fromStdString(job->model);
    if (QFileInfo(model).isFile() && model != m_model) {
        m_model = model;
        askForInfo();
    }
}

void Workspace::handleEnd(const Outcome& outcome)
{
    m_death.reset();
    if (outcome.status != ExitStatus::Done && !outcome.sentence.isEmpty())
        showProblem(outcome);
    Q_EMIT runEnded(outcome);
}

void Workspace::showProblem(const Outcome& outcome)
{
    m_death = outcome;
    Q_EMIT logged(QStringLiteral("engine"), outcome.sentence + QLatin1Char('\n'));
    Q_EMIT message(outcome.sentence);
    if (outcome.runFile.isEmpty())
        showRun({}, std::make_shared<const graph::Run>(m_document.run()), true);
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
    m_runFile = path;
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

QString newRunFile(const QString& model)
{
    QDir folder(runsFolder());
    const auto old = folder.entryInfoList({QStringLiteral("*.scales"), QStringLiteral("*.scales.partial")},
                                          QDir::Files, QDir::Time);
    for (qsizetype i = mostKeptRuns; i < old.size(); ++i)
        QFile::remove(old[i].absoluteFilePath());
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    return folder.filePath(QStringLiteral("%1-%2.scales").arg(QFileInfo(model).completeBaseName(), time));
}

} // namespace scalescope::app
