// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runs/open_runs.h"
#include "app/runs/run_follower.h"
#include "app/runs/run_queue.h"

#include <QThreadPool>

namespace scalescope::app {

class Settings;

/// Keeps the list of the open runs in step with their files: several are read one after the other, those that
/// other programs write are followed, and one can be copied. Which of them is shown it does not know.
class RunFileController : public QObject
{
    Q_OBJECT

public:
    explicit RunFileController(Settings& settings);

    [[nodiscard]] OpenRuns& runs() { return m_runs; }
    [[nodiscard]] const OpenRuns& runs() const { return m_runs; }
    [[nodiscard]] const RunQueue& queue() const { return m_queue; }

    /// Reads several files, one after the other. Those in `named` the user chose now: they are remembered as
    /// recent files.
    void read(const QStringList& files, const QStringList& named = {});
    /// Adds a run that was read, and follows it where it is still being written.
    void put(const QString& file, const std::shared_ptr<const graph::Run>& run,
             std::unique_ptr<RunFollower> follower);
    /// Closes one of them. Its file stays, and is remembered as a recent one.
    void close(const QString& file);
    /// Whether another program still writes this open run file, which is read again as it grows.
    [[nodiscard]] bool isFollowed(const QString& file) const { return m_followers.has(file); }
    /// Copies a run's file in a thread; the copy is the run's file then. What fails is said by message().
    void copy(const QString& from, const QString& to);
    /// Says of an open run that it still goes, or that it is incomplete; of a whole one nothing.
    void tellHowItStands(const QString& file);

Q_SIGNALS:
    /// One of several files was read and is open.
    void wasRead(const QString& file);
    /// None of them is left.
    void allRead();
    /// More of an open run was read. Where it has `ended`, that is all, and its file may have another name
    /// since, as OpenRuns::renamed() has told.
    void grown(const QString& file, bool ended);
    /// A run's file was copied, or is no longer followed.
    void changed();
    /// One sentence for the user: something failed, or should be known.
    void message(const QString& sentence);
    /// One sentence about something that went well.
    void note(const QString& sentence);
    /// One sentence about how something stands, without anything being wrong.
    void state(const QString& sentence);

private:
    void takeRead(const QString& file, const std::shared_ptr<const graph::Run>& run);
    void takeEnd(const QString& file, const QString& name, const std::shared_ptr<const graph::Run>& run);
    void takeLoss(const QString& file, const QString& sentence);
    void takeCopy(const QString& from, const QString& to, const QString& failure);
    void tellHowItEnded(const QString& file, graph::RunStatus status);

    Settings& m_settings;
    OpenRuns m_runs;
    RunQueue m_queue;
    QStringList m_named; ///< of those in the queue, the ones that the user chose now
    RunFollowers m_followers;
    QThreadPool m_copies;
};

} // namespace scalescope::app
