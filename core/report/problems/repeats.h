// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/problems/problems.h"

#include <unordered_map>
#include <vector>

namespace scalescope::report {

/// Which operators only hold the values of their input again: views, transpositions, copies. So do outputs.
class RepeatedValues
{
public:
    /// The graph has to outlive it.
    explicit RepeatedValues(const graph::Graph& graph);

    /// The problems without those that an operator has of its input. Of such a chain the first tensor tells
    /// the problem. The order stays.
    [[nodiscard]] std::vector<ScaleProblem> without(std::vector<ScaleProblem> problems) const;
    /// The input whose values a node's tensor or gradient holds again; null where it has values of its own.
    [[nodiscard]] const graph::Node* original(graph::NodeId node, graph::Direction direction) const;

private:
    const graph::Graph& m_graph;
    /// The one floating-point tensor that each operator takes; no entry, or null, where it takes none or
    /// several.
    std::unordered_map<graph::NodeId, const graph::Node*> m_inputs;
};

} // namespace scalescope::report
