#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the constants of the unit-scaling rules that have no closed form, by numerical integration over normal
variables: `python3 tests/reference/unit_scaling_constants.py` (numpy). docs/unit-scaling-rules.md says where each
is used; the cells' integrands are the products of the derivatives along each path, whose factors are independent.
"""

import numpy as np

# Gauss-Hermite nodes for the weight exp(-x^2/2), normalised to the normal density.
NODES, WEIGHTS = np.polynomial.hermite_e.hermegauss(120)
WEIGHTS = WEIGHTS / WEIGHTS.sum()


def mean(f, std: float = 1.0) -> float:
    """E[f(x)], x normal with that standard deviation."""
    return float(WEIGHTS @ f(NODES * std))


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def slope_of_sigmoid(x):
    return sigmoid(x) * (1 - sigmoid(x))


def slope_of_tanh(x):
    return 1 - np.tanh(x) ** 2


def lstm(square_sigmoid: float, square_tanh: float, square_slope_sigmoid: float, square_slope_tanh: float) -> None:
    cell = square_sigmoid * (1 + square_tanh)
    # The cell's state is no normal variable: f c + i g, integrated over all four.
    f, c = np.meshgrid(NODES, NODES)
    first = (sigmoid(f) * c).ravel()
    second = (sigmoid(f) * np.tanh(c)).ravel()
    weights = np.outer(WEIGHTS, WEIGHTS).ravel()
    # Only the tails of the weights are dropped.
    keep = weights > 1e-9
    first, second, weights = first[keep], second[keep], weights[keep] / weights[keep].sum()
    square_out = slope_out = 0.0
    for value, weight in zip(first, weights):
        t = np.tanh(value + second)
        square_out += weight * float(weights @ t**2)
        slope_out += weight * float(weights @ (1 - t**2) ** 2)
    hidden = square_sigmoid * square_out
    to_cell = 1 / cell + square_sigmoid * slope_out / hidden
    gates = {
        "input": to_cell * square_tanh * square_slope_sigmoid,
        "forget": to_cell * square_slope_sigmoid,
        "cell": to_cell * square_sigmoid * square_slope_tanh,
        "output": square_out * square_slope_sigmoid / hidden,
    }
    print("lstm_cell: variance of the unscaled cell state", cell)
    print("lstm_cell: variance of the unscaled hidden state", hidden)
    print("lstm_cell: gradient's variance at the cell state", to_cell * square_sigmoid)
    print("lstm_cell: gradients' variance at the gates", gates, "sum", sum(gates.values()))


def gru(square_sigmoid: float, square_slope_sigmoid: float) -> None:
    mixed = 1 + square_sigmoid  # variance of a + r b
    square_tanh = mean(lambda x: np.tanh(x) ** 2)
    square_slope_tanh = mean(lambda x: slope_of_tanh(x) ** 2)
    hidden = square_sigmoid * (1 + square_tanh)
    new = square_sigmoid * square_slope_tanh / hidden / mixed  # at a + r b
    reset = new * square_slope_sigmoid
    update = (1 + square_tanh) * square_slope_sigmoid / hidden
    print("gru_cell: variance of a + r b", mixed)
    print("gru_cell: variance of the unscaled hidden state", hidden)
    print("gru_cell: gradients' variance at reset, update, new:", reset, update, new)
    print("gru_cell: ... at new's hidden part", new * square_sigmoid)
    print("gru_cell: ... at the hidden state, past the weights", square_sigmoid / hidden)


def main() -> None:
    square_tanh = mean(lambda x: np.tanh(x) ** 2)
    square_slope_tanh = mean(lambda x: slope_of_tanh(x) ** 2)
    square_sigmoid = mean(lambda x: sigmoid(x) ** 2)
    square_slope_sigmoid = mean(lambda x: slope_of_sigmoid(x) ** 2)
    print("tanh: variance", square_tanh, "of the gradient", square_slope_tanh)
    print("sigmoid: variance", square_sigmoid - 0.25, "of the gradient", square_slope_sigmoid)
    print("sigmoid: mean square", square_sigmoid)
    lstm(square_sigmoid, square_tanh, square_slope_sigmoid, square_slope_tanh)
    gru(square_sigmoid, square_slope_sigmoid)


if __name__ == "__main__":
    main()
