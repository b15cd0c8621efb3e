// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/alignment.h"
#include "core/graph/run.h"
#include "core/report/problems/problems.h"

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace scalescope::compare {

/// A statistic of which ratios are taken: &graph::Statistics::std.
using Statistic = double graph::Statistics::*;

/// log2(b / a) of a statistic, or nothing where either is missing or zero. A tensor that overflowed is no
/// missing one: infinite where one of the two is infinite, 0 where both are, NaN where one is NaN for its
/// elements. The deviation of one element is missing.
std::optional<double> log2Ratio(const graph::Metric* a, const graph::Metric* b, Statistic statistic);

/// Two runs and how their nodes belong together. A value that shares the runs; never null.
struct Comparison
{
    std::shared_ptr<const graph::Run> a; ///< the original, or the older one
    std::shared_ptr<const graph::Run> b; ///< what it is compared with
    Alignment alignment;

    /// The nodes of a row (a position in alignment.rows); null where the run has none.
    [[nodiscard]] const graph::Node* nodeA(std::size_t row) const;
    [[nodiscard]] const graph::Node* nodeB(std::size_t row) const;
    /// The node that names a row: the first run's, else the second's.
    [[nodiscard]] const graph::Node& node(std::size_t row) const;
    /// Whether it is a gradient that is zero in theory: what is left of it in either run is noise.
    [[nodiscard]] bool isZeroInTheory(std::size_t row, graph::Direction direction) const;
    /// log2 of the second run's statistic over the first's, as log2Ratio() has it. Not of the gradient of
    /// what `x.to(float32)` gives where that is x itself in one run and a new tensor in the other.
    [[nodiscard]] std::optional<double> log2(std::size_t row, graph::Direction direction,
                                             Statistic statistic) const;
};

/// The nodes of the first and of the second run that the other one has no partner for.
std::array<std::set<graph::NodeId>, 2> unmatchedNodes(const Comparison& comparison);

Comparison compare(std::shared_ptr<const graph::Run> a, std::shared_ptr<const graph::Run> b);

/// A row and how much it changed.
struct Change
{
    std::size_t row = 0;
    double log2 = 0; ///< above 0: larger in the second run
    bool operator==(const Change&) const = default;
};

/// All rows that have a ratio in this direction, the largest change first: infinities, then by |log2|, then
/// in order of the rows. NaN, which is no amount, comes last. Output nodes, which repeat an operator's
/// tensor, are left out.
std::vector<Change> changes(const Comparison& comparison, graph::Direction direction, Statistic statistic);

/// What became of the tensors, or of the gradients, of two runs. All of it is about the same tensors in both:
/// those that are matched and have statistics in both runs, output nodes left out. What only one of them has,
/// such as what a transform rounds to, would change the figures though no tensor changed.
struct DirectionSummary
{
    std::size_t ofA = 0; ///< tensors with statistics, matched or not
    std::size_t ofB = 0;
    std::size_t tensors = 0; ///< those that the counts below are of
    /// How many of them leave the format, as the list of problems counts it: NaN or Inf among their elements,
    /// or more that overflow, become zero or are subnormal than the limits allow (formats::RangeThresholds).
    std::size_t leavingA = 0;
    std::size_t leavingB = 0;
    std::size_t untold = 0; ///< of which it can't be told in either run: they are not among those that leave
    std::size_t zeroed = 0; ///< not zero in the first run, zero in all elements in the second
    std::size_t compared = 0;          ///< pairs that have a ratio
    std::size_t unchanged = 0;         ///< of them: those with a ratio of exactly 1
    std::optional<Change> largestGain; ///< the largest log2 above 0, infinities included
    std::optional<Change> largestLoss; ///< the smallest log2 below 0
    /// The largest |log2| of the statistic over their operators' tensors: how far from 1 the scale gets. None
    /// where no tensor has a finite non-zero one. Weights, which no run makes, are left out of both.
    std::optional<double> furthestA;
    std::optional<double> furthestB;
};

/// What a comparison says in numbers.
struct Summary
{
    std::size_t matched = 0; ///< rows
    std::size_t added = 0;
    std::size_t removed = 0;
    /// Operators with a floating result. Others have no scale, and a trace has many that a script lacks: it
    /// computes sizes with tensors of whole numbers.
    std::size_t operatorsA = 0;
    std::size_t operatorsB = 0;
    std::size_t operatorsMatched = 0; ///< pairs of operators
    DirectionSummary forward;
    DirectionSummary backward;

    [[nodiscard]] const DirectionSummary& of(graph::Direction direction) const
    {
        return direction == graph::Direction::Forward ? forward : backward;
    }
};

/// What is summed up.
struct SummaryOptions
{
    Statistic statistic = &graph::Statistics::meanAbs;
    job::OperandPair formats; ///< that tensors and gradients are to be stored in
    formats::RangeThresholds limits = {};
    bool parameters = true; ///< else they are left out of both directions
    /// What each run's tensors are held against in place of `formats`, where that is known; null elsewhere.
    std::array<std::shared_ptr<const report::TensorFormats>, 2> own = {};
};

Summary summarise(const Comparison& comparison, const SummaryOptions& options);

} // namespace scalescope::compare
