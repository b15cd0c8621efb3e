// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/tensor_error.h"

namespace scalescope::graph {

/// What number formats cost a simulated run as a whole, against its reference.
struct RunError
{
    double referenceLoss = TensorError::unavailable; ///< where backward started at one number
    double loss = TensorError::unavailable;
    TensorError gradients; ///< of all parameters' gradients as one vector, exact
};

} // namespace scalescope::graph
