// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/outcome.h"
#include "core/job/event.h"
#include "core/job/job.h"

#include <functional>

namespace scalescope::app::cli {

/// Runs the engine on a job to its end, passing its events on. Ctrl+C and SIGTERM stop the engine, which
/// keeps what it recorded. Needs no display.
Outcome runEngine(const job::Job& job, const std::function<void(const job::Event&)>& onEvent);

} // namespace scalescope::app::cli
