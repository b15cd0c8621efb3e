// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/transform.h"

namespace scalescope::engine {

/// `unit_scale`, or `unit_scale:extended` with rules beyond the Python library's: operators become their
/// unit-scaled forms, residual adds are weighted, weights get unit scale. Source: Blake et al., "Unit
/// Scaling: Out-of-the-Box Low-Precision Training" (2023); the stages are those of the library's `unit_scale`
/// (docs/unit-scaling-rules.md).
Result<std::unique_ptr<Transform>> makeUnitScale(const std::string& argument, const job::Job& job);

} // namespace scalescope::engine
