// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/load/zip_file.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace scalescope::engine {

/// What a file that is no zip archive is, by its first bytes, and what to do with it: the end of a sentence.
std::string otherFileKind(const std::filesystem::path& file);

/// "is a model of another kind (ONNX), ...": the end of a sentence.
std::string otherModelText(std::string_view kind);

/// What a zip archive is that is no TorchScript file, and what to do with it: the end of a sentence; empty
/// for TorchScript. `top` is the folder that its parts are in, with its slash.
std::string otherArchiveKind(const ZipFile& zip, const std::string& top);

} // namespace scalescope::engine
