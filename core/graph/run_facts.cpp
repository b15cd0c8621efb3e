// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/run_facts.h"

#include <ctime>
#include <fmt/chrono.h>
#include <fmt/ranges.h>
#include <iomanip>
#include <sstream>
#include <string_view>

namespace scalescope::graph {

namespace {

/// The comma between the formats of one transform has no space after it.
constexpr std::string_view betweenNames = ", ";

std::string textOf(const std::string& text)
{
    return text;
}

std::string textOf(std::uint64_t number)
{
    return std::to_string(number);
}

std::string textOf(RunFacts::Time time)
{
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(time.time_since_epoch().count()));
}

std::string textOf(Mode mode)
{
    return std::string(toString(mode));
}

std::string textOf(const std::vector<std::string>& names)
{
    return fmt::format("{}", fmt::join(names, betweenNames));
}

template <typename T>
std::string textOf(const std::optional<T>& value)
{
    return value ? textOf(*value) : std::string();
}

void parse(const std::string& text, std::string& value)
{
    value = text;
}

void parse(const std::string& text, std::vector<std::string>& names)
{
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find(betweenNames, start), text.size());
        names.push_back(text.substr(start, end - start));
        start = end + betweenNames.size();
    }
}

void parse(const std::string& text, std::optional<Mode>& mode)
{
    mode = valueOf(modeNames, text);
}

void parse(const std::string& text, std::optional<std::uint64_t>& number)
{
    std::istringstream(text) >> number.emplace();
}

void parse(const std::string& text, std::optional<RunFacts::Time>& time)
{
    std::tm parts{};
    std::istringstream(text) >> std::get_time(&parts, "%Y-%m-%dT%H:%M:%SZ");
    time = RunFacts::Time(
        std::chrono::seconds(timegm(&parts))); // system_clock's nanoseconds end in the year 2262
}

} // namespace

void RunFacts::set(const std::string& key, std::string text)
{
    bool isTaken = false;
    forEachFact(*this, [&]<typename T>(const char* name, T& member) {
        if (key != name)
            return;
        T value{};
        parse(text, value);
        isTaken =
            textOf(value) == text; // so that nothing is lost, and nothing but the documented form is read
        member = isTaken ? std::move(value) : T{};
    });
    if (isTaken)
        others.erase(key);
    else
        others[key] = std::move(text);
}

std::map<std::string, std::string> RunFacts::texts() const
{
    std::map<std::string, std::string> all = others;
    forEachFact(*this, [&all](const char* key, const auto& member) {
        if (std::string text = textOf(member); !text.empty())
            all.emplace(key, std::move(text));
    });
    return all;
}

} // namespace scalescope::graph
