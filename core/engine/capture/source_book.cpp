// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/source_book.h"

#include <charconv>
#include <sstream>

namespace scalescope::engine {

namespace {

constexpr std::size_t longestLine = 400; ///< of a line that stands for many
/// Where an archive may say that a source starts. Its numbers are taken as they are, and the lines before it
/// are written as empty ones.
constexpr std::size_t mostLines = 10'000'000;
/// Empty lines in all texts together.
constexpr int mostEmptyLines = 1'000'000;

/// A line's number, 0 where the archive says one that no source has.
int lineOf(std::size_t number)
{
    return number <= mostLines ? static_cast<int>(number) : 0;
}

} // namespace

SourceBook::Place SourceBook::locate(const torch::jit::SourceRange& range)
{
    auto place = range;
    if (const auto original = range.findSourceRangeThatGenerated()) {
        place = *original;
    }
    const auto position = place.file_line_col();
    if (!position || std::get<0>(*position).empty()) {
        return {{}, placeInArchive(range)};
    }
    Place found{{std::get<0>(*position), lineOf(std::get<1>(*position))}, {}};
    if (!graph::isOfPyTorch(found.location.file)) {
        found.own = found.location;
    }
    if (!isStack(*place.source(), found.location)) {
        keep(place.source());
        return found;
    }
    keepLine(found.location, range);
    if (found.own.file.empty()) {
        found.own = ownPlaceIn(*place.source());
        keepLine(found.own, range);
    }
    return found;
}

/// Of a call of a function archives don't remember the original place: there is the code that they have.
graph::SourceLocation SourceBook::placeInArchive(const torch::jit::SourceRange& range)
{
    const auto position = range.file_line_col();
    if (!position || graph::isOfPyTorch(std::get<0>(*position))) {
        return {};
    }
    keep(range.source());
    return {std::get<0>(*position), lineOf(std::get<1>(*position))};
}

/// The innermost of the calls whose code is not PyTorch's.
graph::SourceLocation SourceBook::ownPlaceIn(const torch::jit::Source& stack)
{
    std::istringstream lines(stack.text_str().str());
    for (std::string line; std::getline(lines, line);) {
        const auto end = line.find("): ");
        const auto begin = line.rfind('(', end);
        if (end == std::string::npos || begin == std::string::npos || begin == 0) {
            continue;
        }
        const std::string file = line.substr(0, begin);
        std::size_t number = 0;
        const auto [rest, error] = std::from_chars(line.data() + begin + 1, line.data() + end, number);
        if (error == std::errc() && rest == line.data() + end && !graph::isOfPyTorch(file)) {
            return {file, lineOf(number)};
        }
    }
    return {};
}

/// Whether the text is no code but the calls that led there, which is what tracing leaves:
/// "model.py(7): forward" and so on outwards.
bool SourceBook::isStack(const torch::jit::Source& source, const graph::SourceLocation& location)
{
    const std::string first = location.file + "(" + std::to_string(location.line) + "): ";
    return std::string(source.get_line(source.lineno_for_offset(0)).str()).starts_with(first);
}

/// Where the archive does not have the line, TorchScript's own line stands for it.
void SourceBook::keepLine(const graph::SourceLocation& location, const torch::jit::SourceRange& own)
{
    if (location.file.empty()) {
        return;
    }
    const torch::jit::Source& code = *own.source();
    const std::string whole(code.get_line(code.lineno_for_offset(own.start())).str());
    const auto begin = whole.find_first_not_of(" \t\n\r");
    if (begin == std::string::npos) {
        return;
    }
    const std::string statement = whole.substr(begin, whole.find_last_not_of(" \t\n\r") + 1 - begin);
    std::string& line = m_lines[location.file][location.line];
    if (line.find(statement) == std::string::npos && line.size() < longestLine) {
        line += (line.empty() ? "" : "; ") + statement;
    }
}

void SourceBook::keep(const std::shared_ptr<torch::jit::Source>& source)
{
    if (!source || !source->filename() || !m_seen.insert(source).second ||
        source->starting_line_no() > mostLines) {
        return;
    }
    auto& lines = m_lines[*source->filename()];
    std::istringstream text(source->text_str().str());
    int number = static_cast<int>(source->starting_line_no());
    for (std::string line; std::getline(text, line); ++number) {
        lines.try_emplace(number, line);
    }
}

std::map<std::string, std::string> SourceBook::texts() const
{
    std::map<std::string, std::string> result;
    int emptyLines = 0;
    for (const auto& [file, lines] : m_lines) {
        std::string& text = result[file];
        int next = 1;
        for (const auto& [number, line] : lines) {
            if (number < next) {
                continue; // a source that says it starts at line 0
            }
            emptyLines += number - next;
            if (emptyLines > mostEmptyLines) {
                return result;
            }
            text.append(static_cast<std::size_t>(number - next), '\n');
            text += line + '\n';
            next = number + 1;
        }
    }
    return result;
}

} // namespace scalescope::engine
