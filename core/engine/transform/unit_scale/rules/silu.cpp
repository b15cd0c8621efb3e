// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rules/extended/normal_response.h"
#include "core/theory/expected_scales.h"

#include <ATen/ATen.h>

namespace scalescope::engine::unit_scaling {

/// x sigmoid(m x). Between m -> 0, where it is x/2, and m -> infinity, where it is relu(x), as gelu; its
/// gradient sharpens later. Source: the library's empirical model.
const Rule& siluRule()
{
    static const Rule rule = {
        .name = "silu",
        .targets = {"aten::silu"},
        .constrainable = true,
        .takesMult = true,
        .factors = [](const CallFacts&,
                      const Options& options) { return inverse(theory::siluSpreads(options.mult)); },
        .compute = [](Call& call, const Options& options) -> std::vector<c10::IValue> {
            if (options.mult == 1) {
                return call.run();
            }
            const at::Tensor& x = call.tensor("self");
            return {at::mul(x, at::sigmoid(at::mul(x, options.mult)))};
        },
        .mean = [](const CallFacts& facts,
                   const Options&) { return normalResponse(facts, "self").result.mean; },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
