// SPDX-License-Identifier: GPL-3.0-or-later
// What views say of a model that was not run yet, and of a run that has no scales.
#pragma once

#include "core/graph/outline.h"

#include <QString>

namespace scalescope::widgets {

/// What stands where figures would, and what to do.
QString notRunText();
/// Why there are no figures: the model was not run, or none of a whole run's tensors is floating-point. Empty
/// of runs that have scales.
QString whyNoScalesText(const graph::Run& run);
/// The branch or loop that an operator is in, the innermost: "if model.py:12", "loop model.py:20"; empty
/// where it is in none, and where it was run.
QString aroundText(const graph::Node& node);

} // namespace scalescope::widgets
