// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/problems/problems.h"
#include "core/sheet/finding.h"
#include "core/sheet/node_titles.h"

#include <map>
#include <string>
#include <unordered_map>

namespace scalescope::sheet {

class ProblemRows;

/// The worst findings of a run's modules: of everything in them, parameters too, and what pruning hides as
/// well, which has no card of its own.
class ModuleFindings
{
public:
    /// `problems` are those of the same run, formats and limits.
    ModuleFindings(const graph::Graph& graph, const report::TensorFormats& formats,
                   const formats::RangeThresholds& limits, const ProblemRows& problems,
                   const report::IfStored& isOnlyIfStored);

    /// Of a module and all inside it, in all its calls.
    [[nodiscard]] Findings ofModule(const std::string& path) const;
    /// Of what operators made between two nodes, both included.
    [[nodiscard]] Findings between(graph::NodeId first, graph::NodeId last) const;
    /// Of the parameters and buffers of a module and of all inside it.
    [[nodiscard]] Findings ofStored(const std::string& path) const;
    /// Of a node, also what starts in a parameter or buffer that it reads; of an operator that stands for its
    /// module, of the module's parameters too.
    [[nodiscard]] Findings ofNode(const graph::Node& node, const NodeTitles& titles) const;

private:
    using ByModule = std::unordered_map<std::string, Findings>;
    void add(const graph::Node& node, const Findings& findings);
    void addHappened(const graph::Graph& graph, const formats::RangeThresholds& limits);
    void handOn(const graph::Graph& graph, const graph::Edge& edge);
    static void add(ByModule& modules, const std::string& path, const Findings& findings);
    static Findings in(const ByModule& modules, const std::string& path);

    std::unordered_map<graph::NodeId, Findings> m_ofNode; ///< where there is one
    std::map<graph::NodeId, Findings> m_ofOperator;       ///< likewise
    ByModule m_inside;                                    ///< by module, with all inside it
    ByModule m_stored;                                    ///< likewise, of parameters and buffers
};

} // namespace scalescope::sheet
