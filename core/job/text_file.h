// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace scalescope::job {

/// Why a file that sentences call so can't be read, or nothing. Only regular files are files here: to open a
/// pipe is to wait for somebody to write into it, and an empty one may be the kernel's, which can wait too.
/// What the user's shell hands over (`/dev/stdin`; `<(command)`, which is under /dev/fd) may be a stream.
std::optional<Error> whyNotReadable(const std::filesystem::path& file, const std::string& called);

/// All of a file, which may not be longer than that. The error is one sentence that names it.
Result<std::string> readFile(const std::filesystem::path& file, std::size_t mostBytes);

} // namespace scalescope::job
