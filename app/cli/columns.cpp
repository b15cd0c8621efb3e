// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/columns.h"

#include "core/report/shown_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace scalescope::app::cli {

namespace {

/// Names in a model may be long; one of them must not push the other columns out of sight.
constexpr std::size_t widest = 60;

} // namespace

void Columns::add(const std::vector<std::string>& row)
{
    auto& cells = m_rows.emplace_back();
    for (const std::string& cell : row)
        cells.push_back(report::shownText(cell));
}

std::string Columns::text() const
{
    std::vector<std::size_t> widths;
    for (const auto& row : m_rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], std::min(row[i].size(), widest));
    }
    std::string text;
    for (const auto& row : m_rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i)
            line += fmt::format("{:<{}}  ", row[i], widths[i]);
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

} // namespace scalescope::app::cli
