// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/problem_rows.h"

#include <vector>

namespace scalescope::sheet {

/// Which rows are the first in order of execution, as a run computes: gradients after all tensors, from the
/// loss back. Only the worst rows count, as the list has them at its top: a warning is not first where there
/// are errors, nor what gives way (report::ListedProblem) where others are as bad.
struct Firsts
{
    /// The first of all; null where none has a node.
    const ProblemRow* earliest = nullptr;
    /// The same; null where the list begins with it and no gradient is marked either, so that there
    /// is nothing to say.
    const ProblemRow* row = nullptr;
    /// The first of the worst of gradients; null where `earliest` is one, or none has a problem.
    const ProblemRow* gradient = nullptr;
    /// Some gradient nearer to the loss has a problem that follows from a tensor's.
    bool isGradientPreceded = false;
};

Firsts firstsOf(const std::vector<ProblemRow>& rows);

} // namespace scalescope::sheet
