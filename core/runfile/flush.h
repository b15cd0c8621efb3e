// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <system_error>

namespace scalescope::runfile {

/// Waits until what this open file holds is on the disk; the error where the disk refuses. A file system that
/// has no such promise is none.
std::error_code flushToDisk(int descriptor);
/// The same of a file, or of a folder: which names lead to which files in it.
std::error_code flushToDisk(const std::filesystem::path& path);

} // namespace scalescope::runfile
