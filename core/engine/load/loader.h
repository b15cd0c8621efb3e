// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <filesystem>
#include <torch/script.h>

namespace scalescope::engine {

/// Whether the archive has been looked at before libtorch does, which reads all of it once.
enum class ArchiveState { Unknown, Checked };

/// Opens a TorchScript archive on the CPU (wherever it was saved from), then moves it to `device`.
/// Errors are sentences with ExitStatus::Unreadable: no such file, a folder, not a zip archive, a state_dict,
/// missing operators by name, ...
Result<torch::jit::Module> loadModel(const std::filesystem::path& file, const std::string& device = "cpu",
                                     ArchiveState state = ArchiveState::Unknown);

/// Whether tensors can be made there; an error of --device where not.
Result<void> checkDevice(const std::string& device);

/// Loads a shared library that registers custom operators.
Result<void> loadOperatorLibrary(const std::filesystem::path& file);

} // namespace scalescope::engine
