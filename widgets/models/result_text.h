// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <QString>

namespace scalescope::widgets {

/// Which of several tensors it is that one call gave back: "output 2 of 3"; empty where there is no other.
/// Give it the unpruned graph.
QString resultText(const graph::Node& node, const graph::Graph& graph);

} // namespace scalescope::widgets
