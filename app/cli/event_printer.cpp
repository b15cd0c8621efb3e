// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/event_printer.h"

#include "app/cli/commands.h"
#include "app/cli/engine_run.h"
#include "core/message/say_run.h"
#include "core/report/text/sanitized_text.h"

#include <cerrno>
#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sys/ioctl.h>
#include <system_error>
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

void EventPrinter::print(const job::Event& event)
{
    // Before the model runs: the summary says it once more, after that.
    const auto* found = std::get_if<job::ProblemFound>(&event);
    if (found != nullptr && found->problem.id == say::notKeptFromFiles.form.problem) {
        m_line.clear();
        printError("Note: " + found->problem.message);
    }
    if (m_mode == ProgressMode::Json) {
        if (!canSay(STDOUT_FILENO))
            return;
        const std::string line =
            job::toJson(event).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
        fmt::print("{}\n", report::shownJson(line));
        // As fmt says it of a long line. Ctrl+C is no failure: it is answered where the run is.
        if (std::fflush(stdout) != 0 && errno != EINTR)
            throw std::system_error(errno, std::generic_category());
        return;
    }
    if (const auto* log = std::get_if<job::Log>(&event); log != nullptr && log->source != "engine")
        printModelText(log->text);
    else if (m_mode == ProgressMode::Auto)
        m_line.show(event);
}

/// What the model prints, and what the run says of itself: for the user, but not part of the summary on
/// standard output.
void EventPrinter::printModelText(const std::string& text)
{
    m_line.clear();
    writeError(report::shownLines(text) + (text.ends_with('\n') ? "" : "\n"));
}

} // namespace scalescope::app::cli
