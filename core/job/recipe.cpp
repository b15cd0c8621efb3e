// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/recipe.h"

#include "core/message/say_transforms.h"

#include <algorithm>
#include <cmath>

namespace scalescope::job {

namespace {

/// The exponent of a power of two; nothing for other numbers.
std::optional<int> exponentOf(double number)
{
    int exponent = 0;
    if (!std::isfinite(number) || std::frexp(number, &exponent) != 0.5)
        return std::nullopt;
    return exponent - 1;
}

bool bringsScaling(std::string_view format)
{
    return std::ranges::any_of(formats::blockFormats(),
                               [format](const auto& block) { return block.name == format; });
}

/// All members that hold, those of the default among them.
OperandSettings withStandard(const OperandSettings& settings, const OperandSettings& standard)
{
    OperandSettings all = settings;
    if (standard.keep)
        return all;
    const bool isOther = !settings.format.empty();
    if (!isOther)
        all.format = standard.format;
    if (all.rounding.empty())
        all.rounding = standard.rounding;
    const bool isBlock = bringsScaling(all.format);
    const bool sameKind = !isOther || isBlock == bringsScaling(standard.format);
    if (all.scaling.empty() && sameKind && !(isOther && isBlock))
        all.scaling = standard.scaling;
    if (!all.levels && !isOther)
        all.levels = standard.levels;
    if (all.rule.empty() && sameKind && all.format != "nvfp4")
        all.rule = standard.rule;
    if (!all.scale && all.scaling.empty() && !isBlock)
        all.scale = standard.scale;
    return all;
}

Result<int> scaleExponent(const OperandSettings& all, const formats::ScaledFormat& format)
{
    if (!all.scale)
        return 0;
    const auto exponent = exponentOf(*all.scale);
    if (!exponent)
        return fail(say::scaleNotPowerOfTwo(), "scale");
    if (format.scaling.grouping != formats::Grouping::None)
        return fail(say::scaleBesideScaling(toString(format.scaling)), "scale");
    return *exponent;
}

/// The member that the option of that name stands for.
std::string memberOf(const std::string& option)
{
    if (option == "--scaling")
        return "scaling";
    if (option == "--scale-rule")
        return "rule";
    return option == "--levels" ? "levels" : "format";
}

Result<formats::ScaledFormat> scaledFormatOf(const OperandSettings& all)
{
    if (all.format.empty())
        return fail(say::formatOfRuleMissing(), "format");
    auto format = formats::findScaledFormat(all.format, {all.scaling, all.rule, all.levels});
    if (!format)
        return failAt(format.error(), memberOf(format.error().field));
    if (!format->element.hasSign)
        return fail(say::formatWithoutSign(format->name), "format");
    return format;
}

bool saysMore(const OperandSettings& settings)
{
    OperandSettings kept;
    kept.keep = true;
    return settings != kept;
}

OperandSettings settingsOf(std::string format, std::string scaling = {}, std::string rule = {})
{
    OperandSettings settings;
    settings.format = std::move(format);
    settings.scaling = std::move(scaling);
    settings.rule = std::move(rule);
    return settings;
}

RecipeRule ruleFor(Operand operand, OperandSettings settings)
{
    return {{}, {}, operand, std::move(settings)};
}

/// A format as it is, or the block format of that name.
OperandFormat storedAs(const formats::NumberFormat& format)
{
    const auto block = std::ranges::find(formats::blockFormats(), format.name, &formats::ScaledFormat::name);
    const bool isBlock = block != formats::blockFormats().end();
    OperandFormat stored;
    stored.format = isBlock ? *block : formats::ScaledFormat{format.name, format.label, format, {}};
    return stored;
}

OperandSettings stochastic()
{
    OperandSettings settings;
    settings.rounding = formats::toString(formats::Rounding::Stochastic);
    return settings;
}

} // namespace

Result<std::optional<OperandFormat>> formatOf(const OperandSettings& settings,
                                              const OperandSettings& standard, const std::string& rounding)
{
    const bool isEmpty = settings == OperandSettings{};
    if (settings.keep || (isEmpty && standard.keep)) {
        if (settings.keep && saysMore(settings))
            return fail(say::keepGoesAlone(), "keep");
        return std::nullopt;
    }
    const OperandSettings all = withStandard(settings, standard);
    auto format = scaledFormatOf(all);
    if (!format)
        return tl::unexpected(format.error());
    const auto exponent = scaleExponent(all, *format);
    if (!exponent)
        return tl::unexpected(exponent.error());
    const std::string& name = rounding.empty() ? all.rounding : rounding;
    const auto chosen = name.empty() ? Result<formats::Rounding>(formats::defaultRounding(format->element))
                                     : formats::findRounding(name);
    if (!chosen)
        return failAt(chosen.error(), "rounding");
    return OperandFormat{std::move(*format), *chosen, *exponent};
}

formats::NumberFormat rangeOf(const OperandFormat& format)
{
    formats::NumberFormat range = format.format.element;
    const formats::Scaling& scaling = format.format.scaling;
    if (scaling.grouping == formats::Grouping::None) {
        if (format.exponent != 0)
            range.label += " × 2^" + std::to_string(format.exponent);
        range.max = std::ldexp(range.max, format.exponent);
        range.minNormal = std::ldexp(range.minNormal, format.exponent);
        range.minSubnormal = std::ldexp(range.minSubnormal, format.exponent);
        return range;
    }
    const bool isBlock = format.format.name != range.name;
    range.label = isBlock ? format.format.label : range.label + " (" + toString(scaling) + ")";
    range.name = format.format.name;
    range.max = range.minNormal = range.minSubnormal = 0;
    return range;
}

OperandPair::OperandPair(OperandFormat first, OperandFormat second)
    : forward(std::move(first)), backward(std::move(second))
{
}

OperandPair::OperandPair(const formats::FormatPair& pair)
    : forward(storedAs(pair.forward)), backward(storedAs(pair.backward))
{
}

const std::vector<Recipe>& namedRecipes()
{
    // What each is: the makers' documents named in docs/recipes.md.
    static const std::vector<Recipe> recipes = {
        {"fp8", settingsOf("e4m3us"), {ruleFor(Operand::Gradient, settingsOf("e5m2us"))}, true},
        {"fp8_current", settingsOf("e4m3fn", "tensor"), {ruleFor(Operand::Gradient, settingsOf("e5m2"))}},
        {"fp8_block",
         settingsOf("e4m3fn", "tile:1x128"),
         {ruleFor(Operand::Weight, settingsOf({}, "tile:128x128"))}},
        {"mxfp8", settingsOf("mxe4m3", {}, "rceil"), {}},
        {"mxfp4", settingsOf("mxe2m1"), {}},
        {"nvfp4", settingsOf("nvfp4"), {ruleFor(Operand::Gradient, stochastic())}},
    };
    return recipes;
}

const Recipe* findRecipe(std::string_view name)
{
    const auto found = std::ranges::find(namedRecipes(), name, &Recipe::name);
    return found == namedRecipes().end() ? nullptr : &*found;
}

} // namespace scalescope::job
