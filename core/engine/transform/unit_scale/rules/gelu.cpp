// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rules/extended/normal_response.h"
#include "core/theory/expected_scales.h"

#include <ATen/ATen.h>

namespace scalescope::engine::unit_scaling {

/// gelu(m x) / m. Between m -> 0, where it is x/2, and m -> infinity, where it is relu(x), whose output has
/// the variance (1 - 1/pi)/2 and whose gradient passes half the time. Source: the library's empirical model.
const Rule& geluRule()
{
    static const Rule rule = {
        .name = "gelu",
        .targets = {"aten::gelu"},
        .constrainable = true,
        .takesMult = true,
        .factors = [](const CallFacts&,
                      const Options& options) { return inverse(theory::geluSpreads(options.mult)); },
        .compute = [](Call& call, const Options& options) -> std::vector<c10::IValue> {
            if (options.mult == 1) {
                return call.run();
            }
            call.set("self", at::mul(call.tensor("self"), options.mult));
            return {at::div(call.runTensor(), options.mult)};
        },
        .mean = [](const CallFacts& facts,
                   const Options&) { return normalResponse(facts, "self").result.mean; },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
