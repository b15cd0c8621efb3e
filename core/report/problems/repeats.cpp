// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/repeats.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace scalescope::report {

namespace {

using graph::Direction;
using graph::Metric;
using graph::Node;

/// Of a problem that may be repeated: where, in which direction, and of which kind.
using ProblemPlace = std::tuple<graph::NodeId, Direction, ScaleProblemKind>;

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

} // namespace

RepeatedValues::RepeatedValues(const graph::Graph& graph) : m_graph(graph)
{
    for (const graph::Edge& edge : graph.edges) {
        const Node* input = graph.find(edge.source);
        if (!input || !input->floating)
            continue;
        const auto [place, isFirst] = m_inputs.emplace(edge.target, input);
        if (!isFirst && place->second != input)
            place->second = nullptr;
    }
}

const Node* RepeatedValues::original(graph::NodeId id, Direction direction) const
{
    const Node* node = m_graph.find(id);
    const auto found = m_inputs.find(id);
    const Node* input = found == m_inputs.end() ? nullptr : found->second;
    const bool isComputed =
        node && (node->kind == graph::NodeKind::Op || node->kind == graph::NodeKind::Output);
    // An output is its tensor, whatever that holds; its gradient may be another where the tensor is read,
    // too.
    if (node && node->kind == graph::NodeKind::Output && direction == Direction::Forward)
        return input != nullptr && input->metric(direction) ? input : nullptr;
    if (!isComputed || !input || !holdsTheSame(node->metric(direction), input->metric(direction)))
        return nullptr;
    return input;
}

std::vector<ScaleProblem> RepeatedValues::without(std::vector<ScaleProblem> problems) const
{
    std::map<ProblemPlace, double> fractions;
    for (const ScaleProblem& problem : problems)
        if (problem.problem.node)
            fractions[{*problem.problem.node, problem.direction, problem.kind}] = problem.fraction;
    std::erase_if(problems, [&](const ScaleProblem& problem) {
        const Node* input =
            problem.problem.node ? original(*problem.problem.node, problem.direction) : nullptr;
        const auto told =
            input ? fractions.find({input->id, problem.direction, problem.kind}) : fractions.end();
        return told != fractions.end() && told->second == problem.fraction;
    });
    return problems;
}

} // namespace scalescope::report
