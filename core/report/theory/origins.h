// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"
#include "core/message/message.h"

#include <string>

namespace scalescope::report {

/// What reasons call a tensor: "layers.0.q.linear", "layers.0.q.weight", "x".
std::string nameOf(const graph::Node& node);

/// The tensor whose elements a node holds in another order or shape; itself where it holds its own.
const graph::Node* movedFrom(const graph::Graph& graph, const graph::Node& node);

/// Why two tensors are not independent.
struct Origin
{
    message::Clause said;       ///< nothing where no reason is known
    bool isOfOneOfThem = false; ///< they are one, or one is computed from the other
};

/// Whether they are one, one is computed from the other, or both from a third, the last that they have in
/// common. Nothing where that is none of the last hundred tensors before each, or only a parameter.
Origin commonOrigin(const graph::Graph& graph, const graph::Node& one, const graph::Node& other);

} // namespace scalescope::report
