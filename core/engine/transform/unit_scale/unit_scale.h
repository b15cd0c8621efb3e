// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/transform.h"

namespace scalescope::engine {

/// Operators become their unit-scaled forms, extended by rules beyond the Python library's, residual adds are
/// weighted, weights get unit scale. Source: Blake et al., "Unit Scaling: Out-of-the-Box Low-Precision
/// Training" (2023); the stages are those of the library's `unit_scale` (docs/unit-scaling-rules.md).
Result<std::unique_ptr<Transform>> makeUnitScale(const job::UnitScaling& wanted, const job::Job& job);

} // namespace scalescope::engine
