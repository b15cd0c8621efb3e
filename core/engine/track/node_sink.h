// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"

#include <memory>

namespace scalescope::engine {

/// Where tracking puts what it finds, as it finds it. Called from one thread at a time.
class NodeSink
{
public:
    virtual ~NodeSink() = default;
    /// A node with its forward metric, where it has one.
    virtual void addNode(const graph::Node& node) = 0;
    virtual void addGradient(graph::NodeId node, const graph::Metric& metric) = 0;
    virtual void addModuleCall(const graph::ModuleCall& call) = 0;
    virtual void addProblem(const graph::Problem& problem) = 0;
};

} // namespace scalescope::engine
