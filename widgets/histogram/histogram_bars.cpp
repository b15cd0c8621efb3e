// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/histogram/histogram_bars.h"

#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double narrowestBar = 6; ///< pixels

/// How many of the histogram's bins make a bar.
int binsPerBar(double pixelsPerBinade)
{
    int bins = graph::Histogram::binsPerBinade;
    while (bins > 1 && pixelsPerBinade * bins / 2 / graph::Histogram::binsPerBinade >= narrowestBar)
        bins /= 2;
    return bins;
}

int floorDivide(int value, int divisor)
{
    return value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor);
}

} // namespace

std::vector<HistogramBar> barsOf(const graph::Histogram& histogram, int shift, double pixelsPerBinade)
{
    const int width = binsPerBar(pixelsPerBinade);
    std::vector<HistogramBar> bars;
    int current = 0;
    for (const auto& [bin, count] : histogram.counts()) {
        const int bar = floorDivide(bin, width);
        if (bars.empty() || bar != current) {
            current = bar;
            bars.push_back({std::log2(graph::Histogram::lowerEdge(bar * width)) + shift,
                            std::log2(graph::Histogram::lowerEdge((bar + 1) * width)) + shift, 0});
        }
        bars.back().count += count;
    }
    return bars;
}

} // namespace scalescope::widgets
