// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/range_loss.h"
#include "core/report/recipes/tensor_formats.h"

#include <optional>

namespace scalescope::report {

/// How a tensor may leave its format.
enum class LossKind { Overflow, Underflow, Subnormal };

/// A tensor or gradient that loses something, and no more than the limits allow.
struct AllowedLoss
{
    graph::NodeId node = 0;
    graph::Direction direction = graph::Direction::Forward;
    LossKind kind = LossKind::Underflow; ///< that which is nearest to its limit
    double part = 0;                     ///< of its elements
    std::size_t losing =
        0; ///< how many tensors and gradients within the limits lose elements to zero or beyond
};

/// Of what is within the limits in its format the tensor or gradient that is nearest to one of them: what
/// would be the next problem. Nothing where none loses anything. Outputs, which are other tensors once more,
/// gradients that are zero in theory, and what a run's simulation did not round do not count.
std::optional<AllowedLoss> nearestToLimits(const graph::Graph& graph, const TensorFormats& formats,
                                           const formats::RangeThresholds& limits = {});

} // namespace scalescope::report
