// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/track/node_sink.h"

#include <map>

namespace scalescope::engine {

/// Finds where NaN and Inf come from: the node whose inputs were all finite is told apart from those that
/// only pass them on.
class Findings
{
public:
    explicit Findings(NodeSink& sink) : m_sink(sink) {}

    void forward(const graph::Node& node);
    void backward(graph::NodeId node, const std::string& name, const graph::Metric& metric);
    /// Says how many tensors only passed NaN or Inf on, and how many are complex.
    void summarise();

private:
    void report(const char* id, const std::string& message, const graph::Node& node);

    NodeSink& m_sink;
    std::vector<char> m_notFinite; ///< by node
    std::map<std::string, int> m_reported;
    std::int64_t m_passedOn = 0;
    std::int64_t m_complex = 0;
    std::int64_t m_unlisted = 0;
    bool m_gradientReported = false;
    std::int64_t m_gradientsPassedOn = 0;
};

} // namespace scalescope::engine
