// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/transform.h"

namespace scalescope::engine {

/// Simulates small formats around products of matrices: operands are rounded to a forward format in forward
/// only, the gradient of the result to a backward format in backward only; straight through in the other
/// direction. The behaviour is that of simulate_format in the Python library unit-scaling
/// (transforms/_simulate_format.py). `extended` takes matmul, bmm, addmm and convolutions too, beside linear
/// and scaled_dot_product_attention.

/// `fp8` is the library's simulate_fp8: e4m3us forward, e5m2us backward, stochastic. Argument: nothing or
/// "extended".
Result<std::unique_ptr<Transform>> makeFp8(const std::string& argument, const job::Job& job);

/// `format:FORWARD[,BACKWARD]`, with the rounding that each format has by default; without BACKWARD the same
/// format both ways. ":extended" may follow.
Result<std::unique_ptr<Transform>> makeFormat(const std::string& argument, const job::Job& job);

} // namespace scalescope::engine
