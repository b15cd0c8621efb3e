// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/job/job.h"

#include <QString>
#include <optional>

namespace scalescope::app {

/// "tokens 4×32, targets 4×32 · train · seed 0": what a job runs the model with. `asSaved` is the model's own
/// mode, where it is known.
QString summaryOf(const job::Job& job, std::optional<bool> asSaved = std::nullopt);

/// The job that a run was made by, from its facts; nothing where another engine left none.
std::optional<job::Job> jobOf(const graph::Run& run);

} // namespace scalescope::app
