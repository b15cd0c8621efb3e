// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/problem_rows.h"

#include <vector>

namespace scalescope::widgets {

/// Which rows are the first in order of execution, as a run computes: gradients after all tensors, from the
/// loss back. Rows that give way (report::ListedProblem) don't count.
struct Firsts
{
    /// The first of all; null where none has a node.
    const ProblemRow* earliest = nullptr;
    /// The same; null where the list begins with it and no gradient is marked either, so that there
    /// is nothing to say.
    const ProblemRow* row = nullptr;
    bool isListedFirst = false; ///< the list begins with `row`
    /// The first of those of gradients; null where all are of gradients, or none is.
    const ProblemRow* gradient = nullptr;
    /// Some gradient nearer to the loss has a problem that follows from a tensor's.
    bool isGradientPreceded = false;
};

Firsts firstsOf(const std::vector<ProblemRow>& rows);

} // namespace scalescope::widgets
