// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/matching.h"

#include <algorithm>

namespace scalescope::compare {

namespace {

using graph::Node;
using graph::NodeId;
using graph::NodeKind;

std::size_t positionOf(const graph::Graph& graph, NodeId id)
{
    const Node* node = graph.find(id);
    return node ? static_cast<std::size_t>(node - graph.nodes.data()) : unmatched;
}

/// What operators read without an operator having made it.
bool isGiven(const Node& node)
{
    return node.kind != NodeKind::Op && node.kind != NodeKind::Output;
}

void matchRead(Matching& matching, NodeId readByA, NodeId readByB)
{
    const std::size_t inA = positionOf(matching.a(), readByA);
    const std::size_t inB = positionOf(matching.b(), readByB);
    if (inA == unmatched || inB == unmatched || !matching.isFreeA(inA) || !matching.isFreeB(inB))
        return;
    const Node& a = matching.a().nodes[inA];
    const Node& b = matching.b().nodes[inB];
    if (isGiven(a) && a.kind == b.kind)
        matching.pair(inA, inB, MatchedBy::Graph);
}

/// An output whose place in the result has another name, by the tensor that it gives out.
void matchOutputs(Matching& matching)
{
    std::unordered_map<std::size_t, std::size_t> outputOf; // by the position of the tensor in b
    const auto& nodesB = matching.b().nodes;
    for (std::size_t i = nodesB.size(); i-- > 0;) {
        if (nodesB[i].kind != NodeKind::Output || !matching.isFreeB(i))
            continue;
        for (const NodeId source : referencesOf(nodesB[i]))
            outputOf[positionOf(matching.b(), source)] = i;
    }
    const auto& nodesA = matching.a().nodes;
    for (std::size_t i = 0; i < nodesA.size(); ++i) {
        if (nodesA[i].kind != NodeKind::Output || !matching.isFreeA(i))
            continue;
        for (const NodeId source : referencesOf(nodesA[i])) {
            const std::size_t inA = positionOf(matching.a(), source);
            const auto found = outputOf.find(inA == unmatched ? unmatched : matching.partnerOfA(inA));
            if (found != outputOf.end() && matching.isFreeA(i) && matching.isFreeB(found->second))
                matching.pair(i, found->second, MatchedBy::Graph);
        }
    }
}

} // namespace

void matchArguments(Matching& matching)
{
    for (std::size_t i = 0; i < matching.a().nodes.size(); ++i) {
        if (matching.isFreeA(i))
            continue;
        const auto readByA = referencesOf(matching.a().nodes[i]);
        const auto readByB = referencesOf(matching.b().nodes[matching.partnerOfA(i)]);
        for (std::size_t k = 0; k < std::min(readByA.size(), readByB.size()); ++k)
            matchRead(matching, readByA[k], readByB[k]);
    }
    matchOutputs(matching);
}

} // namespace scalescope::compare
