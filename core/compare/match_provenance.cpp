// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/matching.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <unordered_set>
#include <utility>

namespace scalescope::compare {

namespace {

using graph::Graph;
using graph::Node;
using graph::NodeKind;

std::optional<graph::Provenance::Call> callOf(const Node& node)
{
    return node.kind == NodeKind::Op ? node.provenance.call() : std::nullopt;
}

using Occurrences = std::unordered_map<std::string_view, std::vector<std::int64_t>>;

struct Calls
{
    Occurrences occurrences; ///< of each module's operators, ascending, each once
    bool transformed = false;
};

Calls callsOf(const Graph& graph)
{
    Calls calls;
    for (const Node& node : graph.nodes) {
        const auto call = callOf(node);
        if (!call)
            continue;
        calls.transformed |= call->hasRole || (!call->isWrite && call->target != node.target);
        if (!call->hasRole)
            calls.occurrences[call->group].push_back(call->occurrence);
    }
    for (auto& [group, numbers] : calls.occurrences) {
        std::ranges::sort(numbers);
        numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    }
    return calls;
}

/// Operators of which one program has more calls in a module than the other. There the n-th of the one need
/// not be the n-th of the other, and place decides, unless a transform took calls out: it leaves the numbers
/// of the others as they were.
std::unordered_set<std::string_view> doubtfulGroups(const Graph& a, const Graph& b)
{
    const Calls inA = callsOf(a);
    const Calls inB = callsOf(b);
    std::unordered_set<std::string_view> result;
    if (inA.transformed || inB.transformed)
        return result;
    for (const auto& [group, numbers] : inA.occurrences) {
        const auto other = inB.occurrences.find(group);
        if (other != inB.occurrences.end() && other->second != numbers)
            result.insert(group);
    }
    return result;
}

/// Pairs nodes of the same kind and provenance that `allows`; several of one provenance in order.
void matchSameProvenance(Matching& matching, const std::function<bool(const Node& a, const Node& b)>& allows)
{
    const auto& nodesA = matching.a().nodes;
    const auto& nodesB = matching.b().nodes;
    std::unordered_map<std::string_view, std::size_t> first; // of each provenance
    std::vector<std::size_t> next(nodesB.size(), unmatched); // with the same
    first.reserve(nodesB.size());
    for (std::size_t i = nodesB.size(); i-- > 0;) {
        if (nodesB[i].provenance.empty() || !matching.isFreeB(i))
            continue;
        const auto [place, isNew] = first.try_emplace(nodesB[i].provenance.text(), i);
        if (!isNew)
            next[i] = std::exchange(place->second, i);
    }
    for (std::size_t i = 0; i < nodesA.size(); ++i) {
        const auto found = matching.isFreeA(i) ? first.find(nodesA[i].provenance.text()) : first.end();
        if (found == first.end() || found->second == unmatched)
            continue;
        const std::size_t inB = found->second;
        if (nodesB[inB].kind != nodesA[i].kind || !allows(nodesA[i], nodesB[inB]))
            continue;
        matching.pair(i, inB, MatchedBy::Provenance);
        found->second = next[inB];
    }
}

} // namespace

void matchProvenance(Matching& matching)
{
    const auto doubtful = doubtfulGroups(matching.a(), matching.b());
    const auto isConstant = [](const Node& node) { return node.kind == NodeKind::Constant; };
    // Constants are numbered through, so that one more changes the numbers of all that follow.
    const bool sameConstants = std::ranges::count_if(matching.a().nodes, isConstant) ==
                               std::ranges::count_if(matching.b().nodes, isConstant);
    matchSameProvenance(matching, [&](const Node& a, const Node& b) {
        if (isConstant(a))
            return sameConstants && a.shape == b.shape;
        if (!maybeOneParameter(a, b))
            return false;
        const auto call = callOf(a);
        return !call || !doubtful.contains(call->group);
    });
}

void matchConstants(Matching& matching)
{
    matchSameProvenance(matching, [](const Node& a, const Node& b) {
        return a.kind == NodeKind::Constant && a.shape == b.shape;
    });
}

} // namespace scalescope::compare
