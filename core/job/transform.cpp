// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/transform.h"

#include "core/message/say_transforms.h"

#include <array>
#include <nlohmann/json.hpp>
#include <utility>

namespace scalescope::job {

namespace {

const std::string unitScalingName = "unit_scale";
const std::string fp8Name = "fp8";
const std::string formatName = "format";
const std::string recipeName = "recipe";
constexpr std::string_view extendedWord = "extended";

constexpr std::array<std::pair<std::string_view, Constraint>, 8> constraints = {{
    {"to_output_scale", Constraint::ToOutputScale},
    {"to_grad_input_scale", Constraint::ToGradInputScale},
    {"to_left_grad_scale", Constraint::ToLeftGradScale},
    {"to_right_grad_scale", Constraint::ToRightGradScale},
    {"gmean", Constraint::GeometricMean},
    {"hmean", Constraint::HarmonicMean},
    {"amean", Constraint::ArithmeticMean},
    {"none", Constraint::None},
}};

const std::string option = "--transform";

/// Of a kind whose argument can only be "extended".
template <typename Kind>
Result<Transform> plainFrom(const std::string& name, std::string_view argument)
{
    if (!argument.empty() && argument != extendedWord)
        return fail(say::transformTakesOnlyExtended(name, std::string(argument)), option);
    return Kind{!argument.empty()};
}

/// Takes ":extended", or "extended" alone, off the end.
bool takeExtended(std::string_view& argument)
{
    if (argument == extendedWord) {
        argument = {};
        return true;
    }
    const std::string end = ":" + std::string(extendedWord);
    if (!argument.ends_with(end))
        return false;
    argument.remove_suffix(end.size());
    return true;
}

/// A format, or the range of a block format, under its name.
Result<formats::NumberFormat> formatFrom(std::string_view name)
{
    return formats::findScaledFormat(name)
        .and_then([](formats::ScaledFormat format) -> Result<formats::NumberFormat> {
            if (!format.element.hasSign)
                return fail(say::formatWithoutSign(format.name));
            return rangeOf({std::move(format), formats::Rounding::NearestEven, 0});
        })
        .map_error([](Error error) {
            error.field = option;
            return error;
        });
}

Result<Transform> formatsFrom(std::string_view argument)
{
    const bool extended = takeExtended(argument);
    const auto comma = argument.find(',');
    const std::string_view forwardName = argument.substr(0, comma);
    const std::string_view backwardName = comma == argument.npos ? forwardName : argument.substr(comma + 1);
    if (forwardName.empty() || backwardName.empty())
        return fail(say::formatsMissing(), option);
    const auto forward = formatFrom(forwardName);
    if (!forward)
        return tl::unexpected(forward.error());
    const auto backward = formatFrom(backwardName);
    if (!backward)
        return tl::unexpected(backward.error());
    return SimulateFormats{{*forward, *backward}, extended};
}

std::string namesOfRecipes()
{
    std::string names;
    for (const Recipe& recipe : namedRecipes())
        names += (names.empty() ? "" : ", ") + recipe.name;
    return names;
}

Result<Transform> recipeFrom(std::string_view argument)
{
    const bool extended = takeExtended(argument);
    if (argument.starts_with('{'))
        return recipeFromText(argument).map([extended](Recipe recipe) -> Transform {
            return SimulateRecipe{std::move(recipe), extended};
        });
    if (const Recipe* recipe = findRecipe(argument))
        return SimulateRecipe{*recipe, extended};
    return fail(say::noSuchRecipe(std::string(argument), namesOfRecipes()), option);
}

/// A transform that a user names: a recipe may be a file's.
Result<Transform> readTransform(std::string_view name)
{
    const std::string start = recipeName + ":";
    if (!name.starts_with(start))
        return transformFrom(name);
    std::string_view file = name.substr(start.size());
    const bool extended = takeExtended(file);
    if (!file.ends_with(".json"))
        return transformFrom(name);
    return readRecipe(std::filesystem::path(file)).map([extended](Recipe recipe) -> Transform {
        return SimulateRecipe{std::move(recipe), extended};
    });
}

/// How an operand is stored where a place is of no special rule.
std::optional<OperandFormat> usualFormat(const Recipe& recipe, Operand operand)
{
    OperandSettings settings;
    for (const RecipeRule& rule : recipe.rules)
        if (rule.module.empty() && rule.op.empty() && rule.operand == operand)
            settings = rule.settings;
    const auto format = formatOf(settings, recipe.standard);
    return format ? *format : std::nullopt;
}

formats::NumberFormat elementOf(const OperandFormat& format)
{
    return format.format.element;
}

std::optional<OperandPair> usualOperandsOf(const Recipe& recipe)
{
    const auto forward = usualFormat(recipe, Operand::Input);
    const auto backward = usualFormat(recipe, Operand::Gradient);
    if (!forward && !backward)
        return std::nullopt;
    return OperandPair(forward ? *forward : *backward, backward ? *backward : *forward);
}

/// What `of` says of the usual operands of a recipe.
std::optional<formats::FormatPair> pairOf(const Recipe& recipe,
                                          formats::NumberFormat (*of)(const OperandFormat&))
{
    const auto usual = usualOperandsOf(recipe);
    return usual ? std::optional(formats::FormatPair{of(usual->forward), of(usual->backward)}) : std::nullopt;
}

Recipe recipeOfPair(const std::string& name, const formats::FormatPair& formats)
{
    Recipe recipe;
    recipe.name = name;
    recipe.standard.format = formats.forward.name;
    recipe.quantizesBiasGradient = true;
    if (formats.forward != formats.backward) {
        RecipeRule& rule = recipe.rules.emplace_back();
        rule.operand = Operand::Gradient;
        rule.settings.format = formats.backward.name;
    }
    return recipe;
}

std::string nameOf(const UnitScaling& /*transform*/)
{
    return unitScalingName;
}

std::string nameOf(const SimulateFp8& /*transform*/)
{
    return fp8Name;
}

std::string nameOf(const SimulateFormats& transform)
{
    return formatName + ":" + transform.formats.forward.name + "," + transform.formats.backward.name;
}

std::string nameOf(const SimulateRecipe& transform)
{
    const Recipe* known = findRecipe(transform.recipe.name);
    const bool isNamed = known != nullptr && *known == transform.recipe;
    return recipeName + ":" +
           (isNamed
                ? known->name
                : toJson(transform.recipe).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

std::string withExtended(const std::string& name, const Transform& transform)
{
    return isExtended(transform) ? name + ":" + std::string(extendedWord) : name;
}

} // namespace

Result<Transform> transformFrom(std::string_view name)
{
    const auto colon = name.find(':');
    const std::string_view kind = name.substr(0, colon);
    const std::string_view argument = colon == name.npos ? std::string_view() : name.substr(colon + 1);
    if (kind == unitScalingName)
        return plainFrom<UnitScaling>(unitScalingName, argument);
    if (kind == fp8Name)
        return plainFrom<SimulateFp8>(fp8Name, argument);
    if (kind == formatName)
        return formatsFrom(argument);
    if (kind == recipeName)
        return recipeFrom(argument);
    return fail(say::noSuchTransform(std::string(name)), option);
}

Result<Transforms> transformsFrom(const std::vector<std::string>& names)
{
    Transforms transforms;
    for (const std::string& name : names) {
        auto transform = readTransform(name);
        if (!transform)
            return tl::unexpected(transform.error());
        transforms.push_back(std::move(*transform));
    }
    return transforms;
}

std::string toString(const Transform& transform)
{
    return withExtended(std::visit([](const auto& kind) { return nameOf(kind); }, transform), transform);
}

std::string shortName(const Transform& transform)
{
    if (const auto* simulation = std::get_if<SimulateRecipe>(&transform))
        return withExtended(recipeName + ":" + simulation->recipe.name, transform);
    return toString(transform);
}

bool isExtended(const Transform& transform)
{
    return std::visit([](const auto& kind) { return kind.extended; }, transform);
}

bool simulatesFormats(const Transform& transform)
{
    return !std::holds_alternative<UnitScaling>(transform);
}

std::optional<formats::FormatPair> formatsOf(const Transform& transform)
{
    if (const auto* simulation = std::get_if<SimulateFormats>(&transform))
        return simulation->formats;
    if (const auto* simulation = std::get_if<SimulateRecipe>(&transform))
        return pairOf(simulation->recipe, elementOf);
    if (!std::holds_alternative<SimulateFp8>(transform))
        return std::nullopt;
    return formats::FormatPair{*formats::findFormat("e4m3us"), *formats::findFormat("e5m2us")};
}

std::optional<OperandPair> usualOperands(const Transform& transform)
{
    const auto recipe = recipeOf(transform);
    return recipe ? usualOperandsOf(*recipe) : std::nullopt;
}

std::optional<formats::FormatPair> rangesOf(const Transform& transform)
{
    const auto* simulation = std::get_if<SimulateRecipe>(&transform);
    return simulation != nullptr ? pairOf(simulation->recipe, rangeOf) : formatsOf(transform);
}

std::optional<Recipe> recipeOf(const Transform& transform)
{
    if (const auto* simulation = std::get_if<SimulateRecipe>(&transform))
        return simulation->recipe;
    if (const auto formats = formatsOf(transform))
        return recipeOfPair(toString(transform), *formats);
    return std::nullopt;
}

std::optional<Constraint> constraintFrom(std::string_view name)
{
    for (const auto& [known, constraint] : constraints)
        if (known == name)
            return constraint;
    return std::nullopt;
}

std::vector<std::string> constraintNames()
{
    std::vector<std::string> names;
    for (const auto& [name, constraint] : constraints)
        names.emplace_back(name);
    return names;
}

} // namespace scalescope::job
