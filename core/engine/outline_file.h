// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/open_model.h"
#include "core/job/event_sink.h"
#include "core/job/job.h"
#include "core/runfile/output_claims.h"

#include <string>

namespace scalescope::engine {

/// Writes the outline of the job's method, or of the model's first where it has none of that name, to the
/// job's output, and says so by job::FirstResults. Gives the file's path, empty where libtorch can't make
/// sense of the code: a run will say why. Fails where the file can't be written.
Result<std::string> writeOutline(const job::Job& job, const OpenedModel& opened, job::EventSink& events,
                                 runfile::OutputClaims& claims);

} // namespace scalescope::engine
