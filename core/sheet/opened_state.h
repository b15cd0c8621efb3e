// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/view_state.h"

namespace scalescope::sheet {

/// The simulation of number formats that a run was made with; nothing where it simulates none.
std::optional<job::Transform> simulationOf(const graph::Run& run);

/// How a run is looked at when it opens: in the formats that it was made with, else in the usual ones.
ViewState openedState(std::shared_ptr<const graph::Run> run);

} // namespace scalescope::sheet
