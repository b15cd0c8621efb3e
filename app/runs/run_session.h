// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/engine_process.h"
#include "app/runs/run_loader.h"

#include <QObject>
#include <QTimer>
#include <memory>

namespace scalescope::app {

/// One run at a time: the engine at work, and what it has written so far, read at most twice a second while
/// it is at it and once at the end, however it ended.
class RunSession : public QObject
{
    Q_OBJECT

public:
    explicit RunSession(QObject* parent = nullptr);

    void start(const job::Job& job);
    void stop();
    /// Kills the engine and forgets the run: nothing of it is told any more.
    void abandon();
    [[nodiscard]] bool isRunning() const { return m_engine != nullptr && m_engine->isRunning(); }
    /// Process id of the engine that runs, 0 where there is none.
    [[nodiscard]] qint64 processId() const { return isRunning() ? m_engine->processId() : 0; }

Q_SIGNALS:
    void phaseStarted(scalescope::job::Phase phase);
    void progressed(const scalescope::job::Progress& progress);
    void logged(const QString& source, const QString& text);
    /// The engine can't keep the model from all that it should, as the sentence says.
    void unguarded(const QString& sentence);
    /// What the run file holds now; `ended` says whether more will come.
    void resultsRead(const QString& file, std::shared_ptr<const scalescope::graph::Run> run, bool ended);
    void readFailed(const QString& sentence);
    void ended(const scalescope::app::Outcome& outcome);

private:
    void handle(const job::Event& event);
    void handleEnd(const Outcome& outcome);
    void readPartial();

    std::unique_ptr<EngineProcess> m_engine; ///< one for each run
    RunLoader m_loader;
    QTimer m_nextRead;
    QString m_partial; ///< the growing run file, empty until it holds something
};

} // namespace scalescope::app
