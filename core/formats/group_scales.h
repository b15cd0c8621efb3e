// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/number_format.h"
#include "core/formats/scaling.h"

#include <vector>

namespace scalescope::formats {

/// The scales of all groups: an element x becomes round(x encode) decode, or round(x / decode) decode where
/// scales are divided by. Semantics as in docs/decisions/scalings.md; all are normal float32 numbers but
/// 2^-127 and have a finite inverse.
struct GroupScales
{
    bool divides = false;
    std::vector<float> encode; ///< empty where `divides`
    std::vector<float> decode;
    std::int64_t zero = 0; ///< groups with no finite magnitude but zero: their scale is 1
    std::int64_t cut = 0;  ///< groups whose scale is at an end of what it is stored as, and should be beyond
    double smallest = 0;   ///< scale of the groups that are not zero; 0 where all are
    double largest = 0;
};

/// The scales of groups with these largest finite magnitudes. The arithmetic is float32's: of an element
/// format with larger values than that has, the largest counts as float32's.
GroupScales scalesOf(const std::vector<double>& maxima, const NumberFormat& element, const Scaling& scaling);

} // namespace scalescope::formats
