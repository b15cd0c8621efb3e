// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"
#include "core/graph/run.h"

#include <ATen/core/Tensor.h>
#include <string>

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

/// For a run whose nodes nobody keeps.
class NoNodes : public NodeSink
{
public:
    void addNode(const graph::Node& /*node*/) override {}
    void addGradient(graph::NodeId /*node*/, const graph::Metric& /*metric*/) override {}
    void addModuleCall(const graph::ModuleCall& /*call*/) override {}
    void addProblem(const graph::Problem& /*problem*/) override {}
};

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
