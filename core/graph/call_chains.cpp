// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/call_chains.h"

#include <algorithm>

namespace scalescope::graph {

namespace {

/// More levels than a run file may have, so that one that was made up can't ask for more.
constexpr std::size_t mostLevels = 256;

std::string_view around(std::string_view path)
{
    const std::size_t dot = path.rfind('.');
    return path.substr(0, dot == path.npos ? 0 : dot);
}

} // namespace

CallChains::CallChains(const Graph& graph, const std::vector<ModuleCall>& calls) : m_calls(calls)
{
    addCalls();
    const std::vector<int> callers = recordedCallers();
    const std::vector<int> moduleOfNode = modulesOf(graph);
    findLastKnown(graph);
    findCallers(callers);
    m_chainOfCall.resize(calls.size(), -1);
    m_chainOfNode.reserve(graph.nodes.size());
    for (std::size_t i = 0; i < graph.nodes.size(); ++i)
        m_chainOfNode.push_back(chainOf(moduleOfNode[i], graph.nodes[i].id));
}

int CallChains::add(const std::vector<int>& chain)
{
    m_chains.push_back({m_callsOfChains.size(), chain.size()});
    m_callsOfChains.insert(m_callsOfChains.end(), chain.begin(), chain.end());
    return static_cast<int>(m_chains.size()) - 1;
}

/// The number of a module, a new one where its path is new.
int CallChains::moduleAt(std::string_view path)
{
    if (path.empty())
        return noModule;
    const auto [place, isNew] = m_numbers.try_emplace(path, static_cast<int>(m_modules.size()));
    if (isNew)
        m_modules.push_back({path, {}});
    return place->second;
}

/// The innermost module around this one that is ever called.
int CallChains::moduleAround(int module) const
{
    for (std::string_view path = around(at(module).path); !path.empty(); path = around(path)) {
        if (const auto found = m_numbers.find(path); found != m_numbers.end())
            return found->second;
    }
    return noModule;
}

void CallChains::addCalls()
{
    m_nextOfModule.resize(m_calls.size(), -1);
    m_moduleOfCall.reserve(m_calls.size());
    m_numbers.reserve(m_calls.size());
    for (const ModuleCall& call : m_calls) {
        const int number = static_cast<int>(m_moduleOfCall.size());
        const int module = moduleAt(call.path);
        m_moduleOfCall.push_back(module);
        if (module == noModule) {
            m_isComplete = true;
            continue;
        }
        at(module).type = call.type;
        if (at(module).last < 0)
            at(module).next = number;
        else
            m_nextOfModule[static_cast<std::size_t>(at(module).last)] = number;
        at(module).last = number;
    }
}

/// The modules that called, of each call, also those that have not come to their end; nothing where none is
/// recorded.
std::vector<int> CallChains::recordedCallers()
{
    if (std::ranges::all_of(m_calls, [](const ModuleCall& call) { return call.caller.empty(); }))
        return {};
    std::vector<int> callers;
    callers.reserve(m_calls.size());
    for (const ModuleCall& call : m_calls)
        callers.push_back(moduleAt(call.caller));
    return callers;
}

/// Of each node the module that made it, where it is an operator; finds out which are.
std::vector<int> CallChains::modulesOf(const Graph& graph)
{
    std::vector<int> modules;
    modules.reserve(graph.nodes.size());
    m_isOperator.reserve(graph.nodes.size());
    const Node* before = nullptr; // with a module
    int known = noModule;
    for (const Node& node : graph.nodes) {
        m_isOperator.push_back(node.kind == NodeKind::Op && !node.provenance.isWrite());
        if (!m_isOperator.back() || node.module.empty()) {
            modules.push_back(noModule);
            continue;
        }
        if (before == nullptr || before->module != node.module)
            known = moduleAt(node.module);
        at(known).type = node.moduleType;
        before = &node;
        modules.push_back(known);
    }
    return modules;
}

/// The operator that a node's content comes from: the node itself, or the one that wrote. -1 where it is
/// none.
NodeId CallChains::madeBy(const Graph& graph, NodeId id) const
{
    for (const Node* node = graph.find(id); node != nullptr;) {
        if (isOperator(static_cast<std::size_t>(node - graph.nodes.data())))
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

void CallChains::findLastKnown(const Graph& graph)
{
    NodeId last = -1;
    m_lastKnown.reserve(m_calls.size());
    for (const ModuleCall& call : m_calls) {
        for (const ModuleCall::Output& output : call.outputs)
            last = std::max(last, madeBy(graph, output.node));
        m_lastKnown.push_back(last);
    }
}

/// A caller's call ends after the ones that it made, before its next one begins: it is the first to end.
void CallChains::findCallers(const std::vector<int>& recorded)
{
    m_callers.resize(m_calls.size(), isRoot);
    std::vector<int> next(m_modules.size(), -1); // of each module, the call that ends next
    for (std::size_t i = m_calls.size(); i-- > 0;) {
        const int module = m_moduleOfCall[i];
        const int caller = !recorded.empty()    ? recorded[i]
                           : module == noModule ? noModule
                                                : moduleAround(module);
        if (caller != noModule) {
            const int call = next[static_cast<std::size_t>(caller)];
            m_callers[i] = call >= 0 ? call : -1 - caller;
        }
        if (module != noModule)
            next[static_cast<std::size_t>(module)] = static_cast<int>(i);
    }
}

/// Asked in the order of nodes: what is over stays over. Thousands of operators of one call share a chain.
int CallChains::chainOf(int module, NodeId node)
{
    if (module == noModule)
        return 0;
    const int innermost = callAt(module, node);
    if (innermost < 0)
        return addChain(module, node);
    int& known = m_chainOfCall[static_cast<std::size_t>(innermost)];
    if (known >= 0)
        return known;
    const int number = addChain(module, node);
    // Below 0 are calls that are not recorded: who called them depends on the node.
    if (std::ranges::all_of(chain(number), [](int call) { return call >= 0; }))
        known = number;
    return number;
}

int CallChains::addChain(int module, NodeId node)
{
    const std::size_t begin = m_callsOfChains.size();
    const auto levels = [&] { return m_callsOfChains.size() - begin; };
    while (module != noModule && levels() < mostLevels) {
        int call = callAt(module, node);
        for (; call >= 0 && levels() < mostLevels; call = m_callers[static_cast<std::size_t>(call)])
            m_callsOfChains.push_back(call);
        if (call == isRoot)
            break;
        m_callsOfChains.push_back(call);
        module = moduleAround(moduleOf(call));
    }
    std::reverse(m_callsOfChains.begin() + static_cast<std::ptrdiff_t>(begin), m_callsOfChains.end());
    m_chains.push_back({begin, levels()});
    return static_cast<int>(m_chains.size()) - 1;
}

int CallChains::callAt(int module, NodeId node)
{
    Module& of = at(module);
    while (of.next >= 0 && lastKnown(of.next) < node)
        of.next = m_nextOfModule[static_cast<std::size_t>(of.next)];
    if (of.next >= 0)
        return of.next;
    return m_isComplete && of.last >= 0 ? of.last : -1 - module;
}

NodeId CallChains::lastKnown(int call) const
{
    return call < 0 ? -1 : m_lastKnown[static_cast<std::size_t>(call)];
}

std::string_view CallChains::type(int call) const
{
    return call < 0 ? at(moduleOf(call)).type
                    : std::string_view(m_calls[static_cast<std::size_t>(call)].type);
}

} // namespace scalescope::graph
