// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/theory/expected_scales.h"

#include <ATen/ATen.h>

namespace scalescope::engine::unit_scaling {

/// softmax(m x) over d elements. Between m -> 0, where all are 1/d, and m -> infinity, where one is 1.
/// Source: the library's empirical model.
const Rule& softmaxRule()
{
    static const Rule rule = {
        .name = "softmax",
        .targets = {"aten::softmax", "aten::_softmax"},
        .constrainable = true,
        .takesMult = true,
        .attends = true,
        .factors =
            [](const CallFacts& facts, const Options& options) {
                const at::Tensor& x = facts.call.tensor("self");
                const auto size = x.dim() == 0 ? 1.0 : static_cast<double>(x.size(facts.call.integer("dim")));
                return inverse(theory::softmaxSpreads(size, options.mult));
            },
        .compute =
            [](Call& call, const Options& options) {
                if (options.mult != 1) {
                    call.set("self", at::mul(call.tensor("self"), options.mult));
                }
                return call.run();
            },
        .mean =
            [](const CallFacts& facts, const Options&) {
                const at::Tensor& x = facts.call.tensor("self");
                return x.dim() == 0 ? 1 : 1 / product({x.size(facts.call.integer("dim"))});
            },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
