// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace scalescope::job {

/// Bytes of `2G`, `512M`, `1.5G`, `64K`, `1T` or a plain number; powers of 1024, a `B` or `iB` may follow.
/// Zero and less are errors.
Result<std::int64_t> parseSize(std::string_view text);

/// The shortest text that parseSize() reads back to the same: "2G", "1536M".
std::string sizeOption(std::int64_t bytes);

/// For sentences: "1.5 GiB", "512 MiB", "800 B".
std::string sizeText(std::int64_t bytes);

} // namespace scalescope::job
