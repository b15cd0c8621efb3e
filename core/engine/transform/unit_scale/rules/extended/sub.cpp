// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

/// As add: two independent tensors have the sum of their variances; what is broadcast to n times its size
/// sums n gradients; a number moves the mean alone.
const Rule& subRule()
{
    static const Rule rule = {
        .name = "sub",
        .targets = {"aten::sub"},
        .extended = true,
        .isOffered = false,
        .fits =
            [](const CallFacts& facts) {
                return facts.call.isFloating("self") && facts.call.isFloating("other") &&
                       facts.call.tensor("self").requires_grad() &&
                       facts.call.tensor("other").requires_grad();
            },
        .factors =
            [](const CallFacts& facts, const Options&) {
                const double size = elements(facts.outputs.at(0));
                const double variance = facts.momentsOf("self").variance + facts.momentsOf("other").variance;
                const auto part = [&](const char* name) {
                    return std::sqrt(elements(facts.call.tensor(name)) / size);
                };
                return Factors{variance > 0 ? 1 / std::sqrt(variance) : 1,
                               {{"self", part("self")}, {"other", part("other")}}};
            },
        .mean = [](const CallFacts& facts,
                   const Options&) { return facts.momentsOf("self").mean - facts.momentsOf("other").mean; },
        .operands = {"self", "other"},
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
