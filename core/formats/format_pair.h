// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/number_format.h"
#include "core/graph/statistics.h"

namespace scalescope::formats {

/// The formats that the forward tensors and the gradients are to be stored in.
struct FormatPair
{
    NumberFormat forward;
    NumberFormat backward;

    [[nodiscard]] const NumberFormat& of(graph::Direction direction) const
    {
        return direction == graph::Direction::Forward ? forward : backward;
    }
    bool operator==(const FormatPair&) const = default;
};

} // namespace scalescope::formats
