// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/problems/problem_list.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace scalescope::report {

/// The tensors (forward) and gradients (backward) that a simulation rounds: that of the run, or a usual one.
using RoundedSet = std::set<graph::TensorId>;

/// One row for each finding of a list, in its order, each with what comes of it, or its repetitions, right
/// behind it:
/// rank,severity,kind,direction,name,target,module,count,fraction,consequences,advice,sentence,role,beneath,rounded.
/// `rank` counts the rows, `kind` is an id (docs/run-file.md): "nan", "infinity", "overflow", ...;
/// `direction` is fwd or bwd, `count` of how many elements it is and `fraction` what part that is of all:
/// empty for what has no scale, as name, target and module are of what has no node. `consequences` is how
/// many findings come of it; `advice` a power of two, or why there is none, of what a scale can mend or
/// could; `sentence` is English. `role` is alone, origin, consequence, repeated or noise; `beneath` the rank
/// of the row that it is listed beneath; `rounded`, yes or no, whether a simulation rounds the tensor: where
/// not, it is a problem only if the tensor is stored so. Fields as in nodesCsv().
std::string problemsCsv(const std::vector<ListedProblem>& problems, const graph::Graph& graph,
                        const RoundedSet& rounded, const RangeThresholds& limits = {});

/// The same findings as JSON, those of a row nested in its "beneath" instead of its rank; "rounded" is a
/// boolean: {"problems": [{"rank": 1, ..., "beneath": []}, ...]}. Fields without a value are null.
std::string problemsJson(const std::vector<ListedProblem>& problems, const graph::Graph& graph,
                         const RoundedSet& rounded, const RangeThresholds& limits = {});

} // namespace scalescope::report
