// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <ATen/ATen.h>
#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

// Variances, with normal x, h and weights, and a normal gradient of the result. Source:
// tests/reference/unit_scaling_constants.py.
constexpr double gruNewArgument = 1.2933790;    ///< of a + r b, the argument of n
constexpr double gruHiddenState = 0.4090568;    ///< of (1 - u) n + u h
constexpr double gruInputGradients = 0.3397089; ///< at the input's parts: reset/2 + update/2 + new
constexpr double gruStateGradients =
    0.1577383; ///< at the state's parts: reset/2 + update/2 + new's hidden part
constexpr double gruStateGradient =
    0.8749469; ///< of the gradient that reaches h: through the weights, and past them

Factors gruFactors(const CallFacts& facts, const Options& /*options*/)
{
    const c10::IntArrayRef weight = facts.call.sizes("w_ih");
    const auto width = static_cast<double>(weight[1]);
    const double hidden = static_cast<double>(weight[0]) / 3;
    const double batch = elements(facts.call.tensor("input")) / width;
    const double fromInput = std::sqrt(3 * width / (batch * gruInputGradients));
    const double fromHidden = std::sqrt(3 * hidden / (batch * gruStateGradients));
    return {1,
            {{"input", std::sqrt(width / (hidden * gruInputGradients))},
             {"hx", 1 / std::sqrt(gruStateGradient)},
             {"w_ih", fromInput},
             {"b_ih", fromInput},
             {"w_hh", fromHidden},
             {"b_hh", fromHidden}}};
}

std::vector<at::Tensor> gruParts(const Call& call, const char* input, const char* weight, const char* bias)
{
    const at::Tensor& w = call.tensor(weight);
    const at::Tensor& x = call.tensor(input);
    const at::Tensor product = call.isTensor(bias) ? at::linear(x, w, call.tensor(bias)) : at::linear(x, w);
    return (product * (1 / std::sqrt(static_cast<double>(w.size(1))))).chunk(3, -1);
}

std::vector<c10::IValue> gruCell(Call& call, const Options& /*options*/)
{
    const auto x = gruParts(call, "input", "w_ih", "b_ih");
    const auto h = gruParts(call, "hx", "w_hh", "b_hh");
    const at::Tensor reset = ((x[0] + h[0]) * std::sqrt(0.5)).sigmoid();
    const at::Tensor update = ((x[1] + h[1]) * std::sqrt(0.5)).sigmoid();
    const at::Tensor fresh = ((x[2] + reset * h[2]) * (1 / std::sqrt(gruNewArgument))).tanh();
    const at::Tensor next = fresh + update * (call.tensor("hx") - fresh);
    return {next * (1 / std::sqrt(gruHiddenState))};
}

} // namespace

/// r, u = sigmoid, n = tanh(a + r b) of arguments of unit variance; h' = (1 - u) n + u h is given unit
/// variance where it leaves the cell.
const Rule& gruCellRule()
{
    static const Rule rule = {
        .name = "gru_cell",
        .targets = {"aten::gru_cell"},
        .extended = true,
        .factors = gruFactors,
        .compute = gruCell,
        .operands = {"input", "w_ih", "w_hh"},
        .biases = {"b_ih", "b_hh"},
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
