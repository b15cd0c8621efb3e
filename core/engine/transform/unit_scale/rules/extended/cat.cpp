// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

namespace scalescope::engine::unit_scaling {

/// Moves values: all factors are 1. The rule says that nothing is missing.
const Rule& catRule()
{
    static const Rule rule = {
        .name = "cat",
        .targets = {"aten::cat", "aten::concat", "aten::concatenate"},
        .extended = true,
        .fits =
            [](const CallFacts& facts) {
                const auto tensors = facts.call.tensors("tensors");
                return !tensors.empty() && at::isFloatingType(tensors.front().scalar_type());
            },
        .factors = [](const CallFacts&, const Options&) { return Factors{}; },
        .mean = [](const CallFacts& facts, const Options&) { return facts.momentsOf("tensors").mean; },
        .operands = {"tensors"},
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
