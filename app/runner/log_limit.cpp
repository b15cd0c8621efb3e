// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/log_limit.h"

#include "core/job/print_limits.h"
#include "core/message/say_run.h"

#include <algorithm>
#include <string>

namespace scalescope::app {

namespace {

std::size_t countLines(std::string_view text)
{
    return 1 + static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

/// How many bytes so many lines have at the text's start, without the last line's end.
std::size_t lengthOf(std::string_view text, std::size_t lines)
{
    std::size_t end = 0;
    for (std::size_t line = 0; line < lines && end < text.size(); ++line)
        end = std::min(text.find('\n', line == 0 ? 0 : end + 1), text.size());
    return end;
}

/// Not cut inside a character.
std::size_t wholeCharacters(std::string_view text, std::size_t length)
{
    while (length > 0 && length < text.size() && (static_cast<unsigned char>(text[length]) & 0xc0U) == 0x80U)
        --length;
    return length;
}

} // namespace

LogLimit::Source& LogLimit::sourceOf(const job::Log& log)
{
    if (!log.said && log.source == "model")
        return m_model;
    return !log.said && log.source == "engine" ? m_libraries : m_run;
}

std::optional<job::Log> LogLimit::pass(job::Log log)
{
    Source& source = sourceOf(log);
    const std::size_t all = countLines(log.text);
    const std::size_t room = job::mostPrintedLines - source.lines;
    const std::size_t length =
        wholeCharacters(log.text, std::min(lengthOf(log.text, room), job::mostPrintedBytes - source.bytes));
    if (room == 0 || (length == 0 && !log.text.empty())) {
        source.lines = job::mostPrintedLines;
        source.linesLeftOut += static_cast<std::int64_t>(all);
        return std::nullopt;
    }
    source.bytes += length;
    if (length == log.text.size()) {
        source.lines += all;
        return log;
    }
    // What does not fit ends what is passed on, however short the next ones are.
    source.lines = job::mostPrintedLines;
    source.linesLeftOut +=
        static_cast<std::int64_t>(countLines(std::string_view(log.text).substr(length + 1)));
    log.text.resize(length);
    log.said = {};
    return log;
}

std::vector<job::Log> LogLimit::leftOut() const
{
    std::vector<job::Log> logs;
    if (const auto lines = m_model.linesLeftOut + m_run.linesLeftOut; lines > 0)
        logs.push_back(job::logOf(say::printsLeftOut(say::moreLines({lines}))));
    if (m_libraries.linesLeftOut > 0)
        logs.push_back(
            job::logOf(say::librariesLeftOut(say::moreLines({m_libraries.linesLeftOut})), "engine"));
    return logs;
}

} // namespace scalescope::app
