// SPDX-License-Identifier: GPL-3.0-or-later
// Regular expressions that find paths of modules, "layers.12.k".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace scalescope::text {

/// "encoder.layers.#" of "encoder.layers.12": what paths that differ in numbers alone have in common.
std::string withoutNumbers(std::string_view path);

/// An expression that finds just that path.
std::string patternOf(std::string_view path);

/// One that finds these paths, which have the same withoutNumbers(): "^layers\.[0-9]+\.k$" where it may find
/// whatever has their numbers in other values, else just these: "^layers\.(0|1)\.k$".
std::string patternOf(const std::vector<std::string>& paths, bool anyNumber);

} // namespace scalescope::text
