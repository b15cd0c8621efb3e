// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress_line.h"

#include "app/cli/command.h"

#include <cstdio>
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace scalescope::app::cli {

namespace {

constexpr int rewriteAfterMs = 80;
constexpr double rateAfterSeconds = 0.5;

const char* unitOf(job::Phase phase)
{
    if (phase == job::Phase::Bisect)
        return " trials";
    return phase == job::Phase::Backward ? " gradients" : " operators";
}

std::size_t terminalWidth()
{
    winsize size{};
    const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? size.ws_col : 80;
}

} // namespace

ProgressLine::ProgressLine() : m_terminal(isatty(STDERR_FILENO) == 1) {}

ProgressLine::~ProgressLine()
{
    clear();
}

std::string ProgressLine::text(const job::Progress& progress, double secondsInPhase)
{
    std::string text = fmt::format("{}: {}", job::toString(progress.phase), progress.done);
    if (progress.total > 0)
        text += fmt::format(" of {}", progress.total);
    text += unitOf(progress.phase);
    if (secondsInPhase >= rateAfterSeconds)
        text += fmt::format(", {:.0f}/s", static_cast<double>(progress.done) / secondsInPhase);
    return text;
}

void ProgressLine::show(const job::Event& event)
{
    if (const auto* started = std::get_if<job::PhaseStarted>(&event)) {
        m_phase.start();
        write(std::string(job::toString(started->phase)));
    }
    const auto* progress = std::get_if<job::Progress>(&event);
    if (progress == nullptr || (m_lastWrite.isValid() && m_lastWrite.elapsed() < rewriteAfterMs))
        return;
    write(text(*progress, m_phase.isValid() ? static_cast<double>(m_phase.elapsed()) / 1000 : 0));
}

void ProgressLine::write(const std::string& text)
{
    if (!m_terminal)
        return;
    writeError(fmt::format("\r{}\033[K", text.substr(0, terminalWidth() - 1)));
    m_shown = true;
    m_lastWrite.start();
}

void ProgressLine::clear()
{
    if (m_shown)
        writeError("\r\033[K");
    m_shown = false;
}

} // namespace scalescope::app::cli
