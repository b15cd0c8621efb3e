// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/layout/graph_layout.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>
#include <chrono>
#include <functional>
#include <memory>

class QProcess;

namespace scalescope::widgets {

/// Lays graphs out in a child process (Graphviz's `dot`), one at a time: a newer request ends the older one
/// at once. The caller's thread never waits; big answers are read in a thread. Where dot would take too long,
/// or does, the layout is layeredLayout()'s. The child ends with the thread that started it, whatever ends
/// that.
class DotProcess : public QObject
{
    Q_OBJECT

public:
    explicit DotProcess(QObject* parent = nullptr);
    ~DotProcess() override;

    /// The program to run instead of `dot` on the search path.
    void setProgram(const QString& program) { m_program = program; }
    /// How long dot may take.
    void setTimeLimit(std::chrono::milliseconds limit) { m_timer.setInterval(limit); }

    /// Starts laying out; finished or failed follows, unless cancel() or another start() comes before.
    void start(LayoutRequest request);
    /// Ends the work; no signal follows.
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void finished(const scalescope::widgets::LayoutResult& result);
    /// One sentence that says what is wrong and what to do.
    void failed(const QString& sentence);

private:
    void processEnded(QProcess* process);
    void takeLayers(LayoutResult::Method method);
    void work(const std::function<Result<LayoutResult>()>& task);
    void deliver(quint64 turn, const std::shared_ptr<Result<LayoutResult>>& result);
    void giveUp(const QString& sentence);

    QString m_program;
    QProcess* m_process = nullptr;
    std::shared_ptr<const LayoutRequest> m_request;
    bool m_busy = false;
    quint64 m_turn = 0; ///< tells an answer that was overtaken
    QTimer m_timer;
    QThreadPool m_reader;
};

/// Says that a layout is not dot's and why; empty where it is dot's.
QString layoutNote(const LayoutResult& layout);

/// The same, waiting for the answer.
Result<LayoutResult> layOut(const LayoutRequest& request, const QString& program = {});

} // namespace scalescope::widgets
