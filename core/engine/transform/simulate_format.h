// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/transform.h"

namespace scalescope::engine {

/// Simulates small formats around products of matrices: operands are rounded to a forward format in forward
/// only, the gradient of the result to a backward format in backward only; straight through in the other
/// direction. The behaviour is that of simulate_format in the Python library unit-scaling
/// (transforms/_simulate_format.py), with the rounding that each format has by default unless the job says
/// another. `extended` takes matmul, bmm, addmm and convolutions too, beside linear and
/// scaled_dot_product_attention. `name` is what it says of itself.
Result<std::unique_ptr<Transform>> makeSimulation(const std::string& name, const formats::FormatPair& formats,
                                                  bool extended, const job::Job& job);

} // namespace scalescope::engine
