// SPDX-License-Identifier: GPL-3.0-or-later
// How values that are no SQL type are stored; docs/run-file.md describes each.
#pragma once

#include "core/graph/graph.h"

#include <optional>
#include <string>
#include <string_view>

namespace scalescope::runfile {

/// Pairs of LEB128 numbers in ascending order of the bins: the distance from the bin before (from 0 for the
/// first) in zigzag form, and the count.
std::string encodeHistogram(const graph::Histogram& histogram);
/// Nothing where the bytes are no such blob.
std::optional<graph::Histogram> decodeHistogram(std::string_view bytes);

/// JSON: [{"name": "input", "node": 3}, {"name": "dim", "constant": "1"}, {"list": [{"node": 1}, {"node":
/// 2}]}]
std::string encodeArguments(const std::vector<graph::Argument>& arguments);
std::optional<std::vector<graph::Argument>> decodeArguments(std::string_view text);

/// JSON: [4,32,64]
std::string encodeShape(const std::vector<std::int64_t>& shape);
std::optional<std::vector<std::int64_t>> decodeShape(std::string_view text);

} // namespace scalescope::runfile
