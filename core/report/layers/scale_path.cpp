// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/layers/scale_path.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <tuple>
#include <utility>

namespace scalescope::report {

namespace {

using graph::Direction;
using graph::Node;
using graph::NodeId;
using graph::NodeKind;

constexpr std::size_t none = graph::NodePlaces::none;

bool isGiven(const Node& node)
{
    return node.kind == NodeKind::Parameter || node.kind == NodeKind::Buffer ||
           node.kind == NodeKind::Constant;
}

/// How much a tensor is the loss, the most first.
int lossRank(const Node& node)
{
    const bool isSingle = node.forward.metric && node.forward.metric->statistics.numel == 1;
    return node.backward.metric ? (isSingle ? 0 : 1) : (node.floating ? 2 : 3);
}

/// Whether an operator makes its tensor of nothing, as `zeros` does, or one magnitude all over.
bool isMadeOfNothing(const Node& node)
{
    const graph::Statistics* statistics = node.forward.metric ? &node.forward.metric->statistics : nullptr;
    const bool isUniform =
        statistics != nullptr && statistics->numel > 1 && statistics->absMin == statistics->absMax;
    return isUniform || graph::referencesOf(node).empty();
}

/// How much a node is where a path begins, the most first: an input, what is computed of hidden ones, a
/// parameter, a constant.
int inputRank(const Node& node)
{
    if (node.kind == NodeKind::Input)
        return node.floating ? 0 : 1;
    if (node.kind == NodeKind::Parameter)
        return 3;
    return isGiven(node) || isMadeOfNothing(node) ? 4 : 2;
}

bool isElementwise(const Node& node)
{
    constexpr std::array<std::string_view, 4> targets{"aten::add", "aten::sub", "aten::mul", "aten::div"};
    return std::ranges::find(targets, node.target) != targets.end();
}

} // namespace

ScalePaths::ScalePaths(const graph::Graph& graph) : m_graph(graph), m_places(graph), m_flow(graph) {}

std::optional<NodeId> ScalePaths::idOf(Place place) const
{
    return place == none ? std::nullopt : std::optional(m_graph.nodes[place].id);
}

/// Nodes are in execution order, so that one pass does; an edge against it, which no engine writes, is passed
/// over.
std::vector<int> ScalePaths::distances(Place start, Direction direction) const
{
    const bool isForward = direction == Direction::Forward;
    std::vector<int> result(m_graph.nodes.size(), -1);
    result[start] = 0;
    const auto reach = [&](Place place) {
        for (const Place source : m_flow.sources(place, direction))
            if (result[source] >= 0 && (isForward ? source < place : source > place))
                result[place] = std::max(result[place], result[source] + 1);
    };
    if (isForward) {
        for (Place place = start + 1; place < result.size(); ++place)
            reach(place);
    } else {
        for (Place place = start; place-- > 0;)
            reach(place);
    }
    return result;
}

std::optional<NodeId> ScalePaths::lossOf(NodeId node) const
{
    const Place start = m_places.of(node);
    if (start == none)
        return std::nullopt;
    const std::vector<int> reached = distances(start, Direction::Forward);
    Place best = none;
    for (Place place = start; place < reached.size(); ++place) {
        if (reached[place] < 0 || m_graph.nodes[place].kind != NodeKind::Output)
            continue;
        for (const Place returned : m_flow.inputs(place))
            if (reached[returned] >= 0 &&
                (best == none || lossRank(m_graph.nodes[returned]) < lossRank(m_graph.nodes[best])))
                best = returned;
    }
    if (best != none)
        return idOf(best);
    // Outputs are hidden, or the run ended before there were any: the last that comes of the tensor.
    const auto last = std::find_if(reached.rbegin(), reached.rend(), [](int steps) { return steps >= 0; });
    return idOf(static_cast<Place>(reached.rend() - last) - 1);
}

std::optional<NodeId> ScalePaths::inputOf(NodeId node) const
{
    const Place end = m_places.of(node);
    if (end == none)
        return std::nullopt;
    const std::vector<int> reached = distances(end, Direction::Backward);
    Place best = end;
    const auto rank = [&](Place place) {
        return std::tuple(place == end, inputRank(m_graph.nodes[place]), -reached[place]);
    };
    for (Place place = 0; place < end; ++place)
        if (reached[place] >= 0 && m_flow.inputs(place).empty() && rank(place) < rank(best))
            best = place;
    return idOf(best);
}

std::optional<PathEnds> ScalePaths::wholeRun() const
{
    // From the end that most speaks for the loss of the whole: that of the last tensor of the run, which is
    // what its outputs are of.
    Place best = none;
    for (Place place = 0; place < m_graph.nodes.size(); ++place) {
        if (m_graph.nodes[place].kind != NodeKind::Output)
            continue;
        for (const Place returned : m_flow.inputs(place))
            if (best == none || lossRank(m_graph.nodes[returned]) < lossRank(m_graph.nodes[best]))
                best = returned;
    }
    if (best == none && !m_graph.nodes.empty())
        best = m_graph.nodes.size() - 1;
    const auto last = idOf(best);
    const auto first = last ? inputOf(*last) : std::nullopt;
    return first ? std::optional(PathEnds{*first, *last}) : std::nullopt;
}

bool ScalePaths::leads(NodeId from, NodeId to) const
{
    const Place start = m_places.of(from);
    const Place end = m_places.of(to);
    return start != none && end != none && distances(start, Direction::Forward)[end] >= 0;
}

std::optional<double> ScalePaths::level(Place place, Direction direction, Statistic statistic) const
{
    const Node& node = m_graph.nodes[place];
    const graph::Metric* metric = node.side(direction).isNoise ? nullptr : node.metric(direction);
    const double value = metric == nullptr ? 0 : metric->statistics.*statistic;
    return std::isfinite(value) && value > 0 ? std::optional(std::log2(value)) : std::nullopt;
}

/// From the end back to the start, at each tensor to one of those that it is computed from.
std::vector<std::size_t> ScalePaths::walk(Place start, Place end, Direction direction, Statistic statistic,
                                          PathRule rule) const
{
    const std::vector<int> reached = distances(start, direction);
    if (reached[end] < 0)
        return {};
    const bool isForward = direction == Direction::Forward;
    std::vector<Place> path{end};
    const auto worth = [&](Place place) {
        if (rule == PathRule::LargestScale)
            return std::pair(true, level(place, direction, statistic).value_or(-HUGE_VAL));
        const Node& user = m_graph.nodes[path.back()];
        const bool isBroadcast = isElementwise(user) && m_graph.nodes[place].shape != user.shape;
        return std::pair(!isBroadcast, static_cast<double>(reached[place]));
    };
    while (path.back() != start) {
        Place best = none;
        for (const Place source : m_flow.sources(path.back(), direction))
            if (reached[source] >= 0 && (isForward ? source < path.back() : source > path.back()) &&
                (best == none || worth(source) > worth(best)))
                best = source;
        path.push_back(best);
    }
    std::ranges::reverse(path);
    return path;
}

PathStep ScalePaths::stepOf(Place place, std::optional<Place> before, Direction direction,
                            Statistic statistic) const
{
    PathStep step{m_graph.nodes[place].id, level(place, direction, statistic), {}, {}};
    if (!before)
        return step;
    step.by = m_graph.nodes[direction == Direction::Forward ? place : *before].id;
    for (const Place source : m_flow.sources(place, direction)) {
        const NodeId id = m_graph.nodes[source].id;
        if (source != *before && !isGiven(m_graph.nodes[source]) && level(source, direction, statistic) &&
            std::ranges::find(step.beside, id) == step.beside.end())
            step.beside.push_back(id);
    }
    return step;
}

std::vector<std::size_t> ScalePaths::placesBetween(NodeId a, NodeId b, Direction direction,
                                                   Statistic statistic, PathRule rule) const
{
    const Place first = m_places.of(std::min(a, b));
    const Place last = m_places.of(std::max(a, b));
    if (first == none || last == none)
        return {};
    const bool isBackward = direction == Direction::Backward;
    std::vector<Place> path;
    if (rule == PathRule::LargestScale && isBackward)
        path = walk(last, first, direction, statistic, rule);
    else
        path = walk(first, last, Direction::Forward, statistic, rule);
    if (rule == PathRule::Longest && isBackward)
        std::ranges::reverse(path);
    return path;
}

std::vector<PathStep> ScalePaths::between(NodeId a, NodeId b, Direction direction, Statistic statistic,
                                          PathRule rule) const
{
    return stepsOf(placesBetween(a, b, direction, statistic, rule), direction, statistic);
}

std::vector<PathStep> ScalePaths::through(NodeId middle, const PathEnds& ends, Direction direction,
                                          Statistic statistic, PathRule rule) const
{
    const bool isForward = direction == Direction::Forward;
    const auto part = [&](NodeId end) { return placesBetween(middle, end, direction, statistic, rule); };
    std::vector<Place> path = part(isForward ? ends.first : ends.last);
    const std::vector<Place> rest = part(isForward ? ends.last : ends.first);
    if (path.empty() || rest.empty())
        return {};
    path.insert(path.end(), rest.begin() + 1, rest.end());
    return stepsOf(path, direction, statistic);
}

std::vector<PathStep> ScalePaths::stepsOf(const std::vector<Place>& path, Direction direction,
                                          Statistic statistic) const
{
    std::vector<PathStep> steps;
    steps.reserve(path.size());
    std::optional<double> before;
    for (std::size_t i = 0; i < path.size(); ++i) {
        steps.push_back(
            stepOf(path[i], i > 0 ? std::optional(path[i - 1]) : std::nullopt, direction, statistic));
        PathStep& step = steps.back();
        if (step.level && before)
            step.change = *step.level - *before;
        if (step.level)
            before = step.level;
    }
    return steps;
}

} // namespace scalescope::report
