// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/run_options.h"
#include "core/job/event.h"

#include <QElapsedTimer>
#include <string>

namespace scalescope::app::cli {

/// One line of a terminal's standard error that is rewritten as a run goes: phase, count, rate.
/// Writes nothing where standard error is no terminal.
class ProgressLine
{
public:
    ProgressLine();
    ~ProgressLine();
    void show(const job::Event& event);
    /// Takes the line away, before other text is printed.
    void clear();

    /// "forward: 1200 of 3000 operators, 560/s"; the total is left out where it is 0 (unknown).
    static std::string text(const job::Progress& progress, double secondsInPhase);

private:
    void write(const std::string& text);

    bool m_terminal;
    bool m_shown = false;
    QElapsedTimer m_phase; ///< since the phase began
    QElapsedTimer m_lastWrite;
};

/// What an engine's events look like to the user, in the way that --progress says.
class EventPrinter
{
public:
    explicit EventPrinter(ProgressMode mode) : m_mode(mode) {}

    void print(const job::Event& event);
    /// Takes the progress line away.
    void finish() { m_line.clear(); }

private:
    void printModelText(const std::string& text);

    ProgressMode m_mode;
    ProgressLine m_line;
};

} // namespace scalescope::app::cli
