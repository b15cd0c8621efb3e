// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/options.h"

#include "core/formats/rounding.h"
#include "core/graph/mode.h"
#include "core/job/backward_seed.h"
#include "core/job/size.h"
#include "core/message/say_job.h"
#include "core/text/name_pattern.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <concepts>
#include <fmt/format.h>
#include <iterator>

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

/// From 1 to `most`, for instance `example`.
template <auto most, auto example>
auto parseFromOne(const std::string& text, const std::string& option) -> Result<decltype(most)>
{
    const auto number = whole<decltype(most)>(text);
    if (number && *number >= 1 && *number <= most)
        return *number;
    return fail(say::threadsNotWhole(written(option, text), most, written(option, std::to_string(example))),
                option);
}

constexpr auto parseThreads = parseFromOne<mostThreads, 4>;
constexpr auto parseNodes = parseFromOne<std::int64_t{1'000'000'000}, 1'000'000>;

/// Above 0.
Result<double> parseSeconds(const std::string& text, const std::string& option)
{
    const auto seconds = whole<double>(text);
    if (seconds && *seconds > 0 && std::isfinite(*seconds))
        return *seconds;
    return fail(say::timeLimitNotSeconds(written(option, text), written(option, "60")), option);
}

Result<std::int64_t> parseBytes(const std::string& text, const std::string& option)
{
    if (const auto bytes = parseSize(text))
        return *bytes;
    return fail(say::optionNotSize(written(option, text), written(option, "2G")), option);
}

Result<void> anyText(const std::string& /*text*/, const std::string& /*option*/)
{
    return {};
}

Result<void> checkSeed(const std::string& text, const std::string& option)
{
    return parseBackward(text, option).map([](const BackwardSeed&) {});
}

/// Whether there is such a device is the engine's to say.
Result<void> checkDevice(const std::string& text, const std::string& option)
{
    static const auto device = text::NamePattern::from("^(cpu|cuda(:[0-9]{1,3})?)$").value();
    if (device.findsIn(text))
        return {};
    return fail(say::deviceNotKnown(written(option, text)), option);
}

Result<void> checkOutputIndex(const std::string& text, const std::string& option)
{
    if (!text.empty())
        return {};
    return fail(say::outputIndexEmpty(option), option);
}

Texts trainingWords()
{
    return graph::namesOf(graph::trainingNames);
}

/// SPECs are not looked at yet.
Result<std::vector<Input>> inputsFrom(const Texts& texts)
{
    std::vector<Input> inputs;
    std::ranges::transform(texts, std::back_inserter(inputs), splitInput);
    return inputs;
}

Result<Replacements> replacementsFrom(const Texts& texts)
{
    Replacements replacements;
    for (const std::string& text : texts) {
        const auto equals = text.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
            return fail(ExitStatus::Usage,
                        fmt::format("--replace {} is not of the form FROM=TO; write for instance "
                                    "--replace my::gelu=aten::gelu.",
                                    text),
                        "--replace");
        const auto [entry, isNew] = replacements.emplace(text.substr(0, equals), text.substr(equals + 1));
        if (!isNew)
            return fail(ExitStatus::Usage,
                        fmt::format("--replace is given twice for {}; leave one of them out.", entry->first),
                        "--replace");
    }
    return replacements;
}

/// A text for each seed, and none for the default.
Texts offeredSeeds()
{
    Texts seeds = seedTexts(
        [](SeedKind kind) { return kind == SeedKind::CrossEntropy ? "randint(0,10):[1]" : "randn:[1]"; });
    seeds.insert(seeds.begin(), "");
    return seeds;
}

/// Makes `member` of texts; `read` takes all of them, or checks or parses each, or says which words there
/// are.
template <typename Member, typename Read>
Result<void> takeInto(Member& member, const Texts& texts, const std::string& option, const Read& read)
{
    const std::string text = texts.empty() ? std::string() : texts.front();
    if constexpr (std::same_as<Member, bool>) {
        member = !texts.empty();
    } else if constexpr (std::same_as<Member, std::optional<bool>>) {
        member = graph::valueOf(graph::trainingNames, text);
    } else if constexpr (std::invocable<Read, const Texts&>) {
        return read(texts).map([&member](Member value) { member = std::move(value); });
    } else if constexpr (std::same_as<Member, Texts>) {
        member = texts;
        for (const std::string& each : texts)
            if (auto fits = read(each, option); !fits)
                return fits;
    } else if constexpr (!std::same_as<Member, std::string>) {
        member = {};
        if (!text.empty())
            return read(text, option).map([&member](auto number) { member = number; });
    } else {
        member = text;
        if constexpr (std::invocable<Read, const std::string&, const std::string&>)
            return read(text, option);
    }
    return {};
}

/// What takeInto() makes the member of, where a form shows it.
template <typename Member>
Texts textsOf(const Member& member, bool isSize)
{
    if constexpr (std::same_as<Member, Texts>)
        return member;
    else if constexpr (std::same_as<Member, std::string>)
        return {member};
    else if constexpr (std::same_as<Member, std::uint64_t>)
        return {std::to_string(member)};
    else if constexpr (std::same_as<Member, std::optional<bool>>)
        return member ? Texts{std::string(graph::nameOf(graph::trainingNames, *member))} : Texts();
    else if constexpr (std::same_as<Member, std::optional<double>>)
        return member ? Texts{text::roundTripText(*member)} : Texts();
    else if constexpr (requires { member.has_value(); })
        return member ? Texts{isSize ? sizeOption(*member) : std::to_string(*member)} : Texts();
    return {};
}

template <typename Member, typename Read>
Option made(Option option, Member Job::*member, const Read& read, std::optional<Field> field = {})
{
    option.isRepeatable = std::ranges::range<Member> && !std::same_as<Member, std::string>;
    if constexpr (std::invocable<Read>)
        option.words = read();
    option.take = [member, read](Job& job, const Texts& texts, const std::string& quoted) {
        return takeInto(job.*member, texts, quoted, read);
    };
    option.texts = [member, isSize = option.argument == "SIZE"](const Job& job) {
        return textsOf(job.*member, isSize);
    };
    option.field = std::move(field);
    return option;
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

Result<void> checkSaveValues(const std::string& text, const std::string& option)
{
    if (text::NamePattern::from(text))
        return {};
    return fail(say::saveValuesNotPattern(written(option, text)), option);
}

#define QT_TRANSLATE_NOOP(context, text) text

const std::vector<Option>& options()
{
    static const std::vector<Option> all{
#define OPTION(Type, member, standard, flag, name, argument, group, help, about, range, read, ...)           \
    made({flag, name, argument, Group::group, help}, &Job::member, read __VA_OPT__(, Field __VA_ARGS__)),
#include "core/job/options.def"
#undef OPTION
    };
    return all;
}

const Option& optionOf(std::string_view flag)
{
    return *std::ranges::find(options(), flag, &Option::flag);
}

} // namespace scalescope::job
