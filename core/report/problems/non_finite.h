// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <cstdint>
#include <unordered_set>
#include <vector>

namespace scalescope::report {

/// A tensor or a gradient in which NaN or infinities arise, and how far they get from there. Outputs, which
/// are other tensors once more, are not counted.
struct NonFiniteSource
{
    const graph::Node* node = nullptr;
    graph::Direction direction = graph::Direction::Forward;
    /// Of a gradient: the operator whose backward made it of a finite one; null where it can't be told which
    /// of several did, and of what has no operator behind it.
    const graph::Node* maker = nullptr;
    std::int64_t reach = 0;     ///< how many others of this direction have NaN or infinities because of it
    std::int64_t gradients = 0; ///< of a forward tensor: how many gradients have
    /// Those that it reaches, of both directions, in the order in which they were computed.
    std::vector<graph::TensorId> reached;
    bool makesNan = false;  ///< it holds NaN, or one of those that it reaches does
    bool overflows = false; ///< infinities beyond the largest number of the type, not of a division by zero
    bool intended = false;  ///< infinities that its arguments ask for, or that a mask is made of

    /// Where it is told: at the maker, if that is known.
    [[nodiscard]] const graph::Node& place() const { return maker != nullptr ? *maker : *node; }
};

/// Whether a node's tensor or gradient holds NaN or infinities.
bool isNonFinite(const graph::Node& node, graph::Direction direction);

/// Where NaN and infinities arise: forward tensors in execution order, then gradients as backward meets them.
///
/// A forward tensor has them from the tensors that it is made of, where one of those does. A gradient has
/// them from the gradients of the tensor's users, or from a forward tensor that backward computes with: the
/// tensor itself, its users, and what these read beside it. What several sources reach counts for the first.
///
/// Infinities that an operator's arguments name, and those of masks however they are spelled
/// (core/graph/masks.h), are no news as infinities; NaN that arises from them is, so that it has a source of
/// its own.
std::vector<NonFiniteSource> nonFiniteSources(const graph::Graph& graph);

/// The forward tensors whose infinities were asked for: those of such sources, and what has got them from
/// there.
std::unordered_set<graph::NodeId> intendedInfinities(const graph::Graph& graph);

} // namespace scalescope::report
