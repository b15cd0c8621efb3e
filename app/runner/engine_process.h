// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/event_limit.h"
#include "app/runner/line_buffer.h"
#include "app/runner/outcome.h"
#include "core/job/event.h"
#include "core/job/file_stamp.h"
#include "core/job/job.h"
#include "core/message/message.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QTimer>

namespace scalescope::app {

/// Where scalescope-engine is: SCALESCOPE_ENGINE if set, else beside the program, else in
/// ../libexec/scalescope; where none exists, the path beside the program.
QString findEngine();

/// One run of scalescope-engine as a child process: gives it a job, passes its events on, and says how it
/// ended, whatever happens to it. Nothing here ever waits for the engine. Can be started again after
/// finished().
class EngineProcess : public QObject
{
    Q_OBJECT

public:
    explicit EngineProcess(QObject* parent = nullptr);
    /// Kills an engine that still runs.
    ~EngineProcess() override;

    /// Takes another program than findEngine()'s.
    void setProgram(const QString& program) { m_program = program; }
    /// Starts the engine on a job. finished() follows in any case, never from inside this call.
    void start(const job::Job& job);
    /// Asks the engine to stop and to keep what it recorded; ends it at once if it has not ended 6 s
    /// later: readers of its run file can hold it up.
    void stop();
    /// How long an engine that is to end at once, with all that it started, has for that before it is killed,
    /// and one that can't after its limit of time.
    void setKillAfter(int milliseconds) { m_killAfterMs = milliseconds; }
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// Of the engine that runs; 0 where there is none.
    [[nodiscard]] qint64 processId() const { return m_process.processId(); }

Q_SIGNALS:
    void eventReceived(const scalescope::job::Event& event);
    void finished(const scalescope::app::Outcome& outcome);

private:
    /// When the job's run file and its partial form were last written; invalid where there is none.
    struct FileTimes
    {
        QDateTime finished;
        QDateTime partial;
    };

    void reset(const job::Job& job);
    /// SIGQUIT has the engine's broker kill all that runs the model. Who kills the broker leaves what code of
    /// the model's has started.
    void quit();
    void endAtOnce();
    void readOutput();
    void readErrors();
    void handleSlice();
    /// More than an engine leaves to be read, when it has ended or was told to, is what code of the model's
    /// wrote: all but the last of it is counted, and not looked at.
    void skipFlood();
    /// Where the broker is suspended, nobody else outside of the model's process keeps the limit.
    void keepTimeLimit();
    void handleLine(const LineBuffer::Line& line);
    void handleEvent(const job::Event& event);
    /// What is no event of the engine's is something printed.
    void passPrinted(std::string text);
    /// Whether it can be the engine's: code of the model's can write events too.
    [[nodiscard]] bool isWithinLimit(const job::Event& event, std::size_t bytes);
    /// Whether the files that it names are the job's.
    [[nodiscard]] bool isOfThisJob(const job::Event& event) const;
    /// An end that something follows was not the engine's: code of the model's can write one as long as it
    /// runs, and the broker writes after that.
    void forgetDone();
    void refuse(const message::Sentence& said);
    /// Where there is no process that could end: says why.
    void endUnstarted(const message::Sentence& said);
    void processEnded();
    void processFailed(QProcess::ProcessError error);
    void finishWhenRead();
    [[nodiscard]] Outcome outcome() const;
    /// For an end without a `done` event.
    void describeDeath(Outcome& outcome) const;
    [[nodiscard]] std::string lastError() const;
    /// Whether it ended before there was anything to record.
    bool hadNoFile() const;
    void addRunFile(Outcome& outcome) const;
    [[nodiscard]] FileTimes fileTimes() const;

    QProcess m_process;
    QTimer m_killTimer;
    QTimer m_limitTimer; ///< runs where there is a limit of time
    QElapsedTimer m_clock;
    QElapsedTimer m_sinceEnd; ///< or since it was told to stop; invalid before
    QString m_program;
    QString m_output;                  ///< the job's run file
    bool m_isRun = false;              ///< and it records one
    std::optional<double> m_timeLimit; ///< in seconds
    job::FileStamp m_model;            ///< as it was at the start
    std::string m_modelName;
    FileTimes m_timesBefore; ///< of what an earlier run left
    LineBuffer m_lines;
    EventLimit m_limit;
    QByteArray m_lastErrors; ///< the end of the engine's standard error
    LastSeen m_seen;
    std::optional<job::Hello> m_hello;
    std::optional<job::Done> m_done; ///< the last line, where it is one
    message::Sentence m_refused;     ///< why its events were not understood
    bool m_running = false;
    bool m_ended = false; ///< the process is gone; lines may still wait
    bool m_stopAsked = false;
    bool m_outOfTime = false; ///< and its broker was suspended
    bool m_quitAsked = false;
    bool m_sliceQueued = false;
    int m_killAfterMs = 10'000;
};

} // namespace scalescope::app
