// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/option_texts.h"

#include "core/job/size.h"
#include "core/message/say_job.h"
#include "core/text/name_pattern.h"

#include <charconv>
#include <cmath>
#include <optional>

namespace scalescope::job {

namespace {

/// The whole text as a number, or nothing.
template <typename T>
std::optional<T> whole(const std::string& text)
{
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool fits = error == std::errc() && end == text.data() + text.size() && !text.empty();
    return fits ? std::optional(value) : std::nullopt;
}

} // namespace

std::string written(const std::string& option, const std::string& text)
{
    return option + (option.empty() || text.empty() ? "" : " ") + text;
}

Result<std::uint64_t> parseSeed(const std::string& text, const std::string& option)
{
    if (const auto seed = whole<std::uint64_t>(text))
        return *seed;
    return fail(say::seedNotWhole(written(option, text), written(option, "7")), option);
}

Result<int> parseThreads(const std::string& text, const std::string& option)
{
    const auto threads = whole<int>(text);
    if (threads && *threads >= 1 && *threads <= mostThreads)
        return *threads;
    return fail(say::threadsNotWhole(written(option, text), mostThreads, written(option, "4")), option);
}

Result<double> parseTimeLimit(const std::string& text, const std::string& option)
{
    const auto seconds = whole<double>(text);
    if (seconds && *seconds > 0 && std::isfinite(*seconds))
        return *seconds;
    return fail(say::timeLimitNotSeconds(written(option, text), written(option, "60")), option);
}

Result<std::int64_t> parseNodeLimit(const std::string& text, const std::string& option)
{
    constexpr std::int64_t most = 1'000'000'000;
    const auto nodes = whole<std::int64_t>(text);
    if (nodes && *nodes >= 1 && *nodes <= most)
        return *nodes;
    return fail(say::threadsNotWhole(written(option, text), most, written(option, "1000000")), option);
}

Result<std::int64_t> parseSizeOption(const std::string& text, const std::string& option)
{
    if (const auto bytes = parseSize(text))
        return *bytes;
    return fail(say::optionNotSize(written(option, text), written(option, "2G")), option);
}

Result<void> checkDevice(const std::string& text, const std::string& option)
{
    static const auto device = text::NamePattern::from("^(cpu|cuda(:[0-9]{1,3})?)$").value();
    if (device.findsIn(text))
        return {};
    return fail(say::deviceNotKnown(written(option, text)), option);
}

Result<void> checkOutputIndex(const std::string& text)
{
    if (!text.empty())
        return {};
    return fail(say::outputIndexEmpty("--output-index"), "--output-index");
}

Result<void> checkSaveValues(const std::string& text)
{
    if (text::NamePattern::from(text))
        return {};
    return fail(say::saveValuesNotPattern(written("--save-values", text)), "--save-values");
}

} // namespace scalescope::job
