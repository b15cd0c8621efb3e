// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/workspace.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <nlohmann/json.hpp>

namespace scalescope::app {

namespace {

constexpr int mostKeptRuns = 20;

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
    : QObject(parent), m_document(document), m_settings(settings)
{
    connect(&m_session, &RunSession::phaseStarted, this, &Workspace::phaseStarted);
    connect(&m_session, &RunSession::progressed, this, &Workspace::progressed);
    connect(&m_session, &RunSession::logged, this, &Workspace::logged);
    connect(&m_session, &RunSession::resultsRead, this, &Workspace::showRun);
    connect(&m_session, &RunSession::readFailed, this, &Workspace::message);
    connect(&m_session, &RunSession::ended, this, &Workspace::handleEnd);
    connect(&m_loader, &RunLoader::loaded, this, [this](const QString&, const auto& run) {
        m_opening->run = run;
        finishOpening();
    });
    connect(&m_loader, &RunLoader::failed, this,
            [this](const QString&, const QString& sentence) { failOpening(sentence); });
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
        const bool wanted = m_death->byUser;
        told->problems.insert(told->problems.begin(),
                              {wanted ? graph::Severity::Info : graph::Severity::Error,
                               wanted ? "stopped" : "engine-died",
                               m_death->sentence.toStdString(),
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
    m_death.reset();
    const bool makesWay = m_opening && m_opening->isGood();
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
