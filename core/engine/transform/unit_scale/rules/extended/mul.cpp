// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

/// Products of independent normal variables have variance 1, and so have their gradients. What is broadcast
/// to n times its size sums n of those.
const Rule& mulRule()
{
    static const Rule rule = {
        .name = "mul",
        .targets = {"aten::mul"},
        .extended = true,
        .fits =
            [](const CallFacts& facts) {
                return facts.call.isFloating("self") && facts.call.isFloating("other");
            },
        .factors =
            [](const CallFacts& facts, const Options&) {
                const double size = elements(facts.outputs.at(0));
                const auto factor = [&](const char* name) {
                    return std::sqrt(elements(facts.call.tensor(name)) / size);
                };
                return Factors{1, {{"self", factor("self")}, {"other", factor("other")}}};
            },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
