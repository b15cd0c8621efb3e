// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"
#include "core/graph/text_hash.h"

#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace scalescope::graph {

/// The calls that are on their way when an operator runs, as far as the records say: its module's call is the
/// first one of that path that ends after it, and so is each caller's.
class CallChains
{
public:
    /// Calls by number, the outermost first: an index of the recorded calls, or below 0 for one that is not
    /// recorded.
    using Chain = std::vector<int>;

    /// `calls` has to outlive this.
    CallChains(const Graph& graph, const std::vector<ModuleCall>& calls);

    /// Which of the chains each node has, in order, once. The first is empty: of the root's operators, and of
    /// all that is not an operator or stands for memory that was written (Provenance::isWrite).
    [[nodiscard]] std::vector<int> takeChainOfNode() { return std::move(m_chainOfNode); }
    [[nodiscard]] const Chain& chain(int number) const { return m_chains[static_cast<std::size_t>(number)]; }
    /// The number of a chain that is not there yet, or is again.
    int add(Chain chain);
    /// The last operator that is known to have run when the call ended; -1 for none.
    [[nodiscard]] NodeId lastKnown(int call) const;
    [[nodiscard]] const std::string& path(int call) const;
    [[nodiscard]] const std::string& type(int call) const; ///< empty where it is not known

private:
    static constexpr int isRoot = std::numeric_limits<int>::min();
    struct OfPath
    {
        int unrecorded = 0; ///< the number of its call that is not recorded
        std::string type;   ///< as its nodes or calls say it
        std::vector<int> calls;
        std::size_t next = 0; ///< the first of them that is not over yet
    };

    OfPath& addPath(const std::string& path);
    void addPaths(const Graph& graph);
    void findLastKnown(const Graph& graph);
    void findCallers();
    int chainOf(std::string_view path, NodeId node);
    Chain chainFrom(std::string_view path, NodeId node);
    int callAt(OfPath& path, NodeId node) const;

    const std::vector<ModuleCall>& m_calls;
    std::unordered_map<std::string, OfPath, TextHash, std::equal_to<>> m_paths;
    std::vector<std::string> m_pathOfUnrecorded;
    std::vector<NodeId> m_lastKnown;
    std::vector<int> m_callers; ///< of each recorded call
    std::vector<Chain> m_chains{Chain()};
    std::vector<int>
        m_chainOfCall; ///< of each recorded call whose callers are recorded too; -1 where not known
    std::vector<int> m_chainOfNode;
    bool m_isComplete = false; ///< the model's own call has ended
};

} // namespace scalescope::graph
