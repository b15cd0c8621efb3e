// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/transform.h"

#include "core/message/say_transforms.h"

#include <array>
#include <utility>

namespace scalescope::job {

namespace {

const std::string unitScalingName = "unit_scale";
const std::string fp8Name = "fp8";
const std::string formatName = "format";
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

Result<Transform> formatsFrom(std::string_view argument)
{
    const bool extended = takeExtended(argument);
    const auto comma = argument.find(',');
    const std::string_view forwardName = argument.substr(0, comma);
    const std::string_view backwardName = comma == argument.npos ? forwardName : argument.substr(comma + 1);
    if (forwardName.empty() || backwardName.empty())
        return fail(say::formatsMissing(), option);
    const auto forward = formats::findFormat(forwardName);
    if (!forward)
        return failAt(forward.error(), option);
    const auto backward = formats::findFormat(backwardName);
    if (!backward)
        return failAt(backward.error(), option);
    return SimulateFormats{{*forward, *backward}, extended};
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
    return fail(say::noSuchTransform(std::string(name)), option);
}

Result<Transforms> transformsFrom(const std::vector<std::string>& names)
{
    Transforms transforms;
    for (const std::string& name : names) {
        auto transform = transformFrom(name);
        if (!transform)
            return tl::unexpected(transform.error());
        transforms.push_back(std::move(*transform));
    }
    return transforms;
}

std::string toString(const Transform& transform)
{
    const std::string name = std::visit([](const auto& kind) { return nameOf(kind); }, transform);
    return isExtended(transform) ? name + ":" + std::string(extendedWord) : name;
}

bool isExtended(const Transform& transform)
{
    return std::visit([](const auto& kind) { return kind.extended; }, transform);
}

std::optional<formats::FormatPair> formatsOf(const Transform& transform)
{
    if (const auto* simulation = std::get_if<SimulateFormats>(&transform))
        return simulation->formats;
    if (!std::holds_alternative<SimulateFp8>(transform))
        return std::nullopt;
    return formats::FormatPair{*formats::findFormat("e4m3us"), *formats::findFormat("e5m2us")};
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
