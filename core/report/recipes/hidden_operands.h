// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <map>
#include <string>
#include <utility>

namespace scalescope::report {

/// Which tensors go into operators with products inside (job::hidesProducts), as they are or in another order
/// or shape, and which gradients come to their results.
class HiddenOperands
{
public:
    explicit HiddenOperands(const graph::Graph& graph);

    /// "aten::lstm", the first of them; null for a tensor or gradient that no such operator takes.
    [[nodiscard]] const std::string* operatorOf(graph::NodeId node, graph::Direction direction) const;

private:
    void add(const graph::Graph& graph, const graph::Argument& argument, const std::string& target);

    std::map<graph::TensorId, std::string> m_operators;
};

} // namespace scalescope::report
