// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"

#include <cstdint>
#include <vector>

namespace scalescope::widgets {

/// A bar over magnitudes in [2^lo, 2^hi). Bars have different widths where they are finer than a binade, so
/// that heights are densities: elements per binade.
struct HistogramBar
{
    double lo = 0;
    double hi = 0;
    std::int64_t count = 0;

    [[nodiscard]] double density() const { return static_cast<double>(count) / (hi - lo); }
    bool operator==(const HistogramBar&) const = default;
};

/// The bars of a histogram moved by 2^shift: one per binade, or per half, quarter, eighth or sixteenth of it
/// where these stay at least a few pixels wide. Empty bars are left out.
std::vector<HistogramBar> barsOf(const graph::Histogram& histogram, int shift, double pixelsPerBinade);

} // namespace scalescope::widgets
