// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rules/extended/pooling.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

/// Of adaptive pooling along one dimension, output i is made from the inputs floor(i in/out) to
/// ceil((i+1) in/out) - 1: windows of different sizes, which overlap where the sizes don't divide. The size
/// of a window, as the harmonic mean, because it is 1/K that the rules need.
double adaptiveWindow(std::int64_t inputs, std::int64_t outputs)
{
    double inverse = 0;
    for (std::int64_t i = 0; i < outputs; ++i) {
        const std::int64_t begin = i * inputs / outputs;
        const std::int64_t end = ((i + 1) * inputs + outputs - 1) / outputs;
        inverse += 1 / static_cast<double>(end - begin);
    }
    return static_cast<double>(outputs) / inverse;
}

std::int64_t dimensionsOf(const std::string& operatorName)
{
    return operatorName.at(operatorName.find_first_of("123")) - '0';
}

} // namespace

double windowSize(const CallFacts& facts)
{
    const auto dimensions = dimensionsOf(facts.call.schema().name());
    if (!facts.call.has("kernel_size")) {
        const auto inputs = facts.call.sizes("self");
        const auto outputs = facts.outputs.at(0).sizes();
        double window = 1;
        for (std::int64_t i = 1; i <= dimensions; ++i) {
            window *= adaptiveWindow(inputs[inputs.size() - i], outputs[outputs.size() - i]);
        }
        return window;
    }
    const auto kernel = facts.call.integers("kernel_size");
    return std::ssize(kernel) == dimensions ? product(kernel)
                                            : std::pow(product(kernel), static_cast<double>(dimensions));
}

double meanSquareOfMean(const CallFacts& facts, std::string_view argument, double count)
{
    const Moments moments = facts.momentsOf(argument);
    const double kept = moments.common + (1 - moments.common) / count;
    const double square = moments.mean * moments.mean + moments.variance * kept;
    return square > 0 ? square : 1;
}

double inputsPerOutput(const CallFacts& facts)
{
    return elements(facts.call.tensor("self")) / elements(facts.outputs.at(0));
}

} // namespace scalescope::engine::unit_scaling
