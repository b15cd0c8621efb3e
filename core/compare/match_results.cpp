// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/matching.h"

#include <algorithm>
#include <map>

namespace scalescope::compare {

namespace {

using graph::Graph;
using graph::ModuleCall;
using graph::Node;

using CallsOfPaths = std::map<std::string_view, std::vector<const ModuleCall*>>; ///< by path, in order

CallsOfPaths callsByPath(const std::vector<ModuleCall>& calls)
{
    CallsOfPaths result;
    for (const ModuleCall& call : calls)
        result[call.path].push_back(&call);
    for (auto& [path, ofPath] : result)
        std::ranges::stable_sort(ofPath, {}, &ModuleCall::order);
    return result;
}

/// An operator of the module's own code, not one that a module inside it handed on.
const Node* madeBy(const Graph& graph, graph::NodeId id, const ModuleCall& call)
{
    const Node* node = graph.find(id);
    return node && node->kind == graph::NodeKind::Op && node->module == call.path ? node : nullptr;
}

/// A trace leaves out what nobody uses: of a tuple's elements the only one that is left is the result itself.
bool areOnePlace(const std::string& a, const std::string& b)
{
    return a == b || (a.empty() && b == "0") || (b.empty() && a == "0");
}

void matchCalls(Matching& matching, const ModuleCall& a, const ModuleCall& b)
{
    if (a.type != b.type)
        return; // another module stands at that path now
    for (std::size_t i = 0; i < std::min(a.outputs.size(), b.outputs.size()); ++i) {
        const Node* inA = madeBy(matching.a(), a.outputs[i].node, a);
        const Node* inB = madeBy(matching.b(), b.outputs[i].node, b);
        if (!inA || !inB || !areOnePlace(a.outputs[i].path, b.outputs[i].path) || inA->shape != inB->shape)
            continue;
        const auto placeA = static_cast<std::size_t>(inA - matching.a().nodes.data());
        const auto placeB = static_cast<std::size_t>(inB - matching.b().nodes.data());
        if (matching.isFreeA(placeA) && matching.isFreeB(placeB))
            matching.pair(placeA, placeB, MatchedBy::Place);
    }
}

} // namespace

void matchModuleResults(Matching& matching, const std::vector<ModuleCall>& callsA,
                        const std::vector<ModuleCall>& callsB)
{
    const CallsOfPaths inA = callsByPath(callsA);
    const CallsOfPaths inB = callsByPath(callsB);
    for (const auto& [path, ofA] : inA) {
        const auto ofB = inB.find(path);
        if (ofB == inB.end() || ofB->second.size() != ofA.size())
            continue; // the n-th of the one need not be the n-th of the other
        for (std::size_t i = 0; i < ofA.size(); ++i)
            matchCalls(matching, *ofA[i], *ofB->second[i]);
    }
}

} // namespace scalescope::compare
