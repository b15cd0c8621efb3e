// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runs/run_loader.h"
#include "core/runfile/writer_watch.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <vector>

namespace scalescope::app {

/// Follows a run file that another program writes: reads it again as it grows, and once more when its run has
/// ended, whatever it is called then. Reading takes at most a fifth of the time.
class RunFollower : public QObject
{
    Q_OBJECT

public:
    /// To be made before the file is read for the first time, so that what happens to it meanwhile is seen.
    explicit RunFollower(const QString& file, QObject* parent = nullptr);

    /// The file as it was opened.
    [[nodiscard]] const QString& file() const { return m_file; }
    /// Whether its run still goes, or has ended since this was made.
    [[nodiscard]] bool hasMore() const;
    void start();

Q_SIGNALS:
    void grown(std::shared_ptr<const scalescope::graph::Run> run);
    /// The run has ended, and its file has this name now.
    void ended(const QString& file, std::shared_ptr<const scalescope::graph::Run> run);
    /// The file was removed, or can't be read any more; the sentence says so.
    void lost(const QString& sentence);

private:
    void look();
    void lookAgain();

    QString m_file;
    runfile::WriterWatch m_watch; ///< before the loader, whose reading it has to outlive
    RunLoader m_loader;
    QTimer m_nextLook;
    QElapsedTimer m_reading;
    std::int64_t m_version; ///< of what was read last
    bool m_isOver = false;  ///< what is being read is all
};

/// The run files that are followed while other programs write them, at most one follower a file. One whose
/// run has ended or that is lost is followed no longer when that is told.
class RunFollowers : public QObject
{
    Q_OBJECT

public:
    void add(std::unique_ptr<RunFollower> follower);
    void remove(const QString& file);
    [[nodiscard]] bool has(const QString& file) const;

Q_SIGNALS:
    void grown(const QString& file, std::shared_ptr<const scalescope::graph::Run> run);
    /// The file is called `name` now.
    void ended(const QString& file, const QString& name, std::shared_ptr<const scalescope::graph::Run> run);
    void lost(const QString& file, const QString& sentence);

private:
    std::vector<std::unique_ptr<RunFollower>> m_followers;
};

} // namespace scalescope::app
