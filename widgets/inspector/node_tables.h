// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the inspector's tables.
#pragma once

#include "widgets/inspector/value_grid.h"
#include "widgets/models/document.h"
#include "widgets/theme/theme.h"

#include <vector>

namespace scalescope::widgets {

/// The exponents of the powers of two that a tensor and its gradient are multiplied by to see what if.
struct WhatIfExponents
{
    int forward = 0;
    int gradient = 0;

    [[nodiscard]] int of(graph::Direction direction) const
    {
        return direction == graph::Direction::Forward ? forward : gradient;
    }
};

/// The statistics of a node in both directions, the main ones or `all`, and below them its errors against the
/// run without formats: what accumulated up to the tensor above what enters in it, so that one sees where
/// noise grows.
std::vector<ValueGrid::Row> statisticTable(const graph::Node& node, const Document& document, bool all,
                                           const Theme& theme);

/// What the usual formats and the document's would lose of a node with these exponents, and the power of two
/// that each recommends.
std::vector<ValueGrid::Row> lossTable(const graph::Node& node, const Document& document,
                                      const WhatIfExponents& whatIf, const Theme& theme);

/// "In E5M2: 5.0 % become zero, 55.0 % more keep fewer bits (subnormal).": what the document's format of a
/// tensor or gradient takes of it, multiplied by 2^exponent, and whether the run's simulation rounded it at
/// all; empty where there is none, or where it can't be told.
QString lossSentence(const graph::Node& node, graph::Direction direction, const Document& document,
                     int exponent);

/// What else is known of a node: its module, name and device.
std::vector<ValueGrid::Row> factTable(const graph::Node& node, const Theme& theme);

} // namespace scalescope::widgets
