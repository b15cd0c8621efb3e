// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs aligned and compared: a run with its variant, whose provenance says most; and the same graphs
// without provenance and with renamed modules, which only their places tell. With the growth from 1,000 to
// 100,000 nodes: a ratio of 10 from one size to the next is linear.
#include "core/compare/comparison.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/support/sample_run.h"

#include <array>

namespace scalescope::bench {

namespace {

constexpr std::array<std::size_t, 3> sizes{1000, 10000, 100000};
constexpr double goalOfTenThousand = 500; // ms
constexpr double goalOfGrowth = 25; // tenfold nodes, with sorting and what no longer fits into the caches

using RunPair = std::array<std::shared_ptr<const graph::Run>, 2>;

/// A run and one that has another operator after every tenth.
RunPair variants(std::size_t nodes)
{
    const auto run = tests::sampleRunOfSize(nodes);
    const auto variant = std::make_shared<graph::Run>();
    for (const graph::Node& node : run->graph.nodes) {
        variant->graph.nodes.push_back(node);
        if (node.id % 10 != 0)
            continue;
        variant->graph.nodes.push_back(node);
        variant->graph.nodes.back().target = "scalescope::quantize";
        variant->graph.nodes.back().provenance = node.provenance.withRole("input").ofResult(0);
    }
    for (std::size_t i = 0; i < variant->graph.nodes.size(); ++i)
        variant->graph.nodes[i].id = static_cast<graph::NodeId>(i);
    return {run, variant};
}

/// The same without provenance and with other names of modules.
RunPair strangers(std::size_t nodes)
{
    const RunPair pair = variants(nodes);
    RunPair result;
    for (std::size_t i = 0; i < pair.size(); ++i) {
        auto run = std::make_shared<graph::Run>(*pair[i]);
        for (graph::Node& node : run->graph.nodes) {
            node.provenance = {};
            node.module += i == 0 ? "" : ".renamed";
        }
        result[i] = std::move(run);
    }
    return result;
}

std::string nameOf(const std::string& pair, const std::string& figure)
{
    return "alignment/" + pair + "/" + figure;
}

std::vector<Measurement> measure(const std::string& name, RunPair (*pairOf)(std::size_t))
{
    std::vector<Measurement> result;
    std::optional<Rounds> before;
    for (const std::size_t nodes : sizes) {
        const RunPair pair = pairOf(nodes);
        const Rounds seconds =
            secondsByRound({[&pair] { compare::compare(pair[0], pair[1]); }}, 3, Clock::Cpu).front();
        const std::string size = std::to_string(nodes);
        result.push_back(measured(nameOf(name, size + "_nodes"), seconds * 1000, "ms"));
        if (nodes == 10000)
            result.back().goal = goalOfTenThousand;
        if (before)
            result.push_back(
                measured(nameOf(name, "growth_to_" + size), seconds / *before, "x").withGoal(goalOfGrowth));
        before = seconds;
    }
    return result;
}

const Register variantsRegistered("alignment/variants", [] { return measure("variants", variants); });
const Register strangersRegistered("alignment/strangers", [] { return measure("strangers", strangers); });

} // namespace

} // namespace scalescope::bench
