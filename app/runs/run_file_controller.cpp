// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_file_controller.h"

#include "app/runs/files.h"
#include "app/settings/settings.h"

#include <QFileInfo>
#include <utility>

namespace scalescope::app {

RunFileController::RunFileController(Settings& settings) : m_settings(settings)
{
    connect(&m_queue, &RunQueue::wasRead, this, &RunFileController::takeRead);
    connect(&m_queue, &RunQueue::failed, this, &RunFileController::message);
    connect(&m_queue, &RunQueue::ended, this, &RunFileController::allRead);
    connect(&m_followers, &RunFollowers::grown, this, [this](const QString& file, const auto& run) {
        m_runs.put(file, run, true);
        Q_EMIT grown(file, false);
    });
    connect(&m_followers, &RunFollowers::ended, this, &RunFileController::takeEnd);
    connect(&m_followers, &RunFollowers::lost, this, &RunFileController::takeLoss);
}

void RunFileController::read(const QStringList& files, const QStringList& named)
{
    m_named = named;
    m_queue.read(files);
}

void RunFileController::takeRead(const QString& file, const std::shared_ptr<const graph::Run>& run)
{
    if (m_named.contains(file))
        m_settings.addRecentFile(file);
    put(file, run, m_queue.takeFollower());
    Q_EMIT wasRead(file);
}

void RunFileController::put(const QString& file, const std::shared_ptr<const graph::Run>& run,
                            std::unique_ptr<RunFollower> follower)
{
    m_followers.remove(file);
    const bool isGrowing =
        run->status == graph::RunStatus::Incomplete && follower != nullptr && follower->hasMore();
    m_runs.put(file, run, isGrowing);
    if (isGrowing)
        m_followers.add(std::move(follower));
}

void RunFileController::close(const QString& file)
{
    m_followers.remove(file);
    if (m_runs.find(file) != nullptr)
        m_settings.addRecentFile(file); // where it can be opened again
    m_runs.remove(file);
}

void RunFileController::takeEnd(const QString& file, const QString& name,
                                const std::shared_ptr<const graph::Run>& run)
{
    if (name != file) {
        m_runs.rename(file, name);
        m_settings.renameRecentFile(file, name);
    }
    m_runs.put(name, run);
    Q_EMIT grown(name, true);
    tellHowItEnded(name, run->status);
}

void RunFileController::takeLoss(const QString& file, const QString& sentence)
{
    if (const OpenRun* open = m_runs.find(file))
        m_runs.put(file, std::shared_ptr(open->run));
    Q_EMIT changed();
    Q_EMIT message(sentence);
}

void RunFileController::copy(const QString& from, const QString& to)
{
    m_copies.start([this, from, to] {
        const QString failure = copyRunFile(from, to);
        QMetaObject::invokeMethod(
            this, [this, from, to, failure] { takeCopy(from, to, failure); }, Qt::QueuedConnection);
    });
}

void RunFileController::takeCopy(const QString& from, const QString& to, const QString& failure)
{
    if (!failure.isEmpty()) {
        Q_EMIT message(tr("The run was not saved as %1: %2.").arg(to, failure));
        return;
    }
    m_runs.rename(from, to);
    m_settings.addRecentFile(to);
    Q_EMIT changed();
}

void RunFileController::tellHowItStands(const QString& file)
{
    const OpenRun* open = m_runs.find(file);
    if (open == nullptr)
        return;
    const QString name = QFileInfo(file).fileName();
    if (open->isGrowing)
        Q_EMIT state(tr("The run of %1 still goes: another program writes it, and what it records is shown "
                        "as it comes.")
                         .arg(name));
    else if (open->run->status == graph::RunStatus::Incomplete)
        Q_EMIT message(tr("%1 is incomplete: its run was ended before it could finish. What was recorded "
                          "until then is shown.")
                           .arg(name));
}

void RunFileController::tellHowItEnded(const QString& file, graph::RunStatus status)
{
    const QString name = QFileInfo(file).fileName();
    switch (status) {
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
        tellHowItStands(file);
        return;
    }
}

} // namespace scalescope::app
