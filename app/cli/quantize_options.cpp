// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/quantize_options.h"

#include "app/cli/help.h"
#include "core/graph/names.h"
#include "core/job/options.h"

#include <charconv>
#include <cmath>
#include <fmt/format.h>

namespace scalescope::app::cli {

namespace {

template <typename Number>
bool parse(std::string_view digits, Number& number)
{
    const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return parsed.ec == std::errc() && parsed.ptr == digits.data() + digits.size();
}

/// "2^-3" or "0.125": the exponent of a power of two. 2^0 for an empty text.
std::optional<int> exponentOf(const std::string& text)
{
    if (text.empty())
        return 0;
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

Result<formats::ScaledFormat> formatOf(const QuantizeOptions& options)
{
    formats::ScalingChoice choice{options.scaling, options.scaleRule, std::nullopt};
    if (!options.levels.empty())
        choice.levels = options.levels == "1" ? 1 : 2;
    return formats::findScaledFormat(options.format, choice);
}

Result<int> scaleOf(const QuantizeOptions& options, const formats::Scaling& scaling)
{
    const auto exponent = exponentOf(options.scale);
    if (!exponent)
        return fail(
            ExitStatus::Usage,
            fmt::format("--scale {} is not a power of two; write for instance 2^8 or 2^-3.", options.scale),
            "--scale");
    if (!options.scale.empty() && scaling.grouping != formats::Grouping::None)
        return fail(ExitStatus::Usage,
                    fmt::format("--scale is for numbers without scales of their own, and --scaling {} takes "
                                "them from the numbers; leave one of them out.",
                                toString(scaling)),
                    "--scale");
    return *exponent;
}

} // namespace

void addQuantizeOptions(CLI::App& command, QuantizeOptions& options)
{
    command.add_option("FORMAT", options.format, "The format's name, see scalescope formats")
        ->required()
        ->option_text(" ");
    command.add_option("IN.npy", options.input, "An array of float16, float32 or float64")
        ->required()
        ->option_text(" ");
    command.add_option("OUT.npy", options.output, "The rounded array, of the same type and shape")
        ->required()
        ->option_text(" ");
    command
        .add_option("--rounding", options.rounding,
                    graph::listOf(formats::roundingNames()) + "; default: nearest-even, stochastic for ...us")
        ->check(oneOf(formats::roundingNames()))
        ->option_text("NAME");
    command.add_flag("--no-saturate", options.noSaturate,
                     "What is beyond the largest becomes Inf, else NaN, where the format has them");
    command
        .add_option("--scale", options.scale, "Multiply by 2^K before rounding and divide by it afterwards")
        ->option_text("2^K");
    command.add_option("--seed", options.seed, "Of stochastic rounding; default: 0")->option_text("N");
    command
        .add_option("--scaling", options.scaling,
                    "Which numbers share a scale: none, tensor, channel, block:N or tile:NxM; default: the "
                    "block format's own, else none")
        ->option_text("NAME");
    command
        .add_option("--scale-rule", options.scaleRule,
                    "Scales are powers of two, by one of the rules " +
                        graph::listOf(formats::scaleRuleNames()) +
                        "; default: floor for mx formats, else no powers of two")
        ->check(oneOf(formats::scaleRuleNames()))
        ->option_text("NAME");
    command
        .add_option("--axis", options.axis,
                    "Along which axis channels, blocks and the second side of tiles lie, -1 is the last; "
                    "default: the last")
        ->option_text("K");
    command.add_option("--levels", options.levels, "Levels of nvfp4's scales, 1 or 2; default: 2")
        ->check(oneOf({"1", "2"}))
        ->option_text("N");
}

Result<QuantizeRequest> requestOf(const QuantizeOptions& options)
{
    const auto format = formatOf(options);
    if (!format)
        return tl::unexpected(format.error());
    const auto seed = job::parseSeed(options.seed);
    if (!seed)
        return tl::unexpected(seed.error());
    QuantizeRequest request{*format,
                            {format->element, formats::defaultRounding(format->element), !options.noSaturate,
                             0, formats::randomKey(*seed, 0)}};
    if (!options.rounding.empty()) {
        const auto rounding = formats::findRounding(options.rounding);
        if (!rounding)
            return tl::unexpected(rounding.error());
        request.how.rounding = *rounding;
    }
    const auto scale = scaleOf(options, format->scaling);
    if (!scale)
        return tl::unexpected(scale.error());
    request.how.scale = *scale;
    if (!options.axis.empty() && !parse(options.axis, request.axis))
        return fail(
            ExitStatus::Usage,
            fmt::format("--axis {} is not a whole number; 0 is the first axis, -1 the last.", options.axis),
            "--axis");
    return request;
}

} // namespace scalescope::app::cli
