// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/problems/fixes.h"

#include <set>
#include <utility>

namespace scalescope::report {

/// What fixesOf() is for one tensor, for the layers that repeat: of the products among `nodes` those operands
/// that leave their formats. One rule holds for the same operand of all of these layers, whose modules differ
/// in numbers alone: its storage brings each of them within the limits, and it is that of the tensor that
/// loses most where that does. There is an entry for each tensor that is to be mended; entries of one operand
/// have the same rule.
std::vector<Fix> fixesOfLayers(const graph::Graph& graph, const std::vector<ProductOperand>& operands,
                               const std::set<graph::NodeId>& nodes, const TensorFormats& formats,
                               const RangeThresholds& limits = {});

/// The same of these tensors and gradients, whose modules differ in numbers alone, in whatever products read
/// or made them.
std::vector<Fix> fixesOfRepeats(const graph::Graph& graph, const std::vector<ProductOperand>& operands,
                                const std::set<graph::TensorId>& tensors, const TensorFormats& formats,
                                const RangeThresholds& limits = {});

} // namespace scalescope::report
