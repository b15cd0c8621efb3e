// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/handed_files.h"
#include "core/job/event_sink.h"
#include "core/job/job.h"
#include "core/result.h"

namespace scalescope::engine {

/// Command::Bisect: which of the operands that a job's transforms round cause the error of its target, and,
/// with a bound, which of them to keep in full precision. The program is captured once; what is found is told
/// in events (core/job/bisect_events.h) as it is found.
Result<void> runBisect(const job::Job& job, job::EventSink& events, const HandedFiles& files = {});

} // namespace scalescope::engine
