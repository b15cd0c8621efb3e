// SPDX-License-Identifier: GPL-3.0-or-later
// Run files that another program is still writing.
#include "app/desktop/workspace.h"

#include <QFileInfo>
#include <algorithm>

namespace scalescope::app {

void Workspace::follow(std::unique_ptr<RunFollower> follower)
{
    RunFollower* added = follower.get();
    const QString file = added->file();
    unfollow(file);
    connect(added, &RunFollower::grown, this, [this, file](const auto& run) { takeGrown(file, run); });
    connect(added, &RunFollower::ended, this,
            [this, file](const QString& name, const auto& run) { takeFollowedEnd(file, name, run); });
    connect(added, &RunFollower::lost, this, [this, file](const QString& sentence) {
        unfollow(file);
        if (const OpenRun* open = m_runs.find(file))
            m_runs.put(file, std::shared_ptr(open->run));
        Q_EMIT changed();
        Q_EMIT message(sentence);
    });
    m_followers.push_back(std::move(follower));
    added->start();
}

void Workspace::unfollow(const QString& file)
{
    const auto isOfFile = [&file](const auto& follower) { return follower->file() == file; };
    const auto found = std::find_if(m_followers.begin(), m_followers.end(), isOfFile);
    if (found == m_followers.end())
        return;
    (*found)->disconnect(this);
    // Not at once: this may be called from one of its own signals.
    found->release()->deleteLater();
    m_followers.erase(found);
}

bool Workspace::isFollowed(const QString& file) const
{
    return std::ranges::any_of(m_followers, [&](const auto& follower) { return follower->file() == file; });
}

void Workspace::takeGrown(const QString& file, const std::shared_ptr<const graph::Run>& run)
{
    m_runs.put(file, run, true);
    if (file == m_runFile)
        showRun(file, run, false);
}

void Workspace::takeFollowedEnd(const QString& file, const QString& name,
                                const std::shared_ptr<const graph::Run>& run)
{
    unfollow(file);
    const bool isShown = file == m_runFile;
    if (name != file) {
        m_runs.rename(file, name);
        m_settings.renameRecentFile(file, name);
    }
    m_runs.put(name, run);
    if (isShown)
        showRun(name, run, true);
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
