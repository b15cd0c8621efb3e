// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rules/extended/normal_response.h"

namespace scalescope::engine::unit_scaling {

/// Activations without a rule of their own: what they make of a normal variable is found by calling them.
const Rule& elementwiseRule()
{
    static const Rule rule = {
        .name = "elementwise",
        .targets = {"scalescope::activation", "aten::hardtanh", "aten::relu6", "aten::hardswish",
                    "aten::hardsigmoid", "aten::elu", "aten::selu", "aten::celu", "aten::softplus",
                    "aten::mish", "aten::log_sigmoid", "aten::softsign", "aten::hardshrink",
                    "aten::softshrink", "aten::logit"},
        .constrainable = true,
        .extended = true,
        .isOffered = false,
        .factors = [](const CallFacts& facts, const Options&) { return elementwiseFactors(facts, "self"); },
        .mean = [](const CallFacts& facts,
                   const Options&) { return normalResponse(facts, "self").result.mean; },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
