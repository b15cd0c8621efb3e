// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/engine/transform/unit_scale/rules/convolutions.h"

namespace scalescope::engine::unit_scaling {

/// Source of the factors: convolutions.h.
const Rule& conv1dRule()
{
    static const Rule rule = {
        .name = "conv1d",
        .targets = {"aten::conv1d", "aten::_convolution", "aten::convolution", "aten::_convolution_mode"},
        .constrainable = true,
        .fits = [](const CallFacts& facts) { return isConvolution(facts, 1, false); },
        .factors = convolutionFactors,
        .operands = {"input", "weight"},
        .biases = {"bias"},
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
