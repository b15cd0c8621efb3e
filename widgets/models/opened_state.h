// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document_state.h"

namespace scalescope::widgets {

/// The simulation of number formats that a run was made with; nothing where it simulates none.
std::optional<job::Transform> simulationOf(const graph::Run& run);

/// How a run is looked at when it opens: in the formats that it was made with, else in the usual ones.
DocumentState openedState(std::shared_ptr<const graph::Run> run);

} // namespace scalescope::widgets
