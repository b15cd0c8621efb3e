// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/layer_table.h"
#include "widgets/models/document.h"

#include <vector>

namespace scalescope::widgets {

/// The steps of a run's loops as the graph folds them ("loop ×12"), of loops inside each other the outermost,
/// in order of execution. Takes time in proportion to the run.
std::vector<report::LoopStep> loopSteps(const Document& document);

} // namespace scalescope::widgets
