// SPDX-License-Identifier: GPL-3.0-or-later
// How the scale changes, operator by operator, on a way through a graph.
#pragma once

#include "core/graph/data_flow.h"
#include "core/graph/node_table.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace scalescope::report {

/// Which of several paths between two tensors is taken.
enum class PathRule {
    /// Most operators; among equals along the first arguments. Where tensors are added or multiplied element
    /// by element, one of the result's shape goes before one that is broadcast, as the factor that a norm
    /// computes from the same tensor is. The same for both directions.
    Longest,
    LargestScale ///< at each tensor, of those that it is computed from, the one with the largest scale
};

/// One tensor of a path, and what its operator did to the scale.
struct PathStep
{
    graph::NodeId node = 0;
    std::optional<double> level;  ///< log2 of the statistic; nothing where that is 0, not finite, not there,
                                  ///< or a gradient that is zero in theory
    std::optional<double> change; ///< log2(out/in): from the last step before that has a level, in binades
    /// What joins the path here: the other tensors that this one is computed from and that have a level,
    /// each once; neither parameters nor constants.
    std::vector<graph::NodeId> beside;
    /// Whose operator made the change: forward the step's own, of a gradient that of the step before, nearer
    /// to the loss, whose backward made it. Nothing at the first step.
    std::optional<graph::NodeId> by = {};

    bool operator==(const PathStep&) const = default;
};

/// Where a path begins and ends, in the order of execution.
struct PathEnds
{
    graph::NodeId first = 0;
    graph::NodeId last = 0;
    bool operator==(const PathEnds&) const = default;
};

/// Finds paths along the data flow of a graph, which has to live as long. Each question takes time in
/// proportion to nodes and edges.
class ScalePaths
{
public:
    using Statistic = double graph::Statistics::*;

    explicit ScalePaths(const graph::Graph& graph);

    /// The loss that a tensor leads to: of what the model returns a single element with a gradient, else a
    /// tensor with a gradient, else one without; the first of them. Outputs count as the tensors that they
    /// are.
    [[nodiscard]] std::optional<graph::NodeId> lossOf(graph::NodeId node) const;
    /// The input that a tensor is computed from by most operators, of those that hold floating-point numbers
    /// where there are any; where there is none, what is computed of inputs that the graph does not have,
    /// then a parameter, and at last what is constant: a buffer, or what an operator such as `zeros` makes of
    /// nothing.
    [[nodiscard]] std::optional<graph::NodeId> inputOf(graph::NodeId node) const;
    /// From an input to the loss: what a run shows at first. Nothing of a graph without any tensor.
    [[nodiscard]] std::optional<PathEnds> wholeRun() const;

    /// Whether the second is computed from the first, or is it.
    [[nodiscard]] bool leads(graph::NodeId from, graph::NodeId to) const;

    /// The path between two tensors, whichever comes first: forward from the earlier one to the later, of
    /// gradients the other way round, as they flow. Empty where neither is computed from the other.
    [[nodiscard]] std::vector<PathStep> between(graph::NodeId a, graph::NodeId b, graph::Direction direction,
                                                Statistic statistic, PathRule rule) const;
    /// The same between two ends, but by way of a third tensor: the path to it and the path on.
    [[nodiscard]] std::vector<PathStep> through(graph::NodeId middle, const PathEnds& ends,
                                                graph::Direction direction, Statistic statistic,
                                                PathRule rule) const;

private:
    using Place = std::size_t;

    /// How many operators there are from `start` to each node at most, along a direction; -1 where it does
    /// not lead.
    [[nodiscard]] std::vector<int> distances(Place start, graph::Direction direction) const;
    [[nodiscard]] std::vector<Place> walk(Place start, Place end, graph::Direction direction,
                                          Statistic statistic, PathRule rule) const;
    [[nodiscard]] std::vector<Place> placesBetween(graph::NodeId a, graph::NodeId b,
                                                   graph::Direction direction, Statistic statistic,
                                                   PathRule rule) const;
    [[nodiscard]] std::vector<PathStep> stepsOf(const std::vector<Place>& path, graph::Direction direction,
                                                Statistic statistic) const;
    [[nodiscard]] std::optional<double> level(Place place, graph::Direction direction,
                                              Statistic statistic) const;
    [[nodiscard]] PathStep stepOf(Place place, std::optional<Place> before, graph::Direction direction,
                                  Statistic statistic) const;
    [[nodiscard]] std::optional<graph::NodeId> idOf(Place place) const;

    const graph::Graph& m_graph;
    graph::NodePlaces m_places;
    graph::DataFlow m_flow;
};

} // namespace scalescope::report
