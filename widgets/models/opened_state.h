// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document_state.h"

namespace scalescope::widgets {

/// How a run is looked at when it opens: in the formats that it was made with, else in the usual ones.
DocumentState openedState(std::shared_ptr<const graph::Run> run);

} // namespace scalescope::widgets
