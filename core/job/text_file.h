// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace scalescope::job {

/// Why a file can't be read, the end of a sentence about it, or nothing. Only regular files are files here:
/// to open a pipe is to wait for somebody to write into it. What the user's shell hands over under /dev
/// (`/dev/stdin`, `<(command)`) may be a stream.
std::string whyNotReadable(const std::filesystem::path& file);

/// All of a file, which may not be longer than that. The error is one sentence that names it.
Result<std::string> readFile(const std::filesystem::path& file, std::size_t mostBytes);

} // namespace scalescope::job
