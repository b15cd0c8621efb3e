// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/problems.h"

#include <QString>
#include <optional>
#include <vector>

namespace scalescope::widgets {

/// One problem of a run as it is listed.
struct ProblemRow
{
    graph::Problem problem;
    QString message;                           ///< translated
    std::optional<report::ScaleProblem> scale; ///< of those that were derived from metrics
};

/// What is wrong with a run: what it reported, then what its metrics show against these formats; errors
/// first. Of the whole run: what is pruned away from the graph has its problems all the same.
std::vector<ProblemRow> problemRows(const graph::Run& run, const report::TensorFormats& formats,
                                    const formats::LossLimits& limits);

} // namespace scalescope::widgets
