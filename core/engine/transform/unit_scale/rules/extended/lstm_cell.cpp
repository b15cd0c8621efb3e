// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/gradient_edges.h"
#include "core/engine/transform/unit_scale/rule.h"

#include <ATen/ATen.h>
#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

// Variances, with normal x, h, c and weights, and normal gradients of both results. Source:
// tests/reference/unit_scaling_constants.py.
constexpr double lstmCellState = 0.4090568;     ///< of f c + i g
constexpr double lstmHiddenState = 0.0674049;   ///< of o tanh(f c + i g)
constexpr double lstmCellGradient = 1.5471530;  ///< of the gradient that reaches c
constexpr double lstmGateGradients = 1.2010058; ///< of the gradients that reach the four gates, summed

/// Each part of a gate's argument, x W^T + b and h W^T + b, has variance fan_in and gives half of the
/// argument's.
Factors lstmFactors(const CallFacts& facts, const Options& /*options*/)
{
    const c10::IntArrayRef weight = facts.call.sizes("w_ih");
    const auto width = static_cast<double>(weight[1]);
    const double hidden = static_cast<double>(weight[0]) / 4;
    const double batch = elements(facts.call.tensor("input")) / width;
    const double fromInput = std::sqrt(8 * width / (batch * lstmGateGradients));
    const double fromHidden = std::sqrt(8 * hidden / (batch * lstmGateGradients));
    return {1,
            {{"input", std::sqrt(2 * width / (hidden * lstmGateGradients))},
             {"w_ih", fromInput},
             {"b_ih", fromInput},
             {"w_hh", fromHidden},
             {"b_hh", fromHidden}}};
}

at::Tensor gateArgument(const Call& call, const at::Tensor& input, const char* weight, const char* bias)
{
    const at::Tensor& w = call.tensor(weight);
    const at::Tensor product =
        call.isTensor(bias) ? at::linear(input, w, call.tensor(bias)) : at::linear(input, w);
    return product * (1 / std::sqrt(2 * static_cast<double>(w.size(1))));
}

std::vector<c10::IValue> lstmCell(Call& call, const Options& /*options*/)
{
    const auto state = call.tensors("hx");
    const at::Tensor hidden = scaleBackward(state.at(0), std::sqrt(2 / lstmGateGradients));
    const at::Tensor cell = scaleBackward(state.at(1), 1 / std::sqrt(lstmCellGradient));
    const auto gates = at::add(gateArgument(call, call.tensor("input"), "w_ih", "b_ih"),
                               gateArgument(call, hidden, "w_hh", "b_hh"))
                           .chunk(4, -1);
    const at::Tensor next = gates[1].sigmoid() * cell + gates[0].sigmoid() * gates[2].tanh();
    const at::Tensor output = gates[3].sigmoid() * next.tanh();
    return {output * (1 / std::sqrt(lstmHiddenState)), next * (1 / std::sqrt(lstmCellState))};
}

} // namespace

/// i, f, o = sigmoid, g = tanh of their arguments; c' = f c + i g and h' = o tanh(c') are given unit variance
/// where they leave the cell.
const Rule& lstmCellRule()
{
    static const Rule rule = {
        .name = "lstm_cell",
        .targets = {"aten::lstm_cell"},
        .extended = true,
        .factors = lstmFactors,
        .compute = lstmCell,
        .operands = {"input", "w_ih", "w_hh"},
        .biases = {"b_ih", "b_hh"},
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
