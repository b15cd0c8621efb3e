// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/handed_files.h"
#include "core/job/event_sink.h"
#include "core/job/job.h"
#include "core/result.h"

#include <string>

namespace scalescope::engine {

/// Command::Info: loads the job's operator libraries and model, and emits what the file holds as one event.
/// Where the job has an output, the model's outline goes there next, before suggestions are tried; the result
/// is its path, else empty.
Result<std::string> runInfo(const job::Job& job, job::EventSink& events, const HandedFiles& files = {});

} // namespace scalescope::engine
