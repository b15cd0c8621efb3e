// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/result.h"

#include <string>

namespace scalescope::app {

/// Reads a run file. The graph of a model that was not run is refused: there is nothing in it to be exported
/// or compared.
Result<graph::Run> readMeasuredRun(const std::string& file);

} // namespace scalescope::app
