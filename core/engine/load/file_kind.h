// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/load/zip_file.h"
#include "core/message/message.h"

#include <filesystem>
#include <string>

namespace scalescope::engine {

/// What a file that is no zip archive is, by its first bytes, and what to do with it.
message::Sentence otherFileKind(const std::filesystem::path& file);

/// What a zip archive is that is no TorchScript file, and what to do with it; nothing for TorchScript. `top`
/// is the folder that its parts are in, with its slash.
message::Sentence otherArchiveKind(const std::string& file, const ZipFile& zip, const std::string& top);

} // namespace scalescope::engine
