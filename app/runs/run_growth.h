// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/job/event.h"

namespace scalescope::app {

/// How far a run is that another program makes, from what it has recorded: tensors of forward, of so many as
/// there will be (0 where that is not known), then gradients.
job::Progress growthOf(const graph::Run& run, std::int64_t tensors);

} // namespace scalescope::app
