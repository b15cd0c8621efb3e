// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/quantizer.h"

namespace scalescope::formats {

/// Takes the sums of signal and noise of `n` elements again, where double precision was too small a range for
/// their squares.
void correctNoise(const double* before, const double* after, std::size_t n, QuantizationCounts& counts);

} // namespace scalescope::formats
