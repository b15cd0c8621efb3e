// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/call_tree.h"
#include "core/report/problems/problems.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace scalescope::report {

/// What a problem is to those that are listed with it.
enum class ProblemRole {
    Alone,       ///< neither the cause of others nor caused by one
    Origin,      ///< others come of it
    Consequence, ///< it comes of the one that it is listed beneath
    Repeated,    ///< it stands for the same problem in repeated layers or calls, listed beneath it
    Noise        ///< of gradients that are zero in theory, so that their scales mean nothing
};

/// A problem with those that are folded beneath it.
struct ListedProblem
{
    ProblemRole role = ProblemRole::Alone;
    graph::Problem problem;                  ///< of repeated ones the worst
    std::optional<ScaleProblem> scale;       ///< of those that were derived from metrics
    std::vector<ListedProblem> beneath = {}; ///< its consequences, or its repetitions
    /// It is as bad as it is, by itself or by its consequences, only in tensors that recipes leave alone.
    bool isOnlyIfStored = false;
    /// An error of a parameter, a buffer or a constant, not of its gradient, that recipes leave alone. It
    /// says nothing of the run: it would be one only if somebody stored it so, and stands before all that
    /// operators make.
    bool givesWay = false;
    /// Of what would be the consequence of a stored tensor that gives way: that one, which is as small.
    std::optional<graph::NodeId> stored = {};

    /// Of a problem that others come of, and of all its repetitions, how many do.
    [[nodiscard]] std::size_t consequences() const;
};

/// What is wrong with a run, in rows of one cause each. What the run reported itself comes first among
/// equals; then what its metrics show against these formats, as causesOf() has it, errors of stored tensors
/// that recipes leave alone last. The same problem of the same place in layers that are numbered in one
/// container is one row, and so is that of the calls of one module (`callTree`, of the whole run). Gradients
/// that are zero in theory come last, as notes.
///
/// Of the whole run: what is pruned away from the graph has its problems all the same.
std::vector<ListedProblem> listProblems(const graph::Run& run, const graph::CallTree& callTree,
                                        const TensorFormats& formats, const RangeThresholds& limits = {},
                                        const IfStored& isOnlyIfStored = {});

/// How many of a list count: all but notes on noise.
std::size_t countOf(const std::vector<ListedProblem>& problems);

} // namespace scalescope::report
