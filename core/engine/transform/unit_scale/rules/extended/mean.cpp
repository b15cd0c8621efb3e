// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rules/extended/pooling.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

/// The mean of n elements: variance 1/n; each gets 1/n of the gradient.
const Rule& meanRule()
{
    static const Rule rule = {
        .name = "mean",
        .targets = {"aten::mean"},
        .constrainable = true,
        .extended = true,
        .factors =
            [](const CallFacts& facts, const Options&) {
                const double count = elements(facts.call.tensor("self")) / elements(facts.outputs.at(0));
                return Factors{1 / std::sqrt(meanSquareOfMean(facts, "self", count)),
                               {{"self", count, true}}};
            },
        .mean = [](const CallFacts& facts, const Options&) { return facts.momentsOf("self").mean; },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
