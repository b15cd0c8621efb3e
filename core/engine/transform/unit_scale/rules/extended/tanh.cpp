// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rules/extended/normal_response.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

/// E[tanh(x)^2] and E[(1 - tanh(x)^2)^2] of a normal x. Source: tests/reference/unit_scaling_constants.py.
const Rule& tanhRule()
{
    static const Rule rule = {
        .name = "tanh",
        .targets = {"aten::tanh"},
        .constrainable = true,
        .extended = true,
        .factors =
            [](const CallFacts& facts, const Options&) {
                if (!isUnitNormal(facts.momentsOf("self"))) {
                    return elementwiseFactors(facts, "self");
                }
                return Factors{1 / std::sqrt(0.3942945), {{"self", 1 / std::sqrt(0.4644029), true}}};
            },
        .mean = [](const CallFacts& facts,
                   const Options&) { return normalResponse(facts, "self").result.mean; },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
