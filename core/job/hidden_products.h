// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace scalescope::job {

/// Whether an operator, or the scaled one in its place, has products of matrices inside, where no simulation
/// can round their operands: an LSTM, a GRU, a quantized or prepacked product.
bool hidesProducts(const std::string& target);

} // namespace scalescope::job
