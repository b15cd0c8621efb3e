// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/format_pair.h"
#include "core/graph/graph.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace scalescope::tests {

inline const formats::FormatPair fp8Formats{formats::findFormat("e4m3fn").value(),
                                            formats::findFormat("e5m2").value()};

/// A tensor with these magnitudes; `nans` and `infinities` come on top.
inline std::shared_ptr<const graph::Metric> metricOf(const std::vector<double>& values, std::int64_t nans = 0,
                                                     std::int64_t infinities = 0)
{
    auto metric = std::make_shared<graph::Metric>();
    metric->statistics.numel = static_cast<std::int64_t>(values.size()) + nans + infinities;
    metric->statistics.nans = nans;
    metric->statistics.posInfs = infinities;
    for (const double value : values)
        metric->histogram.add(graph::Histogram::binOf(value), 1);
    return metric;
}

/// A tensor that either format of fp8Formats holds, one too large for the first and one too large for both,
/// one too small for both, and one that is subnormal in the first.
inline const auto good = metricOf({1, 2});
inline const auto large = metricOf({1000, 2000});
inline const auto huge = metricOf({1e6, 2e6});
inline const auto small = metricOf({0x1p-20, 0x1.8p-20});
inline const auto subnormal = metricOf({0x1p-8, 0x1p-8});

/// A node "n3" of no module.
inline graph::Node smallNode(graph::NodeId id, std::shared_ptr<const graph::Metric> forward,
                             std::shared_ptr<const graph::Metric> backward = nullptr)
{
    graph::Node result;
    result.id = id;
    result.name = "n" + std::to_string(id);
    result.floating = true;
    result.forward.metric = std::move(forward);
    result.backward.metric = std::move(backward);
    return result;
}

} // namespace scalescope::tests
