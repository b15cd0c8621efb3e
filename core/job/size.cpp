// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/size.h"

#include "core/message/say_job.h"

#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <string>

namespace scalescope::job {

namespace {

constexpr std::string_view units = "KMGT";

/// Power of 1024 that a unit stands for, or -1.
int powerOf(std::string_view unit)
{
    if (unit.ends_with("iB"))
        unit.remove_suffix(2);
    else if (unit.ends_with('B') || unit.ends_with('b'))
        unit.remove_suffix(1);
    if (unit.empty())
        return 0;
    const auto at = units.find(static_cast<char>(unit.front() & ~0x20));
    return unit.size() == 1 && at != std::string_view::npos ? static_cast<int>(at) + 1 : -1;
}

} // namespace

Result<std::int64_t> parseSize(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
    while (unit.starts_with(' '))
        unit.remove_prefix(1);
    const int power = error == std::errc() ? powerOf(unit) : -1;
    const double bytes = power < 0 ? 0 : number * std::pow(1024.0, power);
    if (!(bytes >= 1) || bytes > 9e18)
        return fail(say::notSize(std::string(text)));
    return static_cast<std::int64_t>(bytes);
}

std::string sizeOption(std::int64_t bytes)
{
    std::size_t power = 0;
    while (power < units.size() && bytes != 0 && bytes % 1024 == 0) {
        bytes /= 1024;
        ++power;
    }
    return std::to_string(bytes) + (power == 0 ? std::string() : std::string(1, units[power - 1]));
}

std::string sizeText(std::int64_t bytes)
{
    if (bytes < 1024)
        return fmt::format("{} B", bytes);
    double number = static_cast<double>(bytes) / 1024;
    std::size_t unit = 0;
    for (; number >= 1024 && unit + 1 < units.size(); ++unit)
        number /= 1024;
    return fmt::format("{:.4g} {}iB", number, units[unit]);
}

} // namespace scalescope::job
