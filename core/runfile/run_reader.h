// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/graph/transform_records.h"
#include "core/result.h"

#include <filesystem>
#include <stop_token>

namespace scalescope::runfile {

/// Version of the tables that this program writes; files of a newer one are refused, older ones are read.
inline constexpr int formatVersion = 4;
/// SQLite application_id of a run file: "SCLS".
inline constexpr int applicationId = 0x53434c53;

/// Reads a run file, complete or not (`OUT.scales.partial` too, also while it is being written).
/// Errors: no such file, not a run file, newer version, damaged, or broken off by `stop`; each one sentence.
/// Whatever the file holds, the read ends, and takes memory in proportion to its size.
Result<graph::Run> readRun(const std::filesystem::path& file, const std::stop_token& stop = {});

/// What the run's transforms did, in the order in which they said so; nothing in a run without transforms or
/// of version 1. Errors as of readRun().
Result<graph::TransformRecords> readTransforms(const std::filesystem::path& file,
                                               const std::stop_token& stop = {});

/// Whether a run that did not come to its end may take this file's name: there is no such file, or it holds a
/// run that did not come to its end either. What can't be read keeps its name.
bool mayGiveWay(const std::filesystem::path& file);

} // namespace scalescope::runfile
