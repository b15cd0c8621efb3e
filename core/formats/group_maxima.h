// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/groups.h"
#include "core/formats/in_parallel.h"
#include "core/formats/quantizer.h"

#include <vector>

namespace scalescope::formats {

/// The largest finite magnitude of each group; 0 where all are zero, Inf or NaN.
std::vector<double> groupMaxima(const float* in, const Groups& groups,
                                const InParallel& inParallel = oneAfterTheOther);
std::vector<double> groupMaxima(const double* in, const Groups& groups,
                                const InParallel& inParallel = oneAfterTheOther);
std::vector<double> groupMaxima(const Bfloat16* in, const Groups& groups,
                                const InParallel& inParallel = oneAfterTheOther);
std::vector<double> groupMaxima(const Half* in, const Groups& groups,
                                const InParallel& inParallel = oneAfterTheOther);

} // namespace scalescope::formats
