// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sstream>

namespace scalescope::app::cli {

namespace {

constexpr std::size_t nameColumns = 26;
constexpr std::size_t descriptionColumns = 72;

std::string wrapped(const std::string& text)
{
    std::string lines;
    std::size_t column = 0;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (column > 0 && column + 1 + word.size() > descriptionColumns) {
            lines += '\n';
            column = 0;
        }
        lines += (column > 0 ? " " : "") + word;
        column += word.size() + (column > 0 ? 1 : 0);
    }
    return lines;
}

CLI::Validator silent(std::function<std::string(std::string&)> check)
{
    return CLI::Validator(std::move(check), ""); // an empty description keeps it out of the help
}

} // namespace

HelpFormatter::HelpFormatter()
{
    column_width(nameColumns);
    label("REQUIRED", "");
    label("OPTIONS", "options");
    label("SUBCOMMAND", "COMMAND");
}

std::string HelpFormatter::make_option_desc(const CLI::Option* option) const
{
    return wrapped(option->get_description());
}

CLI::Validator oneOf(std::vector<std::string> words)
{
    return silent([words = std::move(words)](std::string& value) {
        if (std::ranges::find(words, value) != words.end())
            return std::string();
        const std::vector<std::string> first(words.begin(), words.end() - 1);
        return fmt::format("{} is not known; take {} or {}", value, fmt::join(first, ", "), words.back());
    });
}

} // namespace scalescope::app::cli
