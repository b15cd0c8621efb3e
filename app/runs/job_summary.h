// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/job/job.h"

#include <QDateTime>
#include <QString>
#include <optional>

namespace scalescope::app {

/// "tokens 4×32, targets 4×32 · train · seed 0": what a job runs the model with. `asSaved` is the model's own
/// mode, where it is known.
QString summaryOf(const job::Job& job, std::optional<bool> asSaved = std::nullopt);

/// The job that a run was made by, from its facts; nothing where another engine left none. Where the run was
/// recorded with a relative name of its model, or the model is no longer where it was, it is looked for from
/// the folder of the run file, too; one that is found has its absolute path in the job.
std::optional<job::Job> jobOf(const graph::Run& run, const QString& file);

/// What a run was made with: the transforms of its job, none for an original.
job::Transforms transformsOf(const graph::Run& run);

/// What was set up, without where the result goes: two runs with the same are runs of the same.
job::Job asSetUp(job::Job job);

/// When a run began, in UTC; invalid where it does not say.
QDateTime startTime(const graph::Run& run);

/// Its time of day here, "03:47:14"; empty where it does not say.
QString timeOfDay(const graph::Run& run);

/// Whether the model's file was written after the run began, so that the run is one of an older model.
bool modelChangedSince(const graph::Run& run, const QString& model);

/// Whether that is so of any file that its job reads: the model's, its libraries, its inputs.
bool anyFileChangedSince(const graph::Run& run, const job::Job& job);

} // namespace scalescope::app
