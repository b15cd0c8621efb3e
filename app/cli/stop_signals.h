// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>
#include <array>
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

} // namespace scalescope::app::cli
