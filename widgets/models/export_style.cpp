// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/export_style.h"

#include "core/message/say_report.h"
#include "core/message/say_transforms.h"
#include "core/sheet/fields.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr double largestExponent = 1000;
constexpr std::string_view power = "2^";
constexpr std::string_view centimetres = "cm";

struct NamedLimit
{
    std::string_view name;
    double formats::RangeThresholds::*part;
};

constexpr std::array namedLimits{NamedLimit{"overflow", &formats::RangeThresholds::overflow},
                                 NamedLimit{"underflow", &formats::RangeThresholds::underflow},
                                 NamedLimit{"subnormal", &formats::RangeThresholds::subnormal},
                                 NamedLimit{"lost", &formats::RangeThresholds::lost}};

std::optional<double> numberFrom(std::string_view text)
{
    double number = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = parsed.ec == std::errc() && parsed.ptr == text.data() + text.size();
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// A whole number of pixels.
std::optional<double> pixelsFrom(std::string_view text)
{
    constexpr double pixelsPerCentimetre = 96 / 2.54;
    const bool isMetric = text.ends_with(centimetres);
    if (isMetric)
        text.remove_suffix(centimetres.size());
    const auto number = numberFrom(text);
    if (number && isMetric)
        return std::round(*number * pixelsPerCentimetre);
    return number && *number == std::floor(*number) && text.find('.') == text.npos ? number : std::nullopt;
}

/// "0.05" or "5%".
std::optional<double> partFrom(std::string_view text)
{
    const bool isPercentage = text.ends_with('%');
    if (isPercentage)
        text.remove_suffix(1);
    const auto number = numberFrom(text);
    const double part = number.value_or(-1) / (isPercentage ? 100 : 1);
    return part >= 0 && part <= 1 ? std::optional(part) : std::nullopt;
}

std::vector<std::string> namesIn(const std::string& text)
{
    std::vector<std::string> names;
    std::size_t from = 0;
    for (auto comma = text.find(','); comma != std::string::npos; comma = text.find(',', from)) {
        names.push_back(text.substr(from, comma - from));
        from = comma + 1;
    }
    names.push_back(text.substr(from));
    return names;
}

} // namespace

std::optional<int> widthFrom(const std::string& text)
{
    const auto pixels = pixelsFrom(text);
    const bool isPossible = pixels && *pixels >= narrowestPicture && *pixels <= widestPicture;
    return isPossible ? std::optional(static_cast<int>(*pixels)) : std::nullopt;
}

Result<job::OperandFormat> operandFormatFrom(const std::string& name)
{
    return formats::findScaledFormat(name).and_then(
        [](formats::ScaledFormat format) -> Result<job::OperandFormat> {
            if (!format.element.hasSign)
                return fail(say::formatWithoutSign(format.name));
            return job::OperandFormat{std::move(format), formats::Rounding::NearestEven, 0};
        });
}

Result<NamedFormats> namedFormatsFrom(const std::string& names)
{
    const std::vector<std::string> all = namesIn(names);
    std::vector<formats::NumberFormat> ranges;
    for (const std::string& name : all) {
        const auto format = operandFormatFrom(name);
        if (!format)
            return tl::unexpected(format.error());
        ranges.push_back(job::rangeOf(*format));
    }
    const formats::NumberFormat backward = ranges[all.size() > 1 ? 1 : 0];
    NamedFormats named{names, job::SimulateFormats{{ranges.front(), backward}}, {}};
    for (std::size_t i = 2; i < ranges.size(); ++i)
        named.more.push_back(std::move(ranges[i]));
    return named;
}

std::optional<std::string> formatNames(const sheet::ViewState& state)
{
    if (state.simulation && std::holds_alternative<job::SimulateRecipe>(*state.simulation))
        return std::nullopt;
    const formats::FormatPair& pair = state.formats;
    return pair.forward == pair.backward ? pair.forward.name : pair.forward.name + ',' + pair.backward.name;
}

std::optional<formats::RangeThresholds> lossLimitsFrom(const std::string& text)
{
    formats::RangeThresholds limits;
    for (const std::string& each : namesIn(text)) {
        const std::size_t equals = std::min(each.find('='), each.size());
        const auto* named =
            std::ranges::find(namedLimits, std::string_view(each).substr(0, equals), &NamedLimit::name);
        const auto part = partFrom(std::string_view(each).substr(std::min(equals + 1, each.size())));
        if (named == namedLimits.end() || !part)
            return std::nullopt;
        limits.*named->part = *part;
    }
    return limits;
}

std::string lossLimitsName(const formats::RangeThresholds& limits)
{
    std::string names;
    for (const auto& [name, part] : namedLimits)
        if (limits.*part != formats::RangeThresholds().*part)
            names.append(names.empty() ? "" : ",")
                .append(name)
                .append("=")
                .append(text::roundTripText(limits.*part));
    return names;
}

std::optional<double> exponentFrom(std::string_view text)
{
    const bool isPower = text.starts_with(power);
    const auto number = numberFrom(isPower ? text.substr(power.size()) : text);
    if (!number || (!isPower && *number <= 0))
        return std::nullopt;
    const double exponent = isPower ? *number : std::log2(*number);
    return std::abs(exponent) <= largestExponent ? std::optional(exponent) : std::nullopt;
}

std::string exponentName(double exponent)
{
    return std::string(power) + text::roundTripText(exponent);
}

std::string metricName(const sheet::Colouring& colouring, sheet::FieldId quantity)
{
    const std::string_view word = colouring.field(quantity).word();
    return sheet::findMetric(word) ? std::string(word) : std::string();
}

void ExportStyle::applyTo(sheet::ViewState& state) const
{
    if (const sheet::Field* field = sheet::findMetric(metric)) {
        if (field->is(sheet::Axis))
            state.quantity = field->fieldId;
        state.colouring.by = field->is(sheet::Axis) ? std::nullopt : std::optional(field->fieldId);
    }
    if (direction)
        state.colouring.direction = *direction;
    if (formats) {
        state.simulation = formats->simulation;
        state.formats = job::rangesOf(formats->simulation).value_or(state.formats);
    }
    if (pruning)
        state.pruning = *pruning;
    if (limits)
        state.rangeThresholds = *limits;
}

Result<void> ExportStyle::choosePart(sheet::ViewState& state) const
{
    if (!modules.isAny())
        return {};
    auto part = report::modulesIn(state.run->graph, modules);
    if (!part)
        return tl::unexpected(part.error());
    state.pruning.modules = std::move(*part);
    const graph::Graph left = prune::prune(state.run->graph, state.pruning);
    return std::ranges::any_of(left.nodes, &graph::Node::floating) ? Result<void>()
                                                                   : fail(say::noSuchModules());
}

} // namespace scalescope::widgets
