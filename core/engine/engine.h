// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/handed_files.h"
#include "core/job/event_sink.h"
#include "core/job/job.h"
#include "core/runfile/run_writer.h"

#include <functional>
#include <memory>

namespace scalescope::engine {

/// Does what the job asks, from loading to the finished run file; every event but `hello` and `done`.
/// `started` receives the run's writer as soon as it exists, so that a watchdog on another thread can finish
/// it; shared, because it may still be at that when this function returns. A finished writer ignores what
/// comes later. Nothing is thrown: whatever libtorch or the model throws becomes the error. What was recorded
/// before a failure is in the run file all the same. Returns the path of the finished run file, empty for
/// commands that write none.
Result<std::string> runJob(const job::Job& job, job::EventSink& events,
                           const std::function<void(std::shared_ptr<runfile::RunWriter>)>& started = {},
                           const HandedFiles& files = {});

} // namespace scalescope::engine
