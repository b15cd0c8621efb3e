// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_followers.h"

#include "app/runs/delete_soon.h"

#include <algorithm>
#include <utility>

namespace scalescope::app {

void RunFollowers::add(std::unique_ptr<RunFollower> follower)
{
    RunFollower* added = follower.get();
    const QString file = added->file();
    remove(file);
    connect(added, &RunFollower::grown, this, [this, file](const auto& run) { Q_EMIT grown(file, run); });
    connect(added, &RunFollower::ended, this, [this, file](const QString& name, const auto& run) {
        remove(file);
        Q_EMIT ended(file, name, run);
    });
    connect(added, &RunFollower::lost, this, [this, file](const QString& sentence) {
        remove(file);
        Q_EMIT lost(file, sentence);
    });
    m_followers.push_back(std::move(follower));
    added->start();
}

void RunFollowers::remove(const QString& file)
{
    const auto isOfFile = [&file](const auto& follower) { return follower->file() == file; };
    const auto found = std::ranges::find_if(m_followers, isOfFile);
    if (found == m_followers.end())
        return;
    deleteSoon(std::move(*found), this);
    m_followers.erase(found);
}

bool RunFollowers::has(const QString& file) const
{
    return std::ranges::any_of(m_followers, [&](const auto& follower) { return follower->file() == file; });
}

} // namespace scalescope::app
