// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/load/zip_file.h"
#include "core/message/message.h"
#include "core/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace scalescope::engine {

/// Looks at an archive before libtorch does, which would crash on, or read beyond, what was crafted or cut:
/// says in one sentence what else the file is (a state_dict, a lite-interpreter file without code, an old or
/// too new archive), or which part of it is unsound.
Result<void> checkArchive(const std::filesystem::path& file);

/// The same for a file of tensors that torch.save wrote, which has no code.
Result<void> checkTensorArchive(const std::filesystem::path& file);

/// The same for an archive of torch.export, whose parts are in that folder; its program is not read.
Result<void> checkExportArchive(const std::filesystem::path& file, const std::string& top);

/// The folder that all parts are in, with its slash: "archive/"; libtorch takes the first part's too.
std::string topFolder(const ZipFile& zip);

/// Operators and custom classes that the archive's code calls and this engine does not have, sorted.
std::vector<std::string> missingOperators(const std::filesystem::path& file);

/// Whether torch.jit.optimize_for_inference turned weights into constants for oneDNN, which no archive keeps.
bool isOptimizedForInference(const std::filesystem::path& file);

/// Operators that the archive's code calls and that no model may use here (isRefusedOperator), sorted.
std::vector<std::string> refusedOperatorsOf(const std::filesystem::path& file);

/// What a file that is no zip archive is, by its first bytes, and what to do with it.
message::Sentence otherFileKind(const std::filesystem::path& file);

/// What a zip archive is that is no TorchScript file, and what to do with it; nothing for TorchScript. `top`
/// is the folder that its parts are in, with its slash.
message::Sentence otherArchiveKind(const std::string& file, const ZipFile& zip, const std::string& top);

} // namespace scalescope::engine
