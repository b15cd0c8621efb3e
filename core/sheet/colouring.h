// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/fields.h"

#include <optional>
#include <string>
#include <string_view>

namespace scalescope::sheet {

/// What colours tensors wherever they are coloured: the graph's cards and the heat map.
struct Colouring
{
    std::optional<FieldId> by = {}; ///< nothing: the chosen statistic
    graph::Direction direction = graph::Direction::Forward;

    /// The field that it is, of a view whose statistic is that.
    [[nodiscard]] const Field& field(FieldId statistic) const { return fieldOf(by.value_or(statistic)); }
    /// Nothing of the chosen statistic.
    [[nodiscard]] std::optional<Unit> unit() const
    {
        return by ? std::optional(fieldOf(*by).unit) : std::nullopt;
    }
    [[nodiscard]] bool is(unsigned use) const { return by && fieldOf(*by).is(use); }
    /// Whether it is an exponent of two, which diverges around 0.
    [[nodiscard]] bool isExponent() const { return !by || unit() == Unit::Factor || unit() == Unit::Bits; }
    bool operator==(const Colouring&) const = default;
};

/// What colours a tensor: an exponent of two, a part of a whole or dB; NaN where nothing is known, and of a
/// gradient that is zero in theory.
double colourValue(const Colouring& colouring, const graph::Node& node, const Sources& sources);

/// As settings have it: "scale", "gradient underflow".
std::string nameOf(const Colouring& colouring);
/// What a name says; the scale where it says nothing. Older settings have numbers.
Colouring colouringFrom(std::string_view name);

} // namespace scalescope::sheet
