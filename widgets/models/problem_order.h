// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/problem_rows.h"

#include <vector>

namespace scalescope::widgets {

/// The first of these rows in order of execution, as a run computes: gradients after all tensors, from the
/// loss back. Null where the list begins with it, too, so that there is nothing to say.
const ProblemRow* earlierOf(const std::vector<ProblemRow>& rows);

/// The first of those of gradients, from the loss back, which stands somewhere among the others. Null where
/// all are of gradients, or none is.
const ProblemRow* firstGradientOf(const std::vector<ProblemRow>& rows);

} // namespace scalescope::widgets
