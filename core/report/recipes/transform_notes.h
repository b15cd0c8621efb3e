// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/transform_records.h"

#include <vector>

namespace scalescope::report {

/// What the transforms of a run did to the operator call that made a node, in the order in which they said
/// so, and which of its tensors they rounded: operands, or the gradient of its result. Nothing for what no
/// call made. The records have to live as long.
struct CallRecords
{
    std::vector<const graph::TransformNote*> notes;
    std::vector<const graph::QuantizedTensor*> quantized;

    [[nodiscard]] static CallRecords of(const graph::Node& node, const graph::TransformRecords& records);
};

} // namespace scalescope::report
