// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

/// Picks elements, as embedding does: an element that is picked n times on average sums n gradients; where
/// not all are picked, the others get none.
const Rule& gatherRule()
{
    static const Rule rule = {
        .name = "gather",
        .targets = {"aten::index_select", "aten::gather", "aten::index", "aten::take_along_dim"},
        .extended = true,
        .isOffered = false,
        .factors =
            [](const CallFacts& facts, const Options&) {
                const double picked = elements(facts.outputs.at(0)) / elements(facts.call.tensor("self"));
                return Factors{1, {{"self", 1 / std::sqrt(picked)}}};
            },
        .mean = [](const CallFacts& facts, const Options&) { return facts.momentsOf("self").mean; },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
