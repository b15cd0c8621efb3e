// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/range_loss.h"
#include "core/graph/graph.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace scalescope::report {

/// A tensor or a gradient of which the type that it is computed in (FP16, BF16, FP8) made a part zero.
struct LostValues
{
    const graph::Node* node = nullptr;
    graph::Direction direction = graph::Direction::Forward;
    const graph::Node* maker = nullptr; ///< of a gradient: the operator whose backward lost it
    double fraction = 0;                ///< of its elements that were lost there
    /// Those that have zeros because of it, in the order in which they were computed.
    std::vector<graph::TensorId> reached;
    std::int64_t parameters = 0; ///< of which nothing is left
    /// A power of two to multiply the loss by: as large as the largest gradient of the type allows, up to the
    /// 16 that PyTorch's GradScaler begins with. Of forward tensors, and where there is no room, nothing.
    std::optional<int> lossScale;

    /// Where it is told.
    [[nodiscard]] const graph::Node& place() const { return maker != nullptr ? *maker : *node; }
};

/// Where values are lost in the type that they are computed in: a tensor that has more zeros than all that it
/// is made of, by more than the limit for underflow, and otherwise reaches down to the smallest number of its
/// type, or has nothing else and is made of what is as small. Not of operators that make zeros for another
/// reason (masks, relu, dropout, picking) or that round small results to zero by what they are (softmax,
/// exp). Zeros of what a gradient is multiplied by (LoRA's second matrix, which starts at zero) count as what
/// it is made of.
std::vector<LostValues> lostValues(const graph::Graph& graph, const formats::RangeThresholds& limits);

} // namespace scalescope::report
