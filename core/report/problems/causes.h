// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/problems/problems.h"

#include <vector>

namespace scalescope::report {

/// A problem that a tensor or a gradient does not have from another, and those that come of it.
struct ProblemCause
{
    ScaleProblem origin;
    std::vector<ScaleProblem> consequences; ///< in the order in which the values were computed

    /// The worst of them all.
    [[nodiscard]] graph::Severity severity() const;
    /// Whether all that are so bad are so only if they are stored in their format.
    [[nodiscard]] bool isOnlyIfStored() const;
};

/// What causes what of `problems`, which scaleProblems() found in the graph.
///
/// NaN and infinities come from where they arise (core/report/problems/non_finite.h). A tensor that is too
/// small for its format, or too large, has that from the tensors that it is computed from where one of them
/// is so too: a gradient from the gradients of the tensor's users or, where none of these is, from a tensor
/// that they read beside it, which backward multiplies by, if that is further from 1 than their gradient.
/// What comes from several counts for the first. Tensors that only hold the values of another again are left
/// out (core/report/problems/repeats.h).
///
/// The worst causes come first, NaN and infinities before others; among equals in the order in which the
/// values were computed, gradients after all tensors.
/// `limits` are those by which the problems were found.
std::vector<ProblemCause> causesOf(std::vector<ScaleProblem> problems, const graph::Graph& graph,
                                   const RangeThresholds& limits = {});

} // namespace scalescope::report
