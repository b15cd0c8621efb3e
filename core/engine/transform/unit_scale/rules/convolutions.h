// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules of convolutions share.
#pragma once

#include "core/engine/transform/unit_scale/rule.h"

namespace scalescope::engine::unit_scaling {

/// Whether a call is a convolution of that many dimensions, on floating-point tensors. `aten::_convolution`,
/// as traced models have it, is of any number of dimensions and may be transposed.
bool isConvolution(const CallFacts& facts, std::int64_t dimensions, bool transposed);

/// Weight [fan_out, fan_in, K...]: each output sums fan_in K products; each input meets fan_out K / groups of
/// them, one in `stride`; each weight one for every output position in the batch.
Factors convolutionFactors(const CallFacts& facts, const Options& options);

/// Weight [in, out / groups, K...]: each output sums in K / groups products, one in `stride`; each input
/// meets out K / groups of them; each weight one for every input position in the batch, each bias one for
/// every output position.
Factors transposedConvolutionFactors(const CallFacts& facts, const Options& options);

} // namespace scalescope::engine::unit_scaling
