// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/gradient_edges.h"
#include "core/engine/transform/unit_scale/rule.h"
#include "core/theory/expected_scales.h"

#include <ATen/core/Reduction.h>

namespace scalescope::engine::unit_scaling {

namespace {

bool isMean(const Call& call)
{
    return call.integer("reduction") == at::Reduction::Mean;
}

} // namespace

/// With unit normal inputs the softmax is nearly flat over V classes: a row of the sum's gradient is 1/V in
/// all places and 1/V - 1 in one, of standard deviation (V - 1)^0.5 / V. The mean over B rows, ignored ones
/// too, divides the loss alone.
const Rule& crossEntropyRule()
{
    static const Rule rule = {
        .name = "cross_entropy",
        .targets = {"aten::cross_entropy_loss"},
        .takesMult = true,
        .factors =
            [](const CallFacts& facts, const Options&) {
                const at::Tensor& input = facts.call.tensor("self");
                const auto classes = static_cast<double>(input.size(input.dim() < 2 ? 0 : 1));
                const double batch = elements(input) / classes;
                return Factors{isMean(facts.call) ? 1 / batch : 1,
                               {{"self", 1 / theory::crossEntropyGradient(classes)}}};
            },
        .compute =
            [](Call& call, const Options& options) {
                call.set("self", scaleForward(call.tensor("self"), options.mult));
                if (isMean(call)) {
                    call.set("reduction", static_cast<std::int64_t>(at::Reduction::Sum));
                }
                return call.run();
            },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
