// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rules/extended/normal_response.h"
#include "core/theory/expected_scales.h"

namespace scalescope::engine::unit_scaling {

/// Half of the elements pass: the output's variance is (1 - 1/pi)/2, its mean not counted, the gradient's
/// 1/2.
const Rule& reluRule()
{
    static const Rule rule = {
        .name = "relu",
        .targets = {"aten::relu"},
        .constrainable = true,
        .extended = true,
        .factors =
            [](const CallFacts& facts, const Options&) {
                if (!isUnitNormal(facts.momentsOf("self"))) {
                    return elementwiseFactors(facts, "self");
                }
                return inverse(theory::reluSpreads());
            },
        .mean = [](const CallFacts& facts,
                   const Options&) { return normalResponse(facts, "self").result.mean; },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
