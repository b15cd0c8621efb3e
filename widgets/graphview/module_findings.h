// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/finding.h"
#include "widgets/models/display.h"
#include "widgets/models/document.h"

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

    explicit ModuleFindings(const Document& document);

    /// Of a module and all inside it.
    [[nodiscard]] Worst ofModule(const std::string& path) const;
    /// Of a node; of an operator that stands for its module, of the module's parameters too.
    [[nodiscard]] Worst ofNode(const graph::Node& node, const NodeTitles& titles) const;

private:
    std::unordered_map<graph::NodeId, Finding> m_ofNode; ///< where there is one
    std::unordered_map<std::string, Worst> m_inside;     ///< by module, with all inside it
};

} // namespace scalescope::widgets
