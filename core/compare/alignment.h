// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace scalescope::compare {

/// Whether a node is in both graphs, only in the second, or only in the first.
enum class Status { Matched, Added, Removed };

std::string_view toString(Status status); ///< "matched", "added", "removed"

/// What a pair of nodes was recognised by, the surest first.
enum class MatchedBy {
    Provenance, ///< the same provenance: the same call of the same program
    Order,      ///< as often in both graphs: the same module path and operator, in order
    Place,      ///< the same operator at the same place between pairs that are known, in the same module
    Graph       ///< module paths differ: the same place in the whole graph, or the same argument of a pair
};

/// One node, or a pair of nodes that stand for the same tensor, as positions in Graph::nodes.
struct AlignedNode
{
    std::optional<std::size_t> a;         ///< in the first graph; none where it was added
    std::optional<std::size_t> b;         ///< in the second graph; none where it was removed
    MatchedBy by = MatchedBy::Provenance; ///< of pairs

    [[nodiscard]] Status status() const
    {
        return a && b ? Status::Matched : b ? Status::Added : Status::Removed;
    }
    bool operator==(const AlignedNode&) const = default;
};

/// Two graphs side by side. Each node of either is in exactly one row.
struct Alignment
{
    /// In the second graph's order of execution; nodes that only the first has come before the next of its
    /// nodes that both have.
    std::vector<AlignedNode> rows;
    std::vector<std::size_t> rowOfA; ///< by position in the first graph
    std::vector<std::size_t> rowOfB; ///< by position in the second graph
};

/// Aligns the tensors of two runs: of a model and its variant, of two transforms, two checkpoints,
/// two seeds, or two exports of one model. docs/compare.md says what is matched by what. Time and memory grow
/// with the number of nodes, times its logarithm at most.
Alignment align(const graph::Graph& a, const graph::Graph& b);

/// The same with the calls of both runs' modules: what a module returns is the same tensor even where it was
/// computed by one operator in the one run and by several in the other.
Alignment align(const graph::Graph& a, const std::vector<graph::ModuleCall>& callsA, const graph::Graph& b,
                const std::vector<graph::ModuleCall>& callsB);

} // namespace scalescope::compare
