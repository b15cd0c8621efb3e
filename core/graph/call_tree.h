// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/node_table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace scalescope::graph {

/// One call of a module: a stretch of the execution, which lies inside its caller's.
struct CallSpan
{
    std::string path; ///< of the module; never the root's
    std::string type; ///< empty where it is not known
    int parent = -1;  ///< the span of the caller, which comes before it; -1 where that is the root
    int number = 0;   ///< how many spans of this path come before it
    int count = 1;    ///< how many spans have this path
    int call = -1;    ///< which of the run's calls it is, as an index; -1 of one that is not recorded
    NodeId first = 0; ///< its first and last operator, those of the modules that it called included
    NodeId last = 0;
    /// The same for calls of the same operators with the same edges between them, by names relative to the
    /// module: what layers of one kind have in common.
    std::uint64_t structure = 0;
};

/// Which call of a module each node is part of, from what a run file records: calls in order of completion
/// with their callers and outputs, nodes in order of execution with their modules' paths.
///
/// Spans of one level never overlap, so that edges between them go forward, whatever was recorded. Where a
/// call began and ended follows from the nodes that it gave back; an operator that ran after the last of
/// these and that nothing tells from the beginning of the next call counts as that one's. Modules without
/// recorded calls (of a run that goes on, failed, or was made up) have a span for each stretch of nodes.
class CallTree
{
public:
    CallTree() = default;
    /// Of a graph before pruning.
    CallTree(const Graph& graph, const std::vector<ModuleCall>& calls);

    [[nodiscard]] const std::vector<CallSpan>& spans() const { return m_spans; }
    /// The innermost span that a node is part of, -1 for the root. Parameters, buffers and constants are
    /// where they are read first.
    [[nodiscard]] int of(NodeId node) const;

private:
    std::vector<CallSpan> m_spans; ///< in order of their first nodes, outer ones before inner ones
    NodeTable<int> m_spanOfNode{NodePlaces(), -1};
};

} // namespace scalescope::graph
