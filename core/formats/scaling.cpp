// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/scaling.h"

#include "core/graph/names.h"
#include "core/message/say_formats.h"

#include <charconv>
#include <optional>

namespace scalescope::formats {

namespace {

constexpr graph::Names<Grouping, 5> groupings{{{Grouping::None, "none"},
                                               {Grouping::Tensor, "tensor"},
                                               {Grouping::Channel, "channel"},
                                               {Grouping::Block, "block"},
                                               {Grouping::Tile, "tile"}}};

constexpr graph::Names<ScaleRule, 4> rules{{{ScaleRule::Floor, "floor"},
                                            {ScaleRule::Ceil, "ceil"},
                                            {ScaleRule::Even, "even"},
                                            {ScaleRule::RoundCeil, "rceil"}}};

/// A count of elements: digits only, from 1 on.
std::optional<std::int64_t> parseSize(std::string_view text)
{
    std::int64_t size = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
    if (error != std::errc() || end != text.data() + text.size() || size < 1)
        return std::nullopt;
    return size;
}

/// Reads "N" of a block or "NxM" of a tile; whether there was what the grouping needs.
bool readSizes(std::string_view text, Scaling& scaling)
{
    if (scaling.grouping == Grouping::Tile) {
        const std::size_t cross = text.find('x');
        const auto rows = parseSize(text.substr(0, cross));
        if (!rows || cross == std::string_view::npos)
            return false;
        scaling.rows = *rows;
        text.remove_prefix(cross + 1);
    }
    const auto length = parseSize(text);
    scaling.length = length.value_or(0);
    return length.has_value();
}

bool hasSizes(Grouping grouping)
{
    return grouping == Grouping::Block || grouping == Grouping::Tile;
}

} // namespace

std::string toString(const Scaling& scaling)
{
    std::string text(graph::nameOf(groupings, scaling.grouping));
    if (scaling.grouping == Grouping::Block)
        text += ":" + std::to_string(scaling.length);
    if (scaling.grouping == Grouping::Tile)
        text += ":" + std::to_string(scaling.rows) + "x" + std::to_string(scaling.length);
    return text;
}

Result<Scaling> findScaling(std::string_view name)
{
    const std::size_t colon = name.find(':');
    for (const auto& [grouping, known] : groupings) {
        if (known != name.substr(0, colon) || hasSizes(grouping) != (colon != std::string_view::npos))
            continue;
        Scaling scaling;
        scaling.grouping = grouping;
        if (!hasSizes(grouping) || readSizes(name.substr(colon + 1), scaling))
            return scaling;
    }
    return fail(say::noSuchScaling(std::string(name)), "--scaling");
}

std::string_view toString(ScaleRule rule)
{
    return graph::nameOf(rules, rule);
}

std::vector<std::string> scaleRuleNames()
{
    return graph::namesOf(rules);
}

Result<ScaleRule> findScaleRule(std::string_view name)
{
    if (const auto rule = graph::valueOf(rules, name))
        return *rule;
    return fail(say::scaleRuleNotKnown(std::string(name), graph::listOf(scaleRuleNames())), "--scale-rule");
}

} // namespace scalescope::formats
