// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/problems.h"

#include <vector>

namespace scalescope::report {

/// The problems without those that an operator has of its input: a view, a transposition or a copy, whose
/// tensor holds the same values. Of such a chain the first tensor tells the problem. The order stays.
std::vector<ScaleProblem> withoutRepeats(std::vector<ScaleProblem> problems, const graph::Graph& graph);

} // namespace scalescope::report
