// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/display.h"
#include "widgets/models/finding.h"

#include <map>
#include <string>
#include <unordered_map>

namespace scalescope::widgets {

/// The worst findings of a run's modules: of everything in them, parameters too, and what pruning hides as
/// well, which has no card of its own.
class ModuleFindings
{
public:
    struct Worst
    {
        Finding finding = Finding::None;
        graph::NodeId node = -1; ///< the first that has it
    };

    ModuleFindings(const graph::Graph& graph, const report::TensorFormats& formats,
                   const formats::LossLimits& limits);

    /// Of a module and all inside it, in all its calls.
    [[nodiscard]] Worst ofModule(const std::string& path) const;
    /// Of what operators made between two nodes, both included.
    [[nodiscard]] Worst between(graph::NodeId first, graph::NodeId last) const;
    /// Of the parameters and buffers of a module and of all inside it.
    [[nodiscard]] Worst ofStored(const std::string& path) const;
    /// Of a node; of an operator that stands for its module, of the module's parameters too.
    [[nodiscard]] Worst ofNode(const graph::Node& node, const NodeTitles& titles) const;

private:
    using ByModule = std::unordered_map<std::string, Worst>;
    static void add(ByModule& modules, const std::string& path, const Worst& worst);
    static Worst in(const ByModule& modules, const std::string& path);

    std::unordered_map<graph::NodeId, Finding> m_ofNode; ///< where there is one
    std::map<graph::NodeId, Finding> m_ofOperator;       ///< likewise
    ByModule m_inside;                                   ///< by module, with all inside it
    ByModule m_stored;                                   ///< likewise, of parameters and buffers
};

} // namespace scalescope::widgets
