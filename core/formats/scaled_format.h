// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/number_format.h"
#include "core/formats/scaling.h"

#include <optional>

namespace scalescope::formats {

/// What an operand is stored in: the format of its elements and the scaling beside them. A block format such
/// as `mxe4m3` brings its scaling; any other format has none of its own.
struct ScaledFormat
{
    std::string name;  ///< as typed: "mxe4m3", "e4m3fn"
    std::string label; ///< as shown: "MXE4M3"
    NumberFormat element;
    Scaling scaling;

    bool operator==(const ScaledFormat&) const = default;
};

/// What is chosen in place of a format's own scaling; nothing where it is empty.
struct ScalingChoice
{
    std::string scaling; ///< a name that findScaling() knows
    std::string rule;    ///< a name that findScaleRule() knows: the scales become powers of two
    std::optional<int> levels;
};

/// A block format by name, or any format that findFormat() knows, with the scaling that was chosen. Of a
/// block format another grouping keeps what its scales are stored as. A sentence for an unknown name, and for
/// what does not fit together.
Result<ScaledFormat> findScaledFormat(std::string_view name, const ScalingChoice& choice = {});

/// The block formats, in the order to show them: OCP's Microscaling Formats 1.0, table 1, and NVIDIA's NVFP4.
const std::vector<ScaledFormat>& blockFormats();

/// The format of the scales of a block format: e8m0fnu or e4m3fn; nothing for float32.
std::optional<NumberFormat> scaleFormat(const Scaling& scaling);

/// Bits for each element with its share of the block's scale.
double bitsPerElement(const ScaledFormat& format);

} // namespace scalescope::formats
