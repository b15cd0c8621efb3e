// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

/// The sum of n elements: variance n; each gets the gradient as it is.
const Rule& sumRule()
{
    static const Rule rule = {
        .name = "sum",
        .targets = {"aten::sum"},
        .constrainable = true,
        .extended = true,
        .factors =
            [](const CallFacts& facts, const Options&) {
                const double count = elements(facts.call.tensor("self")) / elements(facts.outputs.at(0));
                return Factors{1 / std::sqrt(count), {{"self", 1, true}}};
            },
        .mean =
            [](const CallFacts& facts, const Options&) {
                const double count = elements(facts.call.tensor("self")) / elements(facts.outputs.at(0));
                return count * facts.momentsOf("self").mean;
            },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
