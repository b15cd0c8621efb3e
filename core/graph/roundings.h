// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/transform_records.h"

#include <vector>

namespace scalescope::graph {

/// Tells the nodes of a simulated run which roundings they are made of: a rounded tensor its own, and the
/// result of a product those of its operands (forward) and of its gradient. Adds to nodes that have none.
void addRoundings(Graph& graph, const std::vector<QuantizedTensor>& records);

/// Marks what no rounding had a part in, of a graph with its roundings: tensors that are computed from none
/// that was rounded, and gradients with none on their way and none among the tensors that backward multiplies
/// by. What a rounding may have had a part in is not marked.
void markUnrounded(Graph& graph);

/// The SQNR of the noisiest rounding, in dB; NaN where there is none, or only zeros were rounded.
double noisiest(const std::vector<RoundingError>& roundings);

} // namespace scalescope::graph
