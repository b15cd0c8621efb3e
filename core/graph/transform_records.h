// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"
#include "core/graph/rounding_role.h"

#include <vector>

namespace scalescope::graph {

/// One thing that a transform did to the program, or did not do though one might expect it.
struct TransformNote
{
    std::string transform; ///< "unit_scale", "fp8"
    std::string
        action; ///< stable, for scripts: "quantized", "replaced", "residual", "unconstrained", "no-rule"
    std::string target; ///< the operator: "aten::linear"
    std::string module; ///< path of its module
    /// Of the operator's call; the nodes of the call have a provenance that begins with it.
    Provenance provenance;
    SourceLocation location;
    std::string message; ///< one plain sentence
    bool operator==(const TransformNote&) const = default;
};

/// What rounding one tensor to a format did.
struct QuantizedTensor
{
    Provenance
        provenance; ///< of the node that holds the rounded tensor, or before whose gradient it was rounded
    Direction direction = Direction::Forward; ///< Backward: the gradient was rounded
    RoundingRole role;
    std::string target; ///< the operator that the tensor goes into or comes from
    std::string module;
    std::string format;
    std::string rounding;
    std::int64_t numel = 0;
    std::int64_t saturated = 0; ///< beyond the largest, Inf too
    std::int64_t flushed = 0;   ///< became zero
    std::int64_t subnormal = 0; ///< below the smallest normal magnitude, not zero
    std::int64_t nans = 0;
    /// 10 log10(signal / noise) in dB; Inf where nothing changed, NaN where all is zero.
    double signalToNoise = 0;
    std::string scaling = "none"; ///< which elements share a scale: "tensor", "block:32"
};

/// What the transforms of a run left.
struct TransformRecords
{
    std::vector<TransformNote> notes;
    std::vector<QuantizedTensor> quantized;
};

} // namespace scalescope::graph
