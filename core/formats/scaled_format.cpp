// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/scaled_format.h"

#include "core/message/say_formats.h"

#include <cctype>

namespace scalescope::formats {

namespace {

ScaledFormat blockFormat(std::string_view name, std::string_view element, std::int64_t length, ScaleType type)
{
    Scaling scaling;
    scaling.grouping = Grouping::Block;
    scaling.length = length;
    scaling.type = type;
    scaling.rule = ScaleRule::Floor;
    return {std::string(name), changedCase(name, std::toupper), findFormat(element).value(), scaling};
}

std::string namesOfAll()
{
    std::string names;
    for (const NumberFormat& format : standardFormats())
        names += format.name + ", ";
    for (const ScaledFormat& format : blockFormats())
        names += (&format == &blockFormats().front() ? "" : ", ") + format.name;
    return names;
}

/// The format with nothing chosen.
Result<ScaledFormat> findOwn(std::string_view name)
{
    const std::string lower = changedCase(name, std::tolower);
    for (const ScaledFormat& known : blockFormats())
        if (known.name == lower)
            return known;
    auto plain = findFormat(name);
    if (!plain && plain.error().said.id() == say::noSuchFormat.form.id)
        return fail(say::noSuchFormat(std::string(name), namesOfAll()));
    if (!plain)
        return tl::unexpected(plain.error());
    const std::string label = plain->label;
    return ScaledFormat{plain->name, label, std::move(*plain), {}};
}

Result<void> chooseRule(const std::string& name, ScaledFormat& format)
{
    const auto rule = findScaleRule(name);
    if (!rule)
        return tl::unexpected(rule.error());
    if (format.scaling.grouping == Grouping::None)
        return fail(say::scaleRuleWithoutScaling(name), "--scale-rule");
    if (format.scaling.type == ScaleType::E4m3)
        return fail(say::scaleRuleOfPowersOfTwo(name, format.name), "--scale-rule");
    format.scaling.type = ScaleType::PowerOfTwo;
    format.scaling.rule = *rule;
    return {};
}

Result<void> chooseLevels(int levels, ScaledFormat& format)
{
    if (levels != 1 && levels != 2)
        return fail(say::noSuchLevels(levels), "--levels");
    if (format.scaling.type != ScaleType::E4m3 || format.scaling.grouping == Grouping::None)
        return fail(say::levelsOfNvfp4(), "--levels");
    format.scaling.levels = levels;
    return {};
}

} // namespace

Result<ScaledFormat> findScaledFormat(std::string_view name, const ScalingChoice& choice)
{
    auto format = findOwn(name);
    if (!format)
        return format;
    if (!choice.scaling.empty()) {
        const auto scaling = findScaling(choice.scaling);
        if (!scaling)
            return tl::unexpected(scaling.error());
        format->scaling.grouping = scaling->grouping;
        format->scaling.length = scaling->length;
        format->scaling.rows = scaling->rows;
    }
    if (!format->element.hasSign && format->scaling.grouping != Grouping::None)
        return fail(say::noScalesForScales(format->name), "--scaling");
    if (!choice.rule.empty())
        if (const auto chosen = chooseRule(choice.rule, *format); !chosen)
            return tl::unexpected(chosen.error());
    if (choice.levels)
        if (const auto chosen = chooseLevels(*choice.levels, *format); !chosen)
            return tl::unexpected(chosen.error());
    return format;
}

const std::vector<ScaledFormat>& blockFormats()
{
    static const std::vector<ScaledFormat> formats = {
        blockFormat("mxe4m3", "e4m3fn", 32, ScaleType::PowerOfTwo),
        blockFormat("mxe5m2", "e5m2", 32, ScaleType::PowerOfTwo),
        blockFormat("mxe2m3", "e2m3fn", 32, ScaleType::PowerOfTwo),
        blockFormat("mxe3m2", "e3m2fn", 32, ScaleType::PowerOfTwo),
        blockFormat("mxe2m1", "e2m1fn", 32, ScaleType::PowerOfTwo),
        blockFormat("nvfp4", "e2m1fn", 16, ScaleType::E4m3),
    };
    return formats;
}

std::optional<NumberFormat> scaleFormat(const Scaling& scaling)
{
    switch (scaling.type) {
    case ScaleType::Float32:
        return std::nullopt;
    case ScaleType::PowerOfTwo:
        return findFormat("e8m0fnu").value();
    case ScaleType::E4m3:
        return findFormat("e4m3fn").value();
    }
    return std::nullopt;
}

double bitsPerElement(const ScaledFormat& format)
{
    const double element = bitsOf(format.element);
    if (format.scaling.grouping != Grouping::Block && format.scaling.grouping != Grouping::Tile)
        return element;
    const auto scale = scaleFormat(format.scaling);
    const double shared = scale ? bitsOf(*scale) : 32;
    return element +
           shared / static_cast<double>(format.scaling.length) / static_cast<double>(format.scaling.rows);
}

} // namespace scalescope::formats
