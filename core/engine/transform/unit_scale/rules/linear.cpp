// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/theory/expected_scales.h"

#include <algorithm>
#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

/// `readout` is the power of fan_in in the output's factor: 1/2 inside a network, 1 for its last layer.
Factors linearFactors(const CallFacts& facts, double readout)
{
    const c10::IntArrayRef weight = facts.call.sizes("weight");
    const double fanOut = product(weight.slice(0, weight.size() - 1));
    const auto fanIn = static_cast<double>(weight.back());
    const double batch = std::max(1.0, elements(facts.call.tensor("input")) / fanIn);
    const double input = squareOf(facts, "input");
    const double spread = squareOf(facts, "weight");
    return {std::pow(fanIn, 0.5 - readout) / theory::sumOfProducts(fanIn, input, spread),
            {{"input", 1 / theory::sumOfProducts(fanOut, spread), true},
             {"weight", 1 / theory::sumOfProducts(batch, input)},
             {"bias", 1 / theory::sumOfProducts(batch)}}};
}

} // namespace

/// y = x W^T + b with unit normal x and W: each y sums fan_in products, each gradient of x fan_out, each of W
/// and b one for every row of x.
const Rule& linearRule()
{
    static const Rule rule = {
        .name = "linear",
        .targets = {"aten::linear"},
        .constrainable = true,
        .factors = [](const CallFacts& facts, const Options&) { return linearFactors(facts, 0.5); },
        .operands = {"input", "weight"},
        .biases = {"bias"},
    };
    return rule;
}

/// The last layer of a network: its output shrinks with fan_in. Only a replacement chooses it.
const Rule& linearReadoutRule()
{
    static const Rule rule = {
        .name = "linear_readout",
        .targets = {},
        .canonical = "aten::linear",
        .constrainable = true,
        .constraint = Constraint::None,
        .factors = [](const CallFacts& facts, const Options&) { return linearFactors(facts, 1.0); },
        .operands = {"input", "weight"},
        .biases = {"bias"},
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
