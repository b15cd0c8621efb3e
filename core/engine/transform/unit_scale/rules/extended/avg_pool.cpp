// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/engine/transform/unit_scale/rules/extended/pooling.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

/// What a window's sum is divided by: its K elements, unless `divisor_override` says otherwise.
double divisorOf(const CallFacts& facts, double window)
{
    const bool isOverridden =
        facts.call.has("divisor_override") && !facts.call.value("divisor_override").isNone();
    return isOverridden ? std::abs(facts.call.number("divisor_override")) : window;
}

} // namespace

/// The sum of a window of K, divided by D, which is K but for `divisor_override`: variance K/D^2. Each input
/// gets 1/D of the gradients of the windows that hold it, K outputs per input of them.
const Rule& avgPoolRule()
{
    static const Rule rule = {
        .name = "avg_pool",
        .targets = {"aten::avg_pool1d", "aten::avg_pool2d", "aten::avg_pool3d", "aten::adaptive_avg_pool1d",
                    "aten::adaptive_avg_pool2d", "aten::adaptive_avg_pool3d"},
        .constrainable = true,
        .extended = true,
        .factors =
            [](const CallFacts& facts, const Options&) {
                const double window = windowSize(facts);
                const double shrinking = divisorOf(facts, window) / window;
                const double output = shrinking / std::sqrt(meanSquareOfMean(facts, "self", window));
                const double input = shrinking * std::sqrt(window * inputsPerOutput(facts));
                return Factors{output, {{"self", input, true}}};
            },
        .mean =
            [](const CallFacts& facts, const Options&) {
                const double window = windowSize(facts);
                return facts.momentsOf("self").mean * window / divisorOf(facts, window);
            },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
