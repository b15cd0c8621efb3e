// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/repeats.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <unordered_map>

namespace scalescope::report {

namespace {

using graph::Direction;
using graph::Metric;
using graph::Node;

/// Of a problem that may be repeated: where, in which direction, and of which kind.
using Place = std::tuple<graph::NodeId, Direction, ScaleProblemKind>;

/// Whether one tensor has the values of another, in whatever order. Sums depend on the order a little.
bool holdsTheSame(const Metric* a, const Metric* b)
{
    constexpr double tolerance = 0x1p-16;
    if (!a || !b || !(a->histogram == b->histogram))
        return false;
    const graph::Statistics& x = a->statistics;
    const graph::Statistics& y = b->statistics;
    return x.numel == y.numel && x.absMax == y.absMax && x.absMin == y.absMin && x.zeros == y.zeros &&
           std::abs(x.meanAbs - y.meanAbs) <= tolerance * std::max(x.meanAbs, y.meanAbs);
}

/// The one floating-point tensor that each operator takes; no entry, or null, where it takes none or several.
std::unordered_map<graph::NodeId, const Node*> onlyInputs(const graph::Graph& graph)
{
    std::unordered_map<graph::NodeId, const Node*> only;
    for (const graph::Edge& edge : graph.edges) {
        const Node* input = graph.find(edge.source);
        if (!input || !input->floating)
            continue;
        const auto [place, isFirst] = only.emplace(edge.target, input);
        if (!isFirst && place->second != input)
            place->second = nullptr;
    }
    return only;
}

} // namespace

std::vector<ScaleProblem> withoutRepeats(std::vector<ScaleProblem> problems, const graph::Graph& graph)
{
    std::map<Place, double> fractions;
    for (const ScaleProblem& problem : problems)
        if (problem.problem.node)
            fractions[{*problem.problem.node, problem.direction, problem.kind}] = problem.fraction;
    const auto inputs = onlyInputs(graph);
    std::erase_if(problems, [&](const ScaleProblem& problem) {
        const Node* node = problem.problem.node ? graph.find(*problem.problem.node) : nullptr;
        const auto found = inputs.find(problem.problem.node.value_or(-1));
        const Node* input = found == inputs.end() ? nullptr : found->second;
        if (!node || node->kind != graph::NodeKind::Op || !input ||
            !holdsTheSame(node->metric(problem.direction), input->metric(problem.direction)))
            return false;
        const auto told = fractions.find({input->id, problem.direction, problem.kind});
        return told != fractions.end() && told->second == problem.fraction;
    });
    return problems;
}

} // namespace scalescope::report
