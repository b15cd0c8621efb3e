// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"

#include <memory>
#include <string>

namespace scalescope::app::cli {

/// What the list of problems begins with, in the formats of the run: "2 problems of tensors; the first:
/// linear_8 (error), gradient: over 99 % become zero in E5M2 (≤ 2^-17); 37 others follow from it", a
/// line. What the run reported itself is not counted. Empty of a run without statistics.
std::string problemLine(const std::shared_ptr<const graph::Run>& run);

} // namespace scalescope::app::cli
