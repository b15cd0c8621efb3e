// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"

#include <memory>

namespace scalescope::tests {

/// The sample run as if it had been simulated in fp8: each linear rounds its operands (31.5 dB) and its
/// gradient (25.5 dB), the error against the reference grows by 0.5 dB an operator, forward from 40 dB and
/// backward from 30 dB at the loss; the MLPs' `up` and its gradient are sampled. Inputs, parameters and
/// integers have no forward error, `embed` is exact. The gradients of the keys' biases are zero in theory.
std::shared_ptr<graph::Run> simulatedRun(int layers = 2);

} // namespace scalescope::tests
