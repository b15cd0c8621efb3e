// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/number_format.h"

namespace scalescope::formats {

/// The parts of a tensor's elements that a format loses at the ends of its range, each from 0 to 1.
struct Tails
{
    double underflow = 0; ///< finite non-zero elements that become zero
    double overflow = 0;  ///< beyond the largest, infinite ones included
};

/// What losses() says of them with scale 0, without a look at the rest of the histogram: thousands of tensors
/// are counted while somebody waits.
Tails tailsOf(const graph::Metric& metric, const NumberFormat& format);

} // namespace scalescope::formats
