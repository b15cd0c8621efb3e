// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <ATen/core/Tensor.h>

#include <string>

namespace scalescope::engine {

/// What tells a node from others.
struct ObservedNode
{
    graph::NodeId id = 0;
    std::string name;
    graph::Provenance provenance;
};

/// Sees the tensor of every node as it is made, and every gradient as it arrives. Must not keep them.
class TensorObserver
{
public:
    virtual ~TensorObserver() = default;
    virtual void see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction) = 0;
};

} // namespace scalescope::engine
