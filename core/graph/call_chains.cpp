// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/call_chains.h"

#include <algorithm>
#include <ranges>

namespace scalescope::graph {

namespace {

/// More levels than a run file may have, so that one that was made up can't ask for more.
constexpr std::size_t mostLevels = 256;

std::string_view around(std::string_view path)
{
    const std::size_t dot = path.rfind('.');
    return path.substr(0, dot == path.npos ? 0 : dot);
}

bool isOperator(const Node& node)
{
    return node.kind == NodeKind::Op && !node.provenance.isWrite();
}

/// The operator that a node's content comes from: the node itself, or the one that wrote. -1 where it is
/// none.
NodeId madeBy(const Graph& graph, NodeId id)
{
    for (const Node* node = graph.find(id); node != nullptr;) {
        if (isOperator(*node))
            return node->id;
        const auto written =
            std::ranges::find_if(node->arguments, [](const Argument& a) { return a.name == "written"; });
        const auto* writer =
            written == node->arguments.end() ? nullptr : std::get_if<NodeId>(&written->value);
        if (writer == nullptr || *writer >= node->id)
            break;
        node = graph.find(*writer);
    }
    return -1;
}

} // namespace

CallChains::CallChains(const Graph& graph, const std::vector<ModuleCall>& calls) : m_calls(calls)
{
    for (std::size_t i = 0; i < calls.size(); ++i) {
        m_isComplete = m_isComplete || calls[i].path.empty();
        if (calls[i].path.empty())
            continue;
        OfPath& path = addPath(calls[i].path);
        path.type = calls[i].type;
        path.calls.push_back(static_cast<int>(i));
    }
    addPaths(graph);
    findLastKnown(graph);
    findCallers();
    m_chainOfCall.resize(calls.size(), -1);
    m_chainOfNode.reserve(graph.nodes.size());
    for (const Node& node : graph.nodes)
        m_chainOfNode.push_back(isOperator(node) ? chainOf(node.module, node.id) : 0);
}

int CallChains::add(Chain chain)
{
    m_chains.push_back(std::move(chain));
    return static_cast<int>(m_chains.size()) - 1;
}

CallChains::OfPath& CallChains::addPath(const std::string& path)
{
    const auto [place, isNew] = m_paths.try_emplace(path);
    if (isNew) {
        m_pathOfUnrecorded.push_back(path);
        place->second.unrecorded = -static_cast<int>(m_pathOfUnrecorded.size());
    }
    return place->second;
}

/// Modules that made nodes, and callers that have not come to their end.
void CallChains::addPaths(const Graph& graph)
{
    for (const ModuleCall& call : m_calls) {
        if (!call.caller.empty())
            addPath(call.caller);
    }
    const Node* before = nullptr;
    for (const Node& node : graph.nodes) {
        if (!isOperator(node) || node.module.empty())
            continue;
        const bool isKnown =
            before != nullptr && before->module == node.module && before->moduleType == node.moduleType;
        if (!isKnown)
            addPath(node.module).type = node.moduleType;
        before = &node;
    }
}

void CallChains::findLastKnown(const Graph& graph)
{
    NodeId last = -1;
    for (const ModuleCall& call : m_calls) {
        for (const ModuleCall::Output& output : call.outputs)
            last = std::max(last, madeBy(graph, output.node));
        m_lastKnown.push_back(last);
    }
}

/// A caller's call ends after the ones that it made, before its next one begins: it is the first to end.
void CallChains::findCallers()
{
    const bool areRecorded =
        std::ranges::any_of(m_calls, [](const ModuleCall& call) { return !call.caller.empty(); });
    m_callers.resize(m_calls.size());
    std::unordered_map<std::string_view, int> next; // of each path, the call that ends next
    for (std::size_t i = m_calls.size(); i > 0; --i) {
        const ModuleCall& call = m_calls[i - 1];
        std::string_view caller = call.caller;
        if (!areRecorded) {
            caller = around(call.path);
            while (!caller.empty() && !m_paths.contains(caller))
                caller = around(caller);
        }
        const auto found = next.find(caller);
        m_callers[i - 1] = found != next.end() ? found->second
                           : caller.empty()    ? isRoot
                                               : m_paths.find(caller)->second.unrecorded;
        if (!call.path.empty())
            next[call.path] = static_cast<int>(i - 1);
    }
}

/// Asked in the order of nodes: what is over stays over. Thousands of operators of one call share a chain.
int CallChains::chainOf(std::string_view at, NodeId node)
{
    if (at.empty())
        return 0;
    const auto found = m_paths.find(at);
    const int innermost = found == m_paths.end() ? -1 : callAt(found->second, node);
    if (innermost < 0)
        return add(chainFrom(at, node));
    int& known = m_chainOfCall[static_cast<std::size_t>(innermost)];
    if (known >= 0)
        return known;
    const int number = add(chainFrom(at, node));
    // Below 0 are calls that are not recorded: who called them depends on the node.
    if (std::ranges::all_of(chain(number), [](int call) { return call >= 0; }))
        known = number;
    return number;
}

CallChains::Chain CallChains::chainFrom(std::string_view at, NodeId node)
{
    constexpr std::size_t usualLevels = 6; // as many as the smallest block of memory holds
    Chain chain;
    chain.reserve(usualLevels);
    while (!at.empty() && chain.size() < mostLevels) {
        const auto found = m_paths.find(at);
        if (found == m_paths.end()) { // a container that is never called
            at = around(at);
            continue;
        }
        int call = callAt(found->second, node);
        for (; call >= 0 && chain.size() < mostLevels; call = m_callers[static_cast<std::size_t>(call)])
            chain.push_back(call);
        if (call == isRoot)
            break;
        chain.push_back(call);
        at = around(path(call));
    }
    std::ranges::reverse(chain);
    return chain;
}

int CallChains::callAt(OfPath& path, NodeId node) const
{
    while (path.next < path.calls.size() && lastKnown(path.calls[path.next]) < node)
        ++path.next;
    if (path.next < path.calls.size())
        return path.calls[path.next];
    return m_isComplete && !path.calls.empty() ? path.calls.back() : path.unrecorded;
}

NodeId CallChains::lastKnown(int call) const
{
    return call < 0 ? -1 : m_lastKnown[static_cast<std::size_t>(call)];
}

const std::string& CallChains::path(int call) const
{
    return call < 0 ? m_pathOfUnrecorded[static_cast<std::size_t>(-1 - call)]
                    : m_calls[static_cast<std::size_t>(call)].path;
}

const std::string& CallChains::type(int call) const
{
    return call < 0 ? m_paths.at(path(call)).type : m_calls[static_cast<std::size_t>(call)].type;
}

} // namespace scalescope::graph
