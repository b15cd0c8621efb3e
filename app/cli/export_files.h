// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/graph/transform_records.h"
#include "core/result.h"

#include <functional>
#include <memory>
#include <string>

namespace scalescope::app::cli {

using SharedRun = std::shared_ptr<const graph::Run>;
/// Writes one file of a run; the suffix of its name says the kind.
using WriteFile = std::function<Result<void>(const SharedRun& run, const std::string& file)>;

Result<void> writeTable(const SharedRun& run, const std::string& file);
Result<void> writeModules(const SharedRun& run, const std::string& file);
Result<void> writeCode(const SharedRun& run, const std::string& file);
Result<void> writeReport(const SharedRun& run, const std::string& file);

/// Writes one file of what the run's transforms left.
using WriteRecords = std::function<Result<void>(const SharedRun& run, const graph::TransformRecords& records,
                                                const std::string& file)>;
Result<void> writeTransforms(const SharedRun& run, const graph::TransformRecords& records,
                             const std::string& file);
Result<void> writeQuantisation(const SharedRun& run, const graph::TransformRecords& records,
                               const std::string& file);

/// Pictures are what the window exports of a run as it opens: default pruning, formats and metric, light
/// colours. They need no display.
Result<void> writePlot(const SharedRun& run, const std::string& file);
Result<void> writeGraph(const SharedRun& run, const std::string& file);

} // namespace scalescope::app::cli
