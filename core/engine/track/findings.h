// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/track/node_sink.h"

#include <map>

namespace scalescope::engine {

/// Finds where NaN and Inf come from: the node whose inputs were all finite is told apart from those that
/// only pass them on, and gradients that hold them because a forward tensor does from those where they arise.
/// Infinities that were asked for, as in a mask, are none to tell of; NaN that arises from them is.
class Findings
{
public:
    explicit Findings(NodeSink& sink) : m_sink(sink) {}

    void forward(const graph::Node& node);
    void backward(graph::NodeId node, const std::string& name, const graph::Metric& metric);
    /// Says how many tensors only passed NaN or Inf on, and how many are complex.
    void summarise();

private:
    /// What a tensor passes on to those that read it.
    enum class Content : char {
        Finite,
        Intended, ///< Inf that was asked for
        NotFinite
    };

    [[nodiscard]] Content worstOperand(const graph::Node& node) const;
    /// What a node holds, told where it arises there.
    Content look(const graph::Node& node, Content operands);
    void report(message::Finding said, const graph::Node& node);

    NodeSink& m_sink;
    std::vector<Content> m_contents;    ///< by node
    std::vector<char> m_hasPoisonedUse; ///< by node: its gradient is made with a tensor that is not finite
    std::map<std::string_view, int> m_reported;
    std::int64_t m_passedOn = 0;
    std::int64_t m_complex = 0;
    std::int64_t m_unlisted = 0;
    bool m_gradientSeen = false;     ///< one that is not finite
    bool m_gradientReported = false; ///< the first of them arose in backward
    std::int64_t m_gradientsPassedOn = 0;
};

} // namespace scalescope::engine
