// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a run's report as HTML. Each is bounded, and says above it what it leaves out and where that
// is to be had.
#pragma once

#include "core/report/problems/run_figures.h"
#include "widgets/models/document.h"

#include <QString>
#include <set>

namespace scalescope::widgets {

/// Of the graph after pruning the tensors with statistics that a report has room for: those in which problems
/// begin, then those of which the most is lost, the earlier ones among equals. Outputs, which are other
/// tensors once more, are none.
std::set<graph::NodeId> shownTensors(const Document& document, const report::RunFigures& figures,
                                     std::size_t most);

/// A row for each tensor: what made it, its main statistics and what its format loses, forward and gradient;
/// of simulated runs the SQNR.
QString tensorTable(const Document& document, const report::RunFigures& figures);

/// A row for each tensor that a call of a module returned, in the order in which calls completed.
QString moduleTable(Document& document);

} // namespace scalescope::widgets
