// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"
#include "core/job/recipe.h"

#include <set>
#include <utility>

namespace scalescope::report {

/// Which operand of a product was rounded in that role.
job::Operand operandOf(const graph::RoundingRole& role);

/// Which tensors and gradients the simulation of a run really rounded. Of all others a format says only what
/// it would lose: the simulation computed with them as they are.
class RoundedTensors
{
public:
    /// Of a run that simulates nothing, or of which it is not known what was rounded, none is spared.
    explicit RoundedTensors(const graph::Graph& graph);

    /// Whether the run simulates formats, and left this tensor or gradient alone.
    [[nodiscard]] bool isSpared(graph::NodeId node, graph::Direction direction) const
    {
        return m_isKnown && !m_rounded.contains({node, direction});
    }

private:
    std::set<graph::TensorId> m_rounded;
    bool m_isKnown = false;
};

} // namespace scalescope::report
