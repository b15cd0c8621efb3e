// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/path_pattern.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace scalescope::text {

namespace {

bool isDigit(char letter)
{
    return std::isdigit(static_cast<unsigned char>(letter)) != 0;
}

std::string escaped(std::string_view text)
{
    constexpr std::string_view special = R"(\.^$|()[]{}*+?)";
    std::string result;
    for (const char letter : text) {
        if (special.find(letter) != std::string_view::npos)
            result += '\\';
        result += letter;
    }
    return result;
}

/// "layers.", "12", ".k": what is a number and what is none, in turn, beginning with what is none.
std::vector<std::string> partsOf(std::string_view path)
{
    std::vector<std::string> parts{""};
    for (const char letter : path) {
        const bool wasDigit = parts.size() % 2 == 0;
        if (isDigit(letter) != wasDigit)
            parts.emplace_back();
        parts.back() += letter;
    }
    return parts;
}

/// "(0|1|12)", the shorter numbers first.
std::string oneOf(const std::set<std::string>& texts)
{
    std::vector<std::string> sorted(texts.begin(), texts.end());
    std::ranges::stable_sort(sorted, {}, [](const std::string& text) { return text.size(); });
    std::string all;
    for (const std::string& text : sorted)
        all += (all.empty() ? "(" : "|") + text;
    return all + ')';
}

} // namespace

std::string withoutNumbers(std::string_view path)
{
    const std::vector<std::string> parts = partsOf(path);
    std::string pattern;
    for (std::size_t i = 0; i < parts.size(); ++i)
        pattern += i % 2 == 0 ? parts[i] : "#";
    return pattern;
}

std::string patternOf(std::string_view path)
{
    return '^' + escaped(path) + '$';
}

std::string patternOf(const std::vector<std::string>& paths, bool anyNumber)
{
    std::vector<std::set<std::string>> values(partsOf(paths.front()).size());
    for (const std::string& path : paths) {
        const std::vector<std::string> parts = partsOf(path);
        for (std::size_t i = 0; i < parts.size(); ++i)
            values[i].insert(escaped(parts[i]));
    }
    const auto varying = std::ranges::count_if(values, [](const auto& some) { return some.size() > 1; });
    if (varying > 1 && !anyNumber) {
        std::set<std::string> whole;
        for (const std::string& path : paths)
            whole.insert(escaped(path));
        return '^' + oneOf(whole) + '$';
    }
    std::string pattern = "^";
    for (const std::set<std::string>& some : values)
        pattern += some.size() == 1 ? *some.begin() : anyNumber ? "[0-9]+" : oneOf(some);
    return pattern + '$';
}

} // namespace scalescope::text
