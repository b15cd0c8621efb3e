// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace scalescope::compare {

/// Positions in two sequences, ascending in both.
using PositionPairs = std::vector<std::pair<std::size_t, std::size_t>>;

/// A long common subsequence of two sequences of tokens. Between tokens that both have exactly once, which
/// hold the rest in place, it is a longest one, unless more than a thousand tokens differ there. Time n log
/// n, and as much again as the square of the differences between two such tokens, which is bounded.
///
/// Common ends first, then tokens that are in each exactly once as anchors (patience sorting), then between
/// them the greedy algorithm of E. W. Myers, "An O(ND) difference algorithm and its variations", Algorithmica
/// 1 (1986), figure 2.
PositionPairs commonSubsequence(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

/// Of pairs whose first positions ascend, a longest subsequence whose second positions ascend strictly too.
PositionPairs longestAscending(const PositionPairs& pairs);

} // namespace scalescope::compare
