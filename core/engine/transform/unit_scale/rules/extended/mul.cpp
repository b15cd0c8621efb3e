// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

/// The gradient of what is broadcast to n times its size sums n products of the result's gradient with the
/// other operand. Of a network's features, one sample's products resemble each other.
double squareOfSum(const CallFacts& facts, std::string_view other, double n)
{
    const Moments moments = facts.momentsOf(other);
    const double square = squareOf(facts, other);
    const bool isFeature = moments.common > 0;
    const double shared =
        isFeature ? (moments.mean * moments.mean + moments.common * moments.variance) / 2 : 0;
    return n * square + n * (n - 1) * shared;
}

} // namespace

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
                const auto factor = [&](const char* name, const char* by) {
                    const double addends = size / elements(facts.call.tensor(name));
                    return 1 / std::sqrt(squareOfSum(facts, by, addends));
                };
                const Moments self = facts.momentsOf("self");
                const Moments other = facts.momentsOf("other");
                const double mean = self.mean * other.mean;
                const double variance = self.square() * other.square() - mean * mean;
                return Factors{variance > 0 ? 1 / std::sqrt(variance) : 1,
                               {{"self", factor("self", "other")}, {"other", factor("other", "self")}}};
            },
        .mean = [](const CallFacts& facts,
                   const Options&) { return facts.momentsOf("self").mean * facts.momentsOf("other").mean; },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
