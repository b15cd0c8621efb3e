// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/compat/autograd_node.h"
#include "core/graph/graph.h"

#include <torch/script.h>

#include <cstdint>
#include <memory>

namespace scalescope::engine {

/// An operator's input tensor as it was before the call.
struct TrackedOperand
{
    at::Tensor tensor;
    std::int64_t version;
    std::shared_ptr<const graph::Metric> metric; ///< null where it is unknown or says nothing any more
    graph::NodeId node;
    AutogradNode historyOfBase = nullptr; ///< before a call that may write; of views
    AutogradNode history = nullptr;       ///< before one that may write unseen
};

} // namespace scalescope::engine
