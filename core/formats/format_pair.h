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

/// What is looked at unless others are chosen: OCP's FP8, which training runs use most. Source: Micikevicius
/// et al., "FP8 Formats for Deep Learning" (2022), section 3: E4M3 forward, E5M2 for gradients.
const FormatPair& usualFormats();

} // namespace scalescope::formats
