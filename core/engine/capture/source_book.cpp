// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/source_book.h"

#include <sstream>

namespace scalescope::engine {

graph::SourceLocation SourceBook::locate(const torch::jit::SourceRange& range)
{
    auto place = range;
    if (const auto original = range.findSourceRangeThatGenerated()) {
        place = *original;
    }
    const auto position = place.file_line_col();
    if (!position) {
        return {};
    }
    keep(place.source());
    return {std::get<0>(*position), static_cast<int>(std::get<1>(*position))};
}

void SourceBook::keep(const std::shared_ptr<torch::jit::Source>& source)
{
    if (!source || !source->filename() || !m_seen.insert(source).second) {
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
    for (const auto& [file, lines] : m_lines) {
        std::string& text = result[file];
        int next = 1;
        for (const auto& [number, line] : lines) {
            if (number < next) {
                continue; // a source that says it starts at line 0
            }
            text.append(static_cast<std::size_t>(number - next), '\n');
            text += line + '\n';
            next = number + 1;
        }
    }
    return result;
}

} // namespace scalescope::engine
