// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <QString>

namespace scalescope::widgets {

/// Of an operator in no module, as all are of a model that was frozen: "reads encoder.0.weight" or, where
/// nobody has kept the name of what it reads, "reads constant_4, a constant without a name". Empty for
/// others.
QString weightText(const graph::Node& node, const graph::Graph& graph);

} // namespace scalescope::widgets
