// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/help.h"
#include "app/cli/output_file.h"
#include "core/arrays/npy_header.h"
#include "core/formats/quantiser.h"
#include "core/job/option_texts.h"
#include "core/job/text_file.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <fmt/format.h>
#include <memory>

namespace scalescope::app::cli {

namespace {

using arrays::NpyHeader;
using formats::Quantisation;
using formats::QuantisationCounts;

struct QuantiseOptions
{
    std::string format;
    std::string input;
    std::string output;
    std::string rounding;
    bool noSaturate = false;
    std::string scale;
    std::string seed = "0";
};

/// "2^-3" or "0.125": the exponent of a power of two. 2^0 for an empty text.
std::optional<int> exponentOf(const std::string& text)
{
    if (text.empty())
        return 0;
    const auto parse = [](std::string_view digits, auto& number) {
        const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        return parsed.ec == std::errc() && parsed.ptr == digits.data() + digits.size();
    };
    int exponent = 0;
    if (text.starts_with("2^"))
        return parse(std::string_view(text).substr(2), exponent) && std::abs(exponent) <= 1000
                   ? std::optional(exponent)
                   : std::nullopt;
    double factor = 0;
    if (!parse(text, factor) || !std::isfinite(factor) || factor <= 0 ||
        std::frexp(factor, &exponent) != 0.5 || std::abs(exponent) > 1000)
        return std::nullopt;
    return exponent - 1;
}

Result<Quantisation> quantisationOf(const QuantiseOptions& options)
{
    const auto format = formats::findFormat(options.format);
    if (!format)
        return tl::unexpected(format.error());
    const auto seed = job::parseSeed(options.seed);
    if (!seed)
        return tl::unexpected(seed.error());
    Quantisation how{*format, formats::defaultRounding(*format), !options.noSaturate, 0,
                     formats::randomKey(*seed, 0)};
    if (!options.rounding.empty()) {
        const auto rounding = formats::findRounding(options.rounding);
        if (!rounding)
            return tl::unexpected(rounding.error());
        how.rounding = *rounding;
    }
    const auto exponent = exponentOf(options.scale);
    if (!exponent)
        return fail(
            ExitStatus::Usage,
            fmt::format("--scale {} is no power of two; write for instance 2^8 or 2^-3.", options.scale),
            "--scale");
    how.scale = *exponent;
    return how;
}

Result<std::string> readBytes(const std::string& path)
{
    if (const auto file = requireFile(path, "The array"); !file)
        return tl::unexpected(file.error());
    return job::readFile(path, std::numeric_limits<std::int64_t>::max());
}

/// Numbers in the byte order of this machine, which is little.
void bringIntoOrder(const NpyHeader& header, char* numbers)
{
    if (header.byteOrder == '>')
        for (std::uint64_t at = 0; at < header.dataSize; at += header.itemSize)
            std::reverse(numbers + at, numbers + at + header.itemSize);
}

template <typename T>
QuantisationCounts quantise(const formats::Quantiser& quantiser, std::vector<char>& bytes)
{
    std::vector<T> numbers(bytes.size() / sizeof(T));
    if (!numbers.empty())
        std::memcpy(numbers.data(), bytes.data(), bytes.size());
    const QuantisationCounts counts = quantiser.quantise(numbers.data(), numbers.data(), numbers.size());
    if (!numbers.empty())
        std::memcpy(bytes.data(), numbers.data(), bytes.size());
    return counts;
}

Result<QuantisationCounts> quantiseNumbers(const Quantisation& how, const NpyHeader& header,
                                           const std::string& name, std::vector<char>& bytes)
{
    const formats::Quantiser quantiser(how);
    if (header.kind == 'f' && header.itemSize == 2)
        return quantise<formats::Half>(quantiser, bytes);
    if (header.kind == 'f' && header.itemSize == 4)
        return quantise<float>(quantiser, bytes);
    if (header.kind == 'f' && header.itemSize == 8)
        return quantise<double>(quantiser, bytes);
    return fail(
        ExitStatus::Unreadable,
        fmt::format("{} holds no floating-point numbers of 16, 32 or 64 bits, but {}{}; convert it first.",
                    name, header.kind, header.itemSize));
}

Result<void> writeFile(const std::string& path, const NpyHeader& header, const std::vector<char>& numbers)
{
    std::string bytes = arrays::npyHeaderText(header);
    bytes.append(numbers.data(), numbers.size());
    return writeOutputFile(path, bytes);
}

std::string part(std::int64_t count, std::int64_t all)
{
    const double percent = all > 0 ? 100 * static_cast<double>(count) / static_cast<double>(all) : 0;
    return fmt::format("{} ({:.4g}%)", count, percent);
}

void print(const Quantisation& how, const QuantisationCounts& counts)
{
    const double ratio = counts.signalToNoise();
    fmt::print("format             {}, {}{}\n", how.format.name, toString(how.rounding),
               how.scale != 0 ? fmt::format(", scale 2^{}", how.scale) : "");
    fmt::print("elements           {}\n", counts.numel);
    fmt::print("{:<18} {}\n", how.saturate ? "saturated" : "overflowed",
               part(counts.saturated, counts.numel));
    fmt::print("flushed to zero    {}\n", part(counts.flushed, counts.numel));
    fmt::print("became subnormal   {}\n", part(counts.subnormal, counts.numel));
    fmt::print("NaN                {}\n", part(counts.nans, counts.numel));
    fmt::print("signal to noise    {}\n", std::isnan(ratio)   ? "n/a"
                                          : std::isinf(ratio) ? "exact"
                                                              : fmt::format("{:.2f} dB", ratio));
}

Result<void> quantiseFile(const QuantiseOptions& options)
{
    if (auto place = checkOutputFile("OUT.npy", options.output, "rounded.npy"); !place)
        return place;
    const auto how = quantisationOf(options);
    if (!how)
        return tl::unexpected(how.error());
    const auto bytes = readBytes(options.input);
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto header = arrays::readNpyHeader(*bytes, options.input);
    if (!header)
        return tl::unexpected(Error{ExitStatus::Unreadable, header.error().message, {}});
    const auto start = bytes->begin() + static_cast<std::ptrdiff_t>(header->dataStart);
    std::vector<char> numbers(start, start + static_cast<std::ptrdiff_t>(header->dataSize));
    bringIntoOrder(*header, numbers.data());
    const auto counts = quantiseNumbers(*how, *header, options.input, numbers);
    if (!counts)
        return tl::unexpected(counts.error());
    if (auto written = writeFile(options.output, *header, numbers); !written)
        return written;
    print(*how, *counts);
    if (options.format == "e4m3")
        printError("Note: e4m3 is the IEEE-style format with Inf and NaN; OCP's E4M3 is e4m3fn.");
    return {};
}

} // namespace

void addQuantiseCommand(CLI::App& app, Action& action)
{
    CLI::App* command = app.add_subcommand("quantise", "Round an array of numbers to a number format");
    auto options = std::make_shared<QuantiseOptions>();
    command->add_option("FORMAT", options->format, "The format's name, see scalescope formats")
        ->required()
        ->option_text(" ");
    command->add_option("IN.npy", options->input, "An array of float16, float32 or float64")
        ->required()
        ->option_text(" ");
    command->add_option("OUT.npy", options->output, "The rounded array, of the same type and shape")
        ->required()
        ->option_text(" ");
    command
        ->add_option("--rounding", options->rounding,
                     "nearest-even, nearest or stochastic; default: nearest-even, stochastic for ...us")
        ->check(oneOf(formats::roundingNames()))
        ->option_text("NAME");
    command->add_flag("--no-saturate", options->noSaturate,
                      "What is beyond the largest becomes Inf, else NaN, where the format has them");
    command
        ->add_option("--scale", options->scale, "Multiply by 2^K before rounding and divide by it afterwards")
        ->option_text("2^K");
    command->add_option("--seed", options->seed, "Of stochastic rounding; default: 0")->option_text("N");
    command->callback([&action, options] {
        action = [options] {
            const auto done = quantiseFile(*options);
            return done ? ExitStatus::Done : report(done.error());
        };
    });
}

} // namespace scalescope::app::cli
