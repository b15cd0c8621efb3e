// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/message/message.h"
#include "core/result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <torch/script.h>
#include <vector>

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

/// All that the model of a file needs and this libtorch lacks, and what to do.
message::Sentence sayMissing(const std::string& file, const std::vector<std::string>& missing);

/// The first minor release of PyTorch ("2.4") that declared an operator ("aten::rms_norm"); empty for
/// what 1.13 has already and for what is none of PyTorch's.
std::string_view firstReleaseWith(std::string_view operatorName);

} // namespace scalescope::engine
