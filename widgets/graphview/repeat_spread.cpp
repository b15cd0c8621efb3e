// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/repeat_spread.h"

#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

Spread spreadOf(const Metrics& metrics, double graph::Statistics::*statistic)
{
    std::vector<double> values;
    for (const auto& metric : metrics) {
        if (const double value = metric->statistics.*statistic; !std::isnan(value))
            values.push_back(value);
    }
    if (values.empty())
        return {};
    std::ranges::sort(values);
    const std::size_t middle = values.size() / 2;
    const double median = values.size() % 2 == 1 || values[middle - 1] == values[middle]
                              ? values[middle]
                              : (values[middle - 1] + values[middle]) / 2;
    return {values.front(), median, values.back()};
}

std::shared_ptr<const graph::Metric> metricOfAll(const Metrics& metrics)
{
    using graph::Statistics;
    if (metrics.empty())
        return nullptr;
    graph::Metric all;
    Statistics& sum = all.statistics;
    for (double Statistics::*statistic :
         {&Statistics::meanAbs, &Statistics::absMean, &Statistics::std, &Statistics::rms})
        sum.*statistic = spreadOf(metrics, statistic).median;
    sum.absMax = spreadOf(metrics, &Statistics::absMax).most;
    sum.absMin = spreadOf(metrics, &Statistics::absMin).least;
    sum.absMinNonzero = spreadOf(metrics, &Statistics::absMinNonzero).least;
    for (const auto& metric : metrics) {
        const Statistics& one = metric->statistics;
        sum.numel += one.numel;
        sum.zeros += one.zeros;
        sum.nans += one.nans;
        sum.posInfs += one.posInfs;
        sum.negInfs += one.negInfs;
        for (const auto& [bin, count] : metric->histogram.counts())
            all.histogram.add(bin, count);
    }
    return std::make_shared<const graph::Metric>(std::move(all));
}

} // namespace scalescope::widgets
