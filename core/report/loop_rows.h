// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/layer_table.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace scalescope::report {

/// Which operators are in which step of a loop, of a table of layers.
class LoopRows
{
public:
    explicit LoopRows(const std::vector<LoopStep>& steps);

    /// Gives an operator to the step that it runs in; whether it has one. One of a layer stays the layer's,
    /// and its loop has no rows.
    bool take(const graph::Node& node, bool isOfLayer);
    /// Gives up the loops in which layers run: the operators that are in no step by that.
    std::vector<const graph::Node*> leaveThoseOfLayers();

    [[nodiscard]] bool areEmpty() const { return m_loopsOf.empty(); }
    /// By the place of a step.
    [[nodiscard]] const std::vector<const graph::Node*>& of(std::size_t step) const { return m_nodes[step]; }
    /// Which of the loops of its module that have rows a step is of, from 1; 0 where that is one.
    [[nodiscard]] int numberOf(const LoopStep& step) const;

private:
    const std::vector<LoopStep>& m_steps;
    std::vector<std::vector<const graph::Node*>> m_nodes;
    std::set<int> m_ofLayers;                          ///< loops in which layers run
    std::map<std::string, std::vector<int>> m_loopsOf; ///< with rows, by their modules
};

} // namespace scalescope::report
