// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/engine/transform/unit_scale/rules/convolutions.h"

namespace scalescope::engine::unit_scaling {

/// Of one to three dimensions. Source of the factors: convolutions.h.
const Rule& convTransposeRule()
{
    static const Rule rule = {
        .name = "conv_transpose",
        .targets = {"aten::conv_transpose1d", "aten::conv_transpose2d", "aten::conv_transpose3d",
                    "aten::_convolution", "aten::convolution"},
        .constrainable = true,
        .extended = true,
        .fits =
            [](const CallFacts& facts) {
                return isConvolution(facts, 1, true) || isConvolution(facts, 2, true) ||
                       isConvolution(facts, 3, true);
            },
        .factors = transposedConvolutionFactors,
        .operands = {"input", "weight"},
        .biases = {"bias"},
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
