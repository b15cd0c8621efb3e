// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/engine/transform/unit_scale/rules/convolutions.h"

namespace scalescope::engine::unit_scaling {

/// Source of the factors: convolutions.h.
const Rule& conv2dRule()
{
    static const Rule rule = {
        .name = "conv2d",
        .targets = {"aten::conv2d", "aten::_convolution", "aten::convolution", "aten::_convolution_mode"},
        .constrainable = true,
        .extended = true,
        .fits = [](const CallFacts& facts) { return isConvolution(facts, 2, false); },
        .factors = convolutionFactors,
        .operands = {"input", "weight"},
        .biases = {"bias"},
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
