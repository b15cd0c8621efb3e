// SPDX-License-Identifier: GPL-3.0-or-later
// What a run file may hold at most, for whoever makes one.
#pragma once

#include <cstddef>

namespace scalescope::runfile {

/// Bytes of a name: of a node, a module's path or type, a file.
inline constexpr std::size_t longestName = 4096;
/// Modules in one another.
inline constexpr std::ptrdiff_t mostLevels = 100;

} // namespace scalescope::runfile
