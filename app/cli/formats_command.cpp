// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/summaries.h"
#include "core/formats/scaled_format.h"
#include "core/message/say_transforms.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <memory>
#include <nlohmann/json.hpp>

namespace scalescope::app::cli {

namespace {

using formats::NumberFormat;
using formats::ScaledFormat;

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

bool isBlockFormat(const ScaledFormat& format)
{
    return format.scaling.grouping != formats::Grouping::None;
}

/// The limits of formats that are no block formats; nothing where there are none.
std::string limitsOf(const std::vector<ScaledFormat>& formats)
{
    Columns columns;
    columns.add({"name", "bits", "exponent", "mantissa", "bias", "largest", "smallest normal",
                 "smallest subnormal", "Inf", "NaN"});
    for (const ScaledFormat& scaled : formats) {
        const NumberFormat& format = scaled.element;
        if (!isBlockFormat(scaled))
            columns.add({format.name, fmt::format("{}", formats::bitsOf(format)),
                         fmt::format("{}", format.exponentBits), fmt::format("{}", format.mantissaBits),
                         fmt::format("{}", format.bias), magnitudeText(format.max),
                         magnitudeText(format.minNormal), magnitudeText(format.minSubnormal),
                         format.hasInfinity ? "yes" : "no", format.hasNan ? "yes" : "no"});
    }
    return std::ranges::all_of(formats, isBlockFormat) ? "" : columns.text();
}

/// What block formats are made of; nothing where there are none.
std::string blocksOf(const std::vector<ScaledFormat>& formats)
{
    Columns columns;
    columns.add({"name", "elements", "scaling", "scales", "rule", "bits per element"});
    for (const ScaledFormat& format : formats)
        if (isBlockFormat(format))
            columns.add({format.name, format.element.name, toString(format.scaling),
                         formats::scaleFormat(format.scaling)->name,
                         format.scaling.type == formats::ScaleType::E4m3
                             ? fmt::format("{} levels", format.scaling.levels)
                             : std::string(toString(format.scaling.rule)),
                         fmt::format("{}", formats::bitsPerElement(format))});
    return std::ranges::none_of(formats, isBlockFormat) ? "" : columns.text();
}

/// Of a block format the limits are those of its elements.
nlohmann::json toJson(const ScaledFormat& scaled)
{
    const NumberFormat& format = scaled.element;
    nlohmann::json json = {{"name", scaled.name},
                           {"bits", formats::bitsOf(format)},
                           {"exponent_bits", format.exponentBits},
                           {"mantissa_bits", format.mantissaBits},
                           {"bias", format.bias},
                           {"max", format.max},
                           {"min_normal", format.minNormal},
                           {"min_subnormal", format.minSubnormal},
                           {"has_infinity", format.hasInfinity},
                           {"has_nan", format.hasNan}};
    if (!isBlockFormat(scaled))
        return json;
    json["element"] = format.name;
    json["scaling"] = toString(scaled.scaling);
    json["scale_format"] = formats::scaleFormat(scaled.scaling)->name;
    if (scaled.scaling.type == formats::ScaleType::E4m3)
        json["scale_levels"] = scaled.scaling.levels;
    else
        json["scale_rule"] = toString(scaled.scaling.rule);
    json["bits_per_element"] = formats::bitsPerElement(scaled);
    return json;
}

std::vector<ScaledFormat> allFormats()
{
    std::vector<ScaledFormat> all;
    for (const NumberFormat& format : formats::standardFormats())
        all.push_back({format.name, format.label, format, {}});
    std::ranges::copy(formats::blockFormats(), std::back_inserter(all));
    return all;
}

void printFormats(const std::vector<ScaledFormat>& found)
{
    const std::string limits = limitsOf(found);
    const std::string blocks = blocksOf(found);
    fmt::print("{}{}{}", limits, limits.empty() || blocks.empty() ? "" : "\n", blocks);
}

ExitStatus formatsCommand(const FormatsOptions& options)
{
    std::vector<ScaledFormat> found = options.names.empty() ? allFormats() : std::vector<ScaledFormat>();
    for (const std::string& name : options.names) {
        const auto format = formats::findScaledFormat(name);
        if (!format)
            return report(format.error());
        found.push_back(*format);
    }
    if (options.json) {
        nlohmann::json json = nlohmann::json::array();
        std::ranges::transform(found, std::back_inserter(json), toJson);
        fmt::print("{}\n", json.dump(2));
    } else {
        printFormats(found);
    }
    if (std::ranges::find(options.names, "e4m3") != options.names.end())
        printError("Note: " + message::english(say::formatE4m3()));
    return ExitStatus::Done;
}

} // namespace

void addFormatsCommand(CLI::App& app, Action& action)
{
    CLI::App* command = app.add_subcommand(
        "formats", "List number formats: bits, bias, limits, Inf and NaN, blocks and scales");
    auto options = std::make_shared<FormatsOptions>();
    command
        ->add_option("NAME", options->names,
                     "Formats by name, such as e4m3fn, mxe4m3 or any eXmY; default: all")
        ->option_text(" ");
    command->add_flag("--json", options->json, "As JSON");
    command->callback([&action, options] { action = [options] { return formatsCommand(*options); }; });
}

} // namespace scalescope::app::cli
