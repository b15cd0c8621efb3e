// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rules/extended/normal_response.h"
#include "core/theory/expected_scales.h"

namespace scalescope::engine::unit_scaling {

/// With slope a below zero: mean square (1 + a^2)/2, mean (1 - a)/(2 pi)^0.5; the gradient's mean square is
/// the same.
const Rule& leakyReluRule()
{
    static const Rule rule = {
        .name = "leaky_relu",
        .targets = {"aten::leaky_relu"},
        .constrainable = true,
        .extended = true,
        .factors =
            [](const CallFacts& facts, const Options&) {
                if (!isUnitNormal(facts.momentsOf("self"))) {
                    return elementwiseFactors(facts, "self");
                }
                return inverse(theory::leakyReluSpreads(facts.call.number("negative_slope")));
            },
        .mean = [](const CallFacts& facts,
                   const Options&) { return normalResponse(facts, "self").result.mean; },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
