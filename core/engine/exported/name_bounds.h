// SPDX-License-Identifier: GPL-3.0-or-later
// Names that an archive gives, as long as a run file can hold them. Both throw UnsoundProgram.
#pragma once

#include <string_view>

namespace scalescope::engine::exported {

/// Of an argument, a type, a file.
void checkName(std::string_view name);

/// Of a module or of what is in one: "layers.0.linear.weight".
void checkPath(std::string_view path);

/// How many modules may call one another.
void checkLevels(std::size_t levels);

} // namespace scalescope::engine::exported
