// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"

#include <array>

namespace scalescope::engine {

/// How often each code of an 8-bit type occurs: with 256 values nothing else is needed for all statistics.
using ByteCounts = std::array<std::int64_t, 256>;

/// Adds the codes of a block.
void countBytes(const std::uint8_t* codes, std::size_t n, ByteCounts& counts);

/// Statistics of a tensor from its codes' counts and the codes' values.
graph::Metric metricOfBytes(const ByteCounts& counts, const std::array<float, 256>& values);

} // namespace scalescope::engine
