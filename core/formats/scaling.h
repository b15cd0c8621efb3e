// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::formats {

/// Which elements of an operand share a scale.
enum class Grouping {
    None,    ///< no scale
    Tensor,  ///< all
    Channel, ///< all along the axis that the product sums over
    Block,   ///< `length` neighbours along that axis
    Tile     ///< `length` neighbours along that axis, in each of `rows` neighbours along the other
};

/// What a scale is stored as.
enum class ScaleType {
    Float32,
    PowerOfTwo, ///< e8m0fnu: an exponent from -127 to 127
    E4m3        ///< e4m3fn, beside one float32 of the tensor where there are two levels: NVFP4's
};

/// Which power of two is the scale of a group. With a the largest finite magnitude of the group, E the
/// largest exponent of the element format and L its largest value:
enum class ScaleRule {
    Floor,    ///< 2^(floor(log2 a) - E), of OCP's Microscaling Formats 1.0, 6.3
    Ceil,     ///< 2^(ceil(log2 a) - E)
    Even,     ///< floor, after a is rounded to the mantissa bits of the element, halfway up
    RoundCeil ///< 2^ceil(log2(a / L)), NVIDIA's: nothing saturates
};

/// How elements are brought into the range of a format: x becomes round(x / s) s, with s the scale of the
/// element's group.
struct Scaling
{
    Grouping grouping = Grouping::None;
    std::int64_t length = 0; ///< of Block and Tile
    std::int64_t rows = 1;   ///< of Tile
    ScaleType type = ScaleType::Float32;
    ScaleRule rule = ScaleRule::RoundCeil; ///< of PowerOfTwo
    int levels = 2;                        ///< of E4m3: 1 or 2

    bool operator==(const Scaling&) const = default;
};

/// The grouping's name: "none", "tensor", "channel", "block:32", "tile:128x128".
std::string toString(const Scaling& scaling);

/// The scaling of such a name, with scales in float32; a sentence for an unknown one.
Result<Scaling> findScaling(std::string_view name);

/// "floor", "ceil", "even", "rceil".
std::string_view toString(ScaleRule rule);

/// All of these.
std::vector<std::string> scaleRuleNames();

/// A rule by that name; a sentence for an unknown one.
Result<ScaleRule> findScaleRule(std::string_view name);

} // namespace scalescope::formats
