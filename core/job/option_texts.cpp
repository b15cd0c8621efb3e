// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/option_texts.h"

#include "core/job/size.h"
#include "core/text/name_pattern.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <regex>

namespace scalescope::job {

namespace {

constexpr const char* backwardChoices =
    "none, output, ones, randn, sum, mean, mse:SPEC, cross_entropy:SPEC or a file such as FILE.npy";

/// The whole text as a number, or nothing.
template <typename T>
std::optional<T> whole(const std::string& text)
{
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool fits = error == std::errc() && end == text.data() + text.size() && !text.empty();
    return fits ? std::optional(value) : std::nullopt;
}

tl::unexpected<Error> wrong(const std::string& option, const std::string& text, const std::string& what)
{
    return fail(ExitStatus::Usage, option + (text.empty() ? "" : " ") + text + " " + what + ".", option);
}

} // namespace

Result<std::uint64_t> parseSeed(const std::string& text)
{
    if (const auto seed = whole<std::uint64_t>(text))
        return *seed;
    return wrong("--seed", text,
                 "is no whole number from 0 to 18446744073709551615; write for instance --seed 7");
}

Result<int> parseThreads(const std::string& text)
{
    const auto threads = whole<int>(text);
    if (threads && *threads >= 1 && *threads <= mostThreads)
        return *threads;
    return wrong("--threads", text,
                 "is no whole number from 1 to " + std::to_string(mostThreads) +
                     "; write for instance --threads 4");
}

Result<double> parseTimeLimit(const std::string& text)
{
    const auto seconds = whole<double>(text);
    if (seconds && *seconds > 0 && std::isfinite(*seconds))
        return *seconds;
    return wrong("--time-limit", text, "is no number of seconds above 0; write for instance --time-limit 60");
}

Result<std::int64_t> parseSizeOption(const std::string& option, const std::string& text)
{
    if (const auto bytes = parseSize(text))
        return *bytes;
    return wrong(option, text,
                 "is no size; write for instance " + option + " 2G or 512M, or a number of bytes");
}

Result<void> checkDevice(const std::string& text)
{
    static const std::regex device("cpu|cuda(:[0-9]{1,3})?");
    if (std::regex_match(text, device))
        return {};
    return wrong("--device", text, "is not known; take cpu, cuda or cuda:N");
}

Result<void> checkOutputIndex(const std::string& text)
{
    if (!text.empty())
        return {};
    return wrong("--output-index", text, "is empty; write a position or a key, such as 0, 1.2 or energy");
}

Result<void> checkSaveValues(const std::string& text)
{
    if (text::NamePattern::from(text))
        return {};
    return wrong("--save-values", text,
                 "is no regular expression; a backslash before ( ) [ ] { } * + ? makes it a plain character");
}

Result<BackwardSeed> parseBackward(const std::string& text)
{
    for (const char* plain : {"", "none", "output", "ones", "randn", "sum", "mean"})
        if (text == plain)
            return BackwardSeed{text, {}};
    for (const std::string loss : {"mse", "cross_entropy"}) {
        if (!text.starts_with(loss + ":"))
            continue;
        const std::string target = text.substr(loss.size() + 1);
        if (const auto spec = parseSpec(target); !spec)
            return fail(ExitStatus::Usage, "The target of --backward " + loss + ": " + spec.error().message,
                        "--backward");
        return BackwardSeed{loss, target};
    }
    const auto spec = parseSpec(text);
    if (spec && (std::holds_alternative<FileReference>(spec->value) ||
                 std::holds_alternative<Generated>(spec->value)))
        return BackwardSeed{"file", text};
    return wrong("--backward", text, std::string("is not known; take ") + backwardChoices);
}

std::optional<FileReference> fileOf(const BackwardSeed& seed)
{
    const auto spec = parseSpec(seed.spec);
    const auto* file = spec ? std::get_if<FileReference>(&spec->value) : nullptr;
    return file ? std::optional(*file) : std::nullopt;
}

} // namespace scalescope::job
