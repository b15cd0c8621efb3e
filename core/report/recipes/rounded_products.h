// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <cstddef>

namespace scalescope::report {

/// Of a simulated run: how many of its products of matrices had an operand, or the gradient of their result,
/// rounded. Products inside one operator, as of an LSTM, are not among them: no simulation reaches these.
struct RoundedProducts
{
    std::size_t products = 0;
    std::size_t rounded = 0;

    [[nodiscard]] static RoundedProducts of(const graph::Graph& graph);
};

} // namespace scalescope::report
