// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "core/graph/run.h"
#include "core/report/layers/module_filter.h"
#include "core/result.h"
#include "core/sheet/fields.h"

#include <string>

namespace scalescope::sheet {

/// One row for each node and direction, in execution order: fwd for every node (empty fields where it has no
/// metric), bwd where there is one. Numbers in the shortest form that reads back to the same double; nan,
/// inf, -inf for those; empty where there is no value. Fields with commas, quotes or line ends are quoted.
/// Simulated runs have the errors after the statistics: sqnr_db, cosine, relative_error, norm_ratio, sampled,
/// and zero_in_theory, true of a gradient of which there is only the noise of rounding.
///
/// Where `sources` know the formats, the figures of Use::Column that follow from these come last: headroom,
/// footroom.
std::string nodesCsv(const graph::Graph& graph, const Sources& sources = {});

/// The same rows as JSON: {"nodes": [{"id": 0, ..., "neg_infs": 0}, ...], "edges": [{"source", "target",
/// "argument"}, ...]}. Fields without a value are null; NaN and infinities, which JSON lacks, are the strings
/// "nan", "inf" and "-inf"; shape is a list.
std::string nodesJson(const graph::Graph& graph, const Sources& sources = {});

/// One row for each tensor that a module call returned: name (the root's is empty), type, grad, and every
/// statistic; a column `output` says the place in a nested result. Forward rows in order of completion,
/// children first; then the gradients (grad is true) in the opposite order, as backward meets them. Fails
/// where a filter is not a regular expression.
Result<std::string> modulesCsv(const graph::Run& run, const report::ModuleFilter& filter = {});

/// One row for each aligned node and direction: fwd for every row of the alignment, bwd where either run has
/// a gradient. Header: id_a,id_b,status,name,kind,target_a,target_b,module,direction and, for each field M
/// that is compared, M_a,M_b,M_log2. Name, kind and module are the first run's, of added nodes the second's.
/// Numbers are written as in nodesCsv(); M_log2 is empty where M_a or M_b is missing, zero, or NaN for want
/// of elements (the deviation of one). Of a simulated run, or two, the columns of errors that nodesCsv() has
/// follow; then, of the fields that follow from formats, M_a, M_b and M_change, each run held against those
/// that it was made with.
std::string comparisonCsv(const compare::Comparison& comparison);

/// The same rows as JSON with the same fields, and what a pair was matched by: {"matched", "added",
/// "removed", "rows": [{"id_a": 0, ..., "rms_log2": 0.5, "matched_by": "provenance"}, ...]}. Values as in
/// nodesJson().
std::string comparisonJson(const compare::Comparison& comparison);

} // namespace scalescope::sheet
