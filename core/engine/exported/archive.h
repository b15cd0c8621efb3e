// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/exported_model.h"
#include "core/engine/load/loader.h"
#include "core/result.h"

#include <filesystem>

namespace scalescope::engine::exported {

/// Whether a file is an archive of torch.export, by the names of its parts; not whether it is sound.
bool isExportArchive(const std::filesystem::path& file);

/// Reads the model of an archive of torch.export (.pt2) on the CPU, then moves it to `device`. Weights are
/// mapped from the file, which has to stay as it is. Errors are sentences with ExitStatus::Unreadable: a
/// compiled package, parts that are damaged or too large, a program that is unsound or needs what this engine
/// has not, missing operators by name.
Result<ExportedModel> loadExported(const std::filesystem::path& file, const std::string& device = "cpu",
                                   ArchiveState state = ArchiveState::Unknown);

} // namespace scalescope::engine::exported
