// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/outcome.h"
#include "core/job/event.h"
#include "core/job/job.h"

#include <QObject>
#include <QSocketNotifier>
#include <array>
#include <functional>
#include <memory>

namespace scalescope::app::cli {

/// From now on SIGINT and SIGTERM end the program with a sentence and the exit status for that. Children that
/// work for it are to end with it.
void exitOnStopSignals();

/// Whether the user has asked StopSignals for a stop.
bool isStopAsked();

/// Whether text can be written to a descriptor without waiting for ever: before a stop was asked for always,
/// then only where whoever reads it takes it.
bool canSay(int descriptor);

/// Turns SIGINT and SIGTERM into a Qt signal while it lives. One at a time.
class StopSignals : public QObject
{
    Q_OBJECT

public:
    StopSignals();
    ~StopSignals() override;

Q_SIGNALS:
    void received();

private:
    std::array<int, 2> m_pipe{-1, -1};
    std::unique_ptr<QSocketNotifier> m_notifier;
};

/// Runs the engine on a job to its end, passing its events on. Ctrl+C and SIGTERM stop the engine, which
/// keeps what it recorded. Needs no display.
Outcome runEngine(const job::Job& job, const std::function<void(const job::Event&)>& onEvent);

} // namespace scalescope::app::cli
