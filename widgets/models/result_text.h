// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <QString>
#include <string_view>

namespace scalescope::widgets {

/// Which of several tensors it is that one call gave back: "output 2 of 3"; empty where there is no other.
/// Give it the unpruned graph.
QString resultText(const graph::Node& node, const graph::Graph& graph);
/// What tells the call from others that a tensor is a result of, the same of all its results; empty of what
/// no call gave back, or where it is not known.
std::string_view callOf(const graph::Node& node);

} // namespace scalescope::widgets
