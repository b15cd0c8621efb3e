// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/simulated_run.h"

#include "tests/support/sample_run.h"

#include <cmath>
#include <limits>

namespace scalescope::tests {

namespace {

using graph::Node;
using graph::NodeKind;

constexpr double step = 0.5; ///< dB

std::shared_ptr<const graph::TensorError> errorOf(double sqnr, bool sampled)
{
    const double relative = std::pow(10, -sqnr / 20);
    return std::make_shared<const graph::TensorError>(
        graph::TensorError{sqnr, 1 - relative * relative / 2, relative, 1, sampled});
}

void addErrors(graph::Graph& graph)
{
    const auto all = static_cast<double>(graph.nodes.size());
    double forward = 40;
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        Node& node = graph.nodes[i];
        const bool sampled = node.module.ends_with(".up");
        if (node.forward.metric && node.kind != NodeKind::Parameter)
            node.forward.error = node.module == "embed"
                                     ? errorOf(std::numeric_limits<double>::infinity(), false)
                                     : errorOf(forward -= step, sampled);
        if (node.backward.metric)
            node.backward.error = errorOf(30 - step * (all - static_cast<double>(i)) / 4, sampled);
        if (node.target.ends_with(".k.bias"))
            node.backward.isNoise = true;
        if (node.target != "aten::linear")
            continue;
        node.forward.roundings = std::make_shared<const std::vector<graph::RoundingError>>(
            std::vector<graph::RoundingError>{{graph::ProductTensor::Input, "e4m3fn", 31.75},
                                              {graph::ProductTensor::Weight, "e4m3fn", 31.5}});
        node.backward.roundings = std::make_shared<const std::vector<graph::RoundingError>>(
            std::vector<graph::RoundingError>{{graph::ProductTensor::Gradient, "e5m2", 25.5}});
    }
}

} // namespace

std::shared_ptr<graph::Run> simulatedRun(int layers)
{
    auto run = sampleRun(layers);
    addErrors(run->graph);
    run->facts.transforms = {"fp8"};
    run->error = {5.7, 5.8, {20, 0.995, 0.1, 1, false}};
    return run;
}

} // namespace scalescope::tests
