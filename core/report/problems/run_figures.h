// SPDX-License-Identifier: GPL-3.0-or-later
// How many of a run's tensors and gradients leave their formats, and which of them lose the most.
#pragma once

#include "core/formats/range_loss.h"
#include "core/graph/graph.h"
#include "core/report/recipes/tensor_formats.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace scalescope::report {

/// The tensors of a run, or their gradients, against their formats. Outputs, which are other tensors once
/// more, and gradients that are zero in theory are not counted.
struct DirectionFigures
{
    std::size_t tensors = 0; ///< those with statistics
    /// NaN or Inf among their elements, or a problem by the limits: overflow, underflow, subnormals.
    std::size_t leaving = 0;
    std::size_t untold = 0; ///< finite ones of which it can't be told: not among those that leave
    double lost = 0;        ///< the largest part of its elements that the format loses of one's finite ones
    std::optional<graph::NodeId> worst; ///< the first with that part; nothing where nothing is lost
};

struct RunFigures
{
    DirectionFigures forward;
    DirectionFigures gradient;
    /// For each node of the graph the part of its elements, in the worse direction, that the format loses or
    /// that are NaN or infinite; 0 for what is not counted.
    std::vector<double> lost;

    [[nodiscard]] const DirectionFigures& of(graph::Direction direction) const
    {
        return direction == graph::Direction::Forward ? forward : gradient;
    }
};

/// Linear in the nodes and the bins of their histograms.
RunFigures runFigures(const graph::Graph& graph, const TensorFormats& formats,
                      const formats::RangeThresholds& limits = {});

} // namespace scalescope::report
