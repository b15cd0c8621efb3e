// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"

#include <QString>

namespace scalescope::widgets {

/// Which number of a tensor colours it.
enum class ColourBy {
    Scale,     ///< the document's quantity, as an exponent of two
    Underflow, ///< the part of the elements that becomes zero in the tensor's format
    Overflow,  ///< that overflows in it
    Subnormal, ///< that is subnormal in it
    Error,     ///< the SQNR against the run without formats, in dB
    Ratio,     ///< the quantity over the same of the other run, as an exponent of two
    Share      ///< the part of the error that a module's roundings cause; it has no direction
};

/// What colours tensors wherever they are coloured: the graph's cards and the heat map.
struct Colouring
{
    ColourBy by = ColourBy::Scale;
    graph::Direction direction = graph::Direction::Forward;

    /// Whether it is an exponent of two, which diverges around 0.
    [[nodiscard]] bool isExponent() const { return by == ColourBy::Scale || by == ColourBy::Ratio; }
    /// Whether it is what a format does to a tensor.
    [[nodiscard]] bool isLoss() const
    {
        return by == ColourBy::Underflow || by == ColourBy::Overflow || by == ColourBy::Subnormal;
    }
    bool operator==(const Colouring&) const = default;
};

/// As settings have it: "scale", "gradient underflow".
QString nameOf(const Colouring& colouring);
/// What a name says; the scale where it says nothing. Older settings have numbers.
Colouring colouringFrom(const QString& name);

} // namespace scalescope::widgets
