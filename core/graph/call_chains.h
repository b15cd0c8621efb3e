// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <limits>
#include <span>
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
    /// recorded. Valid until add().
    using Chain = std::span<const int>;

    /// Both have to outlive this.
    CallChains(const Graph& graph, const std::vector<ModuleCall>& calls);

    /// Which of the chains each node has, in order, once. The first is empty: of the root's operators, and of
    /// all that is not an operator or stands for memory that was written (Provenance::isWrite).
    [[nodiscard]] std::vector<int> takeChainOfNode() { return std::move(m_chainOfNode); }
    [[nodiscard]] Chain chain(int number) const
    {
        const Stretch& at = m_chains[static_cast<std::size_t>(number)];
        return Chain(m_callsOfChains).subspan(at.begin, at.size);
    }
    /// The number of a chain that is not there yet, or is again.
    int add(const std::vector<int>& chain);
    /// Whether the node at a place is an operator that does not stand for memory that was written.
    [[nodiscard]] bool isOperator(std::size_t place) const { return m_isOperator[place]; }
    /// The last operator that is known to have run when the call ended; -1 for none.
    [[nodiscard]] NodeId lastKnown(int call) const;
    /// Modules are numbered from 0 on.
    [[nodiscard]] int moduleOf(int call) const
    {
        return call < 0 ? -1 - call : m_moduleOfCall[static_cast<std::size_t>(call)];
    }
    [[nodiscard]] std::size_t modules() const { return m_modules.size(); }
    [[nodiscard]] std::string_view path(int call) const { return at(moduleOf(call)).path; }
    [[nodiscard]] std::string_view type(int call) const; ///< empty where it is not known

private:
    static constexpr int isRoot = std::numeric_limits<int>::min();
    static constexpr int noModule = -1; ///< the number of the model itself, whose path is empty
    struct Module
    {
        std::string_view path;
        std::string_view type; ///< as its nodes or calls say it
        int next = -1;         ///< the first of its calls that is not over yet; -1 where all are
        int last = -1;         ///< of its calls
    };
    struct Stretch
    {
        std::size_t begin = 0;
        std::size_t size = 0;
    };

    int moduleAt(std::string_view path);
    [[nodiscard]] Module& at(int module) { return m_modules[static_cast<std::size_t>(module)]; }
    [[nodiscard]] const Module& at(int module) const { return m_modules[static_cast<std::size_t>(module)]; }
    [[nodiscard]] int moduleAround(int module) const;
    void addCalls();
    std::vector<int> modulesOf(const Graph& graph);
    [[nodiscard]] NodeId madeBy(const Graph& graph, NodeId id) const;
    void findLastKnown(const Graph& graph);
    void findCallers(const std::vector<int>& recorded);
    std::vector<int> recordedCallers();
    int chainOf(int module, NodeId node);
    int addChain(int module, NodeId node);
    int callAt(int module, NodeId node);

    const std::vector<ModuleCall>& m_calls;
    std::unordered_map<std::string_view, int> m_numbers; ///< of modules
    std::vector<Module> m_modules;
    std::vector<bool> m_isOperator;
    std::vector<int> m_moduleOfCall; ///< of each recorded call
    std::vector<int> m_nextOfModule; ///< of each recorded call, the module's next one; -1 for the last
    std::vector<NodeId> m_lastKnown;
    std::vector<int> m_callers; ///< of each recorded call
    std::vector<int> m_callsOfChains;
    std::vector<Stretch> m_chains{Stretch()}; ///< of m_callsOfChains
    std::vector<int>
        m_chainOfCall; ///< of each recorded call whose callers are recorded too; -1 where not known
    std::vector<int> m_chainOfNode;
    bool m_isComplete = false; ///< the model's own call has ended
};

} // namespace scalescope::graph
