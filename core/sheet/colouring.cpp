// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/colouring.h"

#include <cmath>

namespace scalescope::sheet {

namespace {

using graph::Direction;

constexpr std::string_view gradient = "gradient ";
constexpr std::string_view scale = "scale";

} // namespace

double colourValue(const Colouring& colouring, const graph::Node& node, const Sources& sources)
{
    const Field& field = colouring.field(sources.statistic);
    if (node.side(colouring.direction).isNoise && !field.is(Undirected))
        return graph::Statistics::unavailable;
    const double value = field.of(node, colouring.direction, sources);
    if (field.unit != Unit::Magnitude)
        return value;
    return value > 0 ? std::log2(value) : graph::Statistics::unavailable;
}

std::string nameOf(const Colouring& colouring)
{
    const std::string_view by = colouring.by ? fieldOf(*colouring.by).word() : scale;
    return std::string(colouring.direction == Direction::Backward ? gradient : "").append(by);
}

Colouring colouringFrom(std::string_view name)
{
    // Before there were more than these they were numbered.
    if (name == "1" || name == "2")
        return {FieldId::Sqnr, name == "1" ? Direction::Forward : Direction::Backward};
    if (name == "3")
        return {FieldId::Share};
    const bool isGradient = name.starts_with(gradient);
    const std::string_view by = isGradient ? name.substr(gradient.size()) : name;
    const Field* field = findField(by);
    const bool isColour = field != nullptr && field->is(Colour);
    if (!isColour && by != scale)
        return {};
    return {isColour ? std::optional(field->fieldId) : std::nullopt,
            isGradient ? Direction::Backward : Direction::Forward};
}

} // namespace scalescope::sheet
