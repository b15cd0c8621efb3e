// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/columns.h"
#include "app/cli/command.h"
#include "core/formats/number_format.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <memory>
#include <nlohmann/json.hpp>

namespace scalescope::app::cli {

namespace {

using formats::NumberFormat;

struct FormatsOptions
{
    std::vector<std::string> names;
    bool json = false;
};

/// "448", and for a power of two also "2^-9 = 0.001953125".
std::string magnitudeText(double value)
{
    if (value == 0)
        return "none";
    int exponent = 0;
    if (std::frexp(value, &exponent) == 0.5)
        return fmt::format("2^{} = {}", exponent - 1, value);
    return fmt::format("{}", value);
}

std::string tableOf(const std::vector<NumberFormat>& formats)
{
    Columns columns;
    columns.add({"name", "bits", "exponent", "mantissa", "bias", "largest", "smallest normal",
                 "smallest subnormal", "Inf", "NaN"});
    for (const NumberFormat& format : formats)
        columns.add({format.name, fmt::format("{}", formats::bitsOf(format)),
                     fmt::format("{}", format.exponentBits), fmt::format("{}", format.mantissaBits),
                     fmt::format("{}", format.bias), magnitudeText(format.max),
                     magnitudeText(format.minNormal), magnitudeText(format.minSubnormal),
                     format.hasInfinity ? "yes" : "no", format.hasNan ? "yes" : "no"});
    return columns.text();
}

nlohmann::json toJson(const NumberFormat& format)
{
    return {{"name", format.name},
            {"bits", formats::bitsOf(format)},
            {"exponent_bits", format.exponentBits},
            {"mantissa_bits", format.mantissaBits},
            {"bias", format.bias},
            {"max", format.max},
            {"min_normal", format.minNormal},
            {"min_subnormal", format.minSubnormal},
            {"has_infinity", format.hasInfinity},
            {"has_nan", format.hasNan}};
}

ExitStatus formatsCommand(const FormatsOptions& options)
{
    std::vector<NumberFormat> found =
        options.names.empty() ? formats::standardFormats() : std::vector<NumberFormat>();
    for (const std::string& name : options.names) {
        const auto format = formats::findFormat(name);
        if (!format)
            return report(format.error());
        found.push_back(*format);
    }
    if (options.json) {
        nlohmann::json json = nlohmann::json::array();
        std::ranges::transform(found, std::back_inserter(json), toJson);
        fmt::print("{}\n", json.dump(2));
    } else {
        fmt::print("{}", tableOf(found));
    }
    if (std::ranges::find(options.names, "e4m3") != options.names.end())
        printError("Note: e4m3 is the IEEE-style format with Inf and NaN; OCP's E4M3 is e4m3fn.");
    return ExitStatus::Done;
}

} // namespace

void addFormatsCommand(CLI::App& app, Action& action)
{
    CLI::App* command = app.add_subcommand("formats", "List number formats: bits, bias, limits, Inf and NaN");
    auto options = std::make_shared<FormatsOptions>();
    command
        ->add_option("NAME", options->names,
                     "Formats by name, such as e4m3fn, e5m2 or any eXmY; default: all")
        ->option_text(" ");
    command->add_flag("--json", options->json, "As JSON");
    command->callback([&action, options] { action = [options] { return formatsCommand(*options); }; });
}

} // namespace scalescope::app::cli
