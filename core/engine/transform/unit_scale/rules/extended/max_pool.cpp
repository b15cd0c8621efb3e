// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/engine/transform/unit_scale/rules/extended/pooling.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

/// Standard deviation of the largest of `count` normal variables, from its density n pdf(x) cdf(x)^(n-1).
double deviationOfMaximum(double count)
{
    constexpr double limit = 9;
    constexpr double step = 1.0 / 256;
    double weight = 0;
    double first = 0;
    double second = 0;
    for (double x = -limit; x <= limit; x += step) {
        const double below = std::erfc(-x / std::sqrt(2.0)) / 2;
        const double density = count * std::exp(-x * x / 2) * std::pow(below, count - 1);
        weight += density;
        first += density * x;
        second += density * x * x;
    }
    const double mean = first / weight;
    return std::sqrt(second / weight - mean * mean);
}

} // namespace

/// The largest of a window of normal variables has less spread than they have, the less the larger the
/// window. One input in a window gets the output's gradient; one that wins several windows gets their sum:
/// the gradient's variance is outputs per input.
const Rule& maxPoolRule()
{
    static const Rule rule = {
        .name = "max_pool",
        .targets = {"aten::max_pool1d", "aten::max_pool2d", "aten::max_pool3d",
                    "aten::max_pool1d_with_indices", "aten::max_pool2d_with_indices",
                    "aten::max_pool3d_with_indices", "aten::adaptive_max_pool1d", "aten::adaptive_max_pool2d",
                    "aten::adaptive_max_pool3d"},
        .constrainable = true,
        .extended = true,
        .factors =
            [](const CallFacts& facts, const Options&) {
                return Factors{1 / deviationOfMaximum(windowSize(facts)),
                               {{"self", std::sqrt(inputsPerOutput(facts)), true}}};
            },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
