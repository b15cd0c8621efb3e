// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

bool addsFloats(const CallFacts& facts)
{
    return facts.call.isFloating("self") || facts.call.isFloating("other");
}

double varianceOfSum(const CallFacts& facts)
{
    const double variance = facts.momentsOf("self").variance + facts.momentsOf("other").variance;
    return variance > 0 ? variance : 1;
}

} // namespace

/// Two tensors of unit variance: the sum has 2. What is broadcast to n times its size sums n gradients. A
/// number, or a tensor of one element, moves the mean and not the spread. Residual additions are something
/// else: residuals.h.
const Rule& addRule()
{
    static const Rule rule = {
        .name = "add",
        .targets = {"aten::add"},
        .fits = addsFloats,
        .factors =
            [](const CallFacts& facts, const Options&) {
                if (!facts.call.isTensor("other") || !facts.call.isTensor("self")) {
                    return Factors{};
                }
                const double size = elements(facts.outputs.at(0));
                const double self = elements(facts.call.tensor("self"));
                const double other = elements(facts.call.tensor("other"));
                return Factors{self == 1 || other == 1 ? 1 : 1 / std::sqrt(varianceOfSum(facts)),
                               {{"self", std::sqrt(self / size)}, {"other", std::sqrt(other / size)}}};
            },
        .mean =
            [](const CallFacts& facts, const Options&) {
                return facts.momentsOf("self").mean +
                       facts.number("other").value_or(facts.momentsOf("other").mean);
            },
        .operands = {"self", "other"},
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
