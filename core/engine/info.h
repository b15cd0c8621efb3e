// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event_sink.h"
#include "core/job/job.h"
#include "core/result.h"

namespace scalescope::engine {

/// Command::Info: loads the job's operator libraries and model, and emits what the file holds as one event.
Result<void> runInfo(const job::Job& job, job::EventSink& events);

} // namespace scalescope::engine
