// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event_sink.h"
#include "core/job/job.h"
#include "core/result.h"
#include "core/runfile/output_claims.h"
#include "core/runfile/run_writer.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace scalescope::engine {

/// What another process opened for a job, so that the one that runs the model needs no folder and reads one
/// state of the model's file. As it is made by default, the engine opens all of it.
struct InheritedFiles
{
    std::filesystem::path model; ///< what the job's model is read from; empty: its name
    int spill = -1;              ///< an empty file without a name, for what is more than memory should hold
    /// Bytes of values that may be saved where the job says nothing: who counts them means the same.
    std::optional<std::int64_t> valuesLimit = {};
    std::shared_ptr<runfile::OutputClaims> output = std::make_shared<runfile::OutputClaims>();
};

/// Does what the job asks, from loading to the finished run file; every event but `hello` and `done`.
/// `started` receives the run's writer as soon as it exists, so that a watchdog on another thread can finish
/// it; shared, because it may still be at that when this function returns. A finished writer ignores what
/// comes later. Nothing is thrown: whatever libtorch or the model throws becomes the error. What was recorded
/// before a failure is in the run file all the same. Returns the path of the finished run file, empty for
/// commands that write none.
Result<std::string> runJob(const job::Job& job, job::EventSink& events,
                           const std::function<void(std::shared_ptr<runfile::RunWriter>)>& started = {},
                           const InheritedFiles& files = {});

/// Command::Info: loads the job's operator libraries and model, and emits what the file holds as one event.
/// Where the job has an output, the model's outline goes there next, before suggestions are tried; the result
/// is its path, else empty.
Result<std::string> runInfo(const job::Job& job, job::EventSink& events, const InheritedFiles& files = {});

/// Command::Bisect: which of the operands that a job's transforms round cause the error of its target, and,
/// with a bound, which of them to keep in full precision. The program is captured once; what is found is told
/// in events (core/job/bisect_events.h) as it is found.
Result<void> runBisect(const job::Job& job, job::EventSink& events, const InheritedFiles& files = {});

} // namespace scalescope::engine
