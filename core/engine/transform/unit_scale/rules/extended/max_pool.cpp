// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/engine/transform/unit_scale/rules/extended/pooling.h"

#include <algorithm>
#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

/// Moments of the largest of `count` normal variables, from its density n pdf(x) cdf(x)^(n-1).
Moments momentsOfMaximum(double count)
{
    constexpr int limit = 9;
    constexpr int perUnit = 256;
    double weight = 0;
    double first = 0;
    double second = 0;
    for (int i = -limit * perUnit; i <= limit * perUnit; ++i) {
        const double x = static_cast<double>(i) / perUnit;
        const double below = std::erfc(-x / std::sqrt(2.0)) / 2;
        const double density = count * std::exp(-x * x / 2) * std::pow(below, count - 1);
        weight += density;
        first += density * x;
        second += density * x * x;
    }
    const double mean = first / weight;
    return {mean, second / weight - mean * mean};
}

/// The normal variable whose part above zero the input is, where it is positive as after relu; else the
/// input: the largest of the parts above zero is that part of the largest.
Moments parentOf(const Moments& input)
{
    const double ofRelu = (1 - 1 / M_PI) / 2;
    return input.mean > std::sqrt(input.variance) / 2 ? Moments{0, input.variance / ofRelu} : input;
}

/// The moments of the largest of a window. The features of one sample have part of their variance in common,
/// and only the rest of a window's elements differ.
Moments momentsOfPool(const CallFacts& facts)
{
    const Moments input = facts.momentsOf("self");
    const Moments parent = parentOf(input);
    const double different = 1 + (windowSize(facts) - 1) * (1 - input.common);
    const Moments largest = momentsOfMaximum(different);
    return {parent.mean + largest.mean * std::sqrt(std::max(parent.variance, 0.0)),
            largest.variance * parent.variance};
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
                const double variance = momentsOfPool(facts).variance;
                return Factors{variance > 0 ? 1 / std::sqrt(variance) : 1,
                               {{"self", std::sqrt(inputsPerOutput(facts)), true}}};
            },
        .mean = [](const CallFacts& facts, const Options&) { return momentsOfPool(facts).mean; },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
