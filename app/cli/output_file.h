// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <string>
#include <string_view>

namespace scalescope::app::cli {

/// Whether a file may be written as `path`, as far as can be said before: it is no folder and no device, and
/// its folder is there and can be written to. `example` is a name for a file in a folder; the error's field
/// is the option.
Result<void> checkOutputFile(const std::string& option, const std::string& path, const std::string& example);

/// Whether writing both would write one file twice, however they are spelt: links are followed, also to files
/// that are not there yet.
bool isSameOutput(const std::string& a, const std::string& b);

/// Writes a whole file, or none: an older one stays until the new one is complete.
Result<void> writeOutputFile(const std::string& path, std::string_view bytes);

/// Whether there is such a file and it is no folder; `what` begins the sentence: "The model".
Result<void> requireFile(const std::string& path, const std::string& what);

} // namespace scalescope::app::cli
