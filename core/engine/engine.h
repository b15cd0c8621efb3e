// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event_sink.h"
#include "core/job/job.h"
#include "core/runfile/run_writer.h"

#include <functional>

namespace scalescope::engine {

/// Does what the job asks, from loading to the finished run file; every event but `hello` and `done`.
/// `started` receives the run's writer as soon as it exists, so that a watchdog can finish it.
/// Nothing is thrown: whatever libtorch or the model throws becomes the error. What was recorded before a
/// failure is in the run file all the same.
/// Returns the path of the finished run file, empty for Command::Info.
Result<std::string> runJob(const job::Job& job, job::EventSink& events,
                           const std::function<void(runfile::RunWriter&)>& started = {});

} // namespace scalescope::engine
