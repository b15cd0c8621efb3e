// SPDX-License-Identifier: GPL-3.0-or-later
// Rounding of float32 on processors with AVX-512.
#pragma once

#include "core/formats/quantize_loops.h"
#include "core/formats/scale_loops.h"

namespace scalescope::formats {

/// Whether this processor has these loops.
bool hasWideLoops();

/// What quantizeLoop() does, bit for bit but for the order in which signal and noise are summed. Only where
/// hasWideLoops().
void quantizeWide(const std::uint32_t* in, std::uint32_t* out, std::size_t n,
                  const LoopPlan<std::uint32_t>& plan, std::uint64_t first, LoopSums& sums);

/// What elements are multiplied by before they are rounded and after. Where `encode` is null they are divided
/// by the other before.
struct ScaleFactors
{
    const float* encode;
    const float* decode;
    bool ofSixteens; ///< for each 16 elements, or for each one
};

/// scaleLoop(), quantizeLoop() and unscaleLoop() in one; `values` gets counts, without signal and noise, and
/// `sums` what unscaleLoop() sums. Only where hasWideLoops().
void quantizeScaledWide(const float* x, std::size_t n, const ScaleFactors& factors, NarrowType type,
                        const LoopPlan<std::uint32_t>& plan, std::uint64_t first, float* result,
                        LoopSums& values, UnscaleSums& sums);

} // namespace scalescope::formats
