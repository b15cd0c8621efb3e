// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"

#include <cmath>
#include <functional>
#include <initializer_list>
#include <numeric>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace scalescope::tests {

/// A metric with these moments; its histogram is that of normal magnitudes, or of `histogram`.
inline std::shared_ptr<const graph::Metric> momentsMetric(std::int64_t numel, double std, double mean = 0,
                                                          graph::Histogram histogram = {})
{
    auto metric = std::make_shared<graph::Metric>();
    graph::Statistics& statistics = metric->statistics;
    statistics.numel = numel;
    statistics.absMean = mean;
    statistics.std = numel > 1 ? std : graph::Statistics::unavailable;
    statistics.rms = numel > 1 ? std::hypot(std, mean) : mean;
    statistics.absMax = 4 * statistics.rms;
    if (histogram.empty())
        for (int i = 1; i < 64; ++i) // 63 magnitudes up to 4 standard deviations
            histogram.add(graph::Histogram::binOf(i * std / 16 + 1e-300),
                          static_cast<std::int64_t>(1e4 * std::exp(-i * i / 512.0)));
    metric->histogram = std::move(histogram);
    statistics.numel = numel;
    return metric;
}

/// A run written down tensor by tensor, with the moments that were measured.
class TheoryRun
{
public:
    using Shape = std::vector<std::int64_t>;
    using Value = std::variant<graph::NodeId, std::string, std::vector<graph::NodeId>>;
    using Arguments = std::vector<std::pair<std::string, Value>>;

    graph::Run run;

    /// A parameter.
    graph::NodeId tensor(const std::string& name, const Shape& shape, double std, double mean = 0)
    {
        return add(graph::NodeKind::Parameter, name, {}, shape, std, mean);
    }
    /// The result of an operator; `std` of 0 where it does not matter.
    graph::NodeId call(const std::string& target, const Arguments& arguments, const Shape& shape,
                       double std = 1, double mean = 0)
    {
        return add(graph::NodeKind::Op, target, arguments, shape, std, mean);
    }
    /// Its gradient was measured.
    void gradient(graph::NodeId node, double std, double mean = 0)
    {
        graph::Node& at = run.graph.nodes[static_cast<std::size_t>(node)];
        at.backward.metric = momentsMetric(at.forward.metric->statistics.numel, std, mean);
    }
    graph::Node& node(graph::NodeId id) { return run.graph.nodes[static_cast<std::size_t>(id)]; }

private:
    graph::NodeId add(graph::NodeKind kind, const std::string& target, const Arguments& arguments,
                      const Shape& shape, double std, double mean)
    {
        graph::Node made;
        made.id = std::ssize(run.graph.nodes);
        made.kind = kind;
        made.name = kind == graph::NodeKind::Op ? "n" + std::to_string(made.id) : target;
        made.target = target;
        made.shape = shape;
        made.floating = true;
        made.forward.metric = momentsMetric(
            std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>()), std, mean);
        made.provenance = graph::Provenance("|" + target + "|" + std::to_string(made.id) + "|0");
        for (const auto& [name, value] : arguments)
            made.arguments.push_back(argument(name, value));
        run.graph.nodes.push_back(made);
        run.graph.edges = graph::edgesFromArguments(run.graph.nodes);
        return made.id;
    }

    static graph::Argument argument(const std::string& name, const Value& value)
    {
        if (const auto* node = std::get_if<graph::NodeId>(&value))
            return {name, *node};
        if (const auto* text = std::get_if<std::string>(&value))
            return {name, *text};
        graph::Argument::List list;
        for (const graph::NodeId each : std::get<std::vector<graph::NodeId>>(value))
            list.push_back({"", each});
        return {name, list};
    }
};

} // namespace scalescope::tests
