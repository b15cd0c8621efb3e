// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/event_printer.h"

#include "app/cli/command.h"
#include "app/cli/stop_signals.h"
#include "core/message/say_run.h"
#include "core/report/shown_text.h"

#include <cerrno>
#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <system_error>
#include <unistd.h>

namespace scalescope::app::cli {

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
