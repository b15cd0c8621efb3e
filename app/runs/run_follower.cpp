// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_follower.h"

#include "app/runs/delete_soon.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <chrono>
#include <utility>

namespace scalescope::app {

namespace {

constexpr std::chrono::milliseconds shortestPause{500};
constexpr int pausePerReading = 4;

/// Where the file that was opened as `file` is now, by the same way to it; empty where it was removed.
QString currentName(const runfile::WriterWatch& watch, const QString& file)
{
    const auto name = watch.file();
    if (!name)
        return {};
    const QString beside = QFileInfo(file).dir().filePath(QString::fromStdString(name->filename().string()));
    return QFileInfo::exists(beside) ? beside : QString::fromStdString(name->string());
}

} // namespace

RunFollower::RunFollower(const QString& file, QObject* parent)
    : QObject(parent), m_file(file), m_watch(file.toStdString()), m_version(m_watch.version())
{
    m_nextLook.setSingleShot(true);
    m_nextLook.setInterval(shortestPause);
    connect(&m_nextLook, &QTimer::timeout, this, &RunFollower::look);
    connect(&m_loader, &RunLoader::loaded, this, [this](const QString& read, const auto& run) {
        if (m_isOver) {
            Q_EMIT ended(read, run);
            return;
        }
        lookAgain();
        Q_EMIT grown(run);
    });
    connect(&m_loader, &RunLoader::failed, this, [this](const QString& file, const QString& sentence) {
        const QString name = currentName(m_watch, m_file);
        if (!m_isOver) // it may be between two names; the next look will tell
            lookAgain();
        else if (!name.isEmpty() && name != file) // it got its last one meanwhile
            m_loader.load(name);
        else
            Q_EMIT lost(sentence);
    });
}

bool RunFollower::hasMore() const
{
    const QString name = currentName(m_watch, m_file);
    return m_watch.isBeingWritten() || (!name.isEmpty() && name != m_file);
}

void RunFollower::start()
{
    m_nextLook.start();
}

void RunFollower::look()
{
    // In this order: what is read after the writer has let go is all.
    m_isOver = !m_watch.isBeingWritten();
    const QString name = currentName(m_watch, m_file);
    if (name.isEmpty()) {
        m_isOver = true;
        Q_EMIT lost(tr("%1 was removed while its run was followed; what was read of it is still shown.")
                        .arg(QFileInfo(m_file).fileName()));
        return;
    }
    const std::int64_t version = m_watch.version();
    if (!m_isOver && version == m_version) {
        m_nextLook.start();
        return;
    }
    m_version = version;
    m_reading.start();
    m_loader.load(name);
}

void RunFollower::lookAgain()
{
    const std::chrono::milliseconds pause(pausePerReading * m_reading.elapsed());
    m_nextLook.start(std::max(pause, shortestPause));
}

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
