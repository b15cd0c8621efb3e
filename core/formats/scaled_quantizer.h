// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/groups.h"
#include "core/formats/in_parallel.h"
#include "core/formats/quantizer.h"
#include "core/formats/scaling.h"

namespace scalescope::formats {

/// What became of the elements, and of their groups; without a scaling there are no groups.
struct ScaledCounts
{
    QuantizationCounts values;   ///< saturated and subnormal are so in the scale of their group
    std::int64_t infinities = 0; ///< Inf before, which scales leave as it is: none of the saturated
    std::int64_t groups = 0;     ///< that share a scale
    std::int64_t zeroGroups = 0; ///< of nothing but zeros, NaN and Inf: their scale is 1
    std::int64_t cutScales = 0;  ///< at an end of what the scale is stored as, and should be beyond
    double smallestScale = 0;    ///< of the groups that are not zero; 0 where there are none
    double largestScale = 0;

    bool operator==(const ScaledCounts&) const = default;
};

/// Rounds operands to a format whose elements have scales: x becomes round(x / s) s with s the scale of x's
/// group. NaN and Inf stay what they are, and the others of their group are scaled by the largest finite
/// magnitude. Scaling and its inverse are float32's arithmetic (float64's for float64, with the scale in
/// float32), results are rounded to the type that carries them and are at most its largest. Without a scaling
/// it does what Quantizer does.
class ScaledQuantizer
{
public:
    /// `how.scale` holds for Grouping::None only.
    ScaledQuantizer(Quantization how, const Scaling& scaling);

    [[nodiscard]] const Quantization& how() const { return m_how; }
    [[nodiscard]] const Scaling& scaling() const { return m_scaling; }

    /// Rounds all elements of an operand; `out` may be `in`. Random bits follow an element's place in
    /// memory, so that neither they nor the counts depend on how the parts are shared among threads.
    ScaledCounts quantize(const float* in, float* out, const AxisView& view,
                          const InParallel& inParallel = oneAfterTheOther) const;
    ScaledCounts quantize(const double* in, double* out, const AxisView& view,
                          const InParallel& inParallel = oneAfterTheOther) const;
    ScaledCounts quantize(const Bfloat16* in, Bfloat16* out, const AxisView& view,
                          const InParallel& inParallel = oneAfterTheOther) const;
    ScaledCounts quantize(const Half* in, Half* out, const AxisView& view,
                          const InParallel& inParallel = oneAfterTheOther) const;

private:
    Quantization m_how;
    Scaling m_scaling;
};

} // namespace scalescope::formats
