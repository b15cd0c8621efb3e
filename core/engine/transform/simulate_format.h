// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/transform.h"

namespace scalescope::engine {

/// Simulates small formats around products of matrices, as a recipe says for each operand: straight through
/// in the direction in which an operand is not rounded. With the formats of one pair the behaviour is that of
/// simulate_format in the Python library unit-scaling (transforms/_simulate_format.py), with the rounding
/// that each format has by default unless the job says another. A transform that is extended takes matmul,
/// bmm, addmm and convolutions too, beside linear and scaled_dot_product_attention. `asked` simulates
/// formats.
Result<std::unique_ptr<Transform>> makeSimulation(const job::Transform& asked, const job::Job& job);

} // namespace scalescope::engine
