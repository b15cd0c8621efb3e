// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/problem_list.h"

#include <string>
#include <vector>

namespace scalescope::report {

/// One row for each finding of a list, errors first, each with what comes of it, or its repetitions,
/// right behind it:
/// rank,severity,kind,direction,name,target,module,count,fraction,consequences,advice,sentence. `rank` counts
/// the rows, `kind` is an id (docs/run-file.md): "nan", "infinity", "overflow", ...; `direction` is fwd or
/// bwd, `count` of how many elements it is and `fraction` what part that is of all: empty for what has no
/// scale, as name, target and module are of what has no node. `consequences` is how many findings come of
/// it; `advice` a power of two, or why there is none, of what a scale can mend or could; `sentence` is
/// English. Fields as in nodesCsv().
std::string problemsCsv(const std::vector<ListedProblem>& problems, const graph::Graph& graph,
                        const LossLimits& limits = {});

/// The same findings as JSON, those of a row nested in its "beneath":
/// {"problems": [{"rank": 1, ..., "beneath": []}, ...]}. Fields without a value are null.
std::string problemsJson(const std::vector<ListedProblem>& problems, const graph::Graph& graph,
                         const LossLimits& limits = {});

} // namespace scalescope::report
