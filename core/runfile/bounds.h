// SPDX-License-Identifier: GPL-3.0-or-later
// What a run file may hold at most: those who read one refuse more, those who write one leave it out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace scalescope::runfile {

/// Bytes of a name: of a node, a module's path or type, a file.
inline constexpr std::size_t longestName = 4096;
/// Modules in one another.
inline constexpr std::ptrdiff_t mostLevels = 100;
/// Bytes of a text, a blob, a row.
inline constexpr std::int64_t longestValue = 64 << 20;
/// Rows of tables. What such a row takes in memory is many times what it takes in the file, and a run has few
/// of them: problems are listed up to 50 of a kind, sources are the files of a model's code.
inline constexpr std::int64_t mostFacts = 10'000;
inline constexpr std::int64_t mostProblems = 10'000;
inline constexpr std::int64_t mostSources = 100'000;
/// Of all tensors together: more would take months to look at, and sums of them are exact in a double.
inline constexpr std::int64_t mostElements = std::int64_t{1} << 53;

/// A name as a run file may hold it. What is too long ends in an ellipsis and the sum of the whole, by which
/// two of the same beginning differ; the same name always becomes the same.
std::string shortName(const std::string& name);
/// The same of a module's path: what is inside too many others is one module in the last that may be.
std::string shortPath(const std::string& path);

} // namespace scalescope::runfile
