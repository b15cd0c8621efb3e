// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/matching.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <unordered_set>
#include <utility>

namespace scalescope::compare {

namespace {

using graph::Node;
using graph::NodeKind;

std::optional<graph::Provenance::Call> callOf(const Node& node)
{
    return node.kind == NodeKind::Op ? node.provenance.call() : std::nullopt;
}

using Occurrences = std::unordered_map<std::string_view, std::vector<std::int64_t>>;

/// What the calls of a program are.
struct Calls
{
    Occurrences occurrences; ///< of each module's operators
    bool transformed = false;

    void add(const Node& node)
    {
        const auto call = callOf(node);
        if (!call)
            return;
        transformed |= call->hasRole || (!call->isWrite && call->target != node.target);
        if (!call->hasRole)
            occurrences[call->group].push_back(call->occurrence);
    }
};

/// Ascending, each once.
void sortOnce(std::vector<std::int64_t>& numbers)
{
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
}

/// Operators of which one program has more calls in a module than the other. There the n-th of the one need
/// not be the n-th of the other, and place decides, unless a transform took calls out: it leaves the numbers
/// of the others as they were.
std::unordered_set<std::string_view> doubtfulGroups(Calls& a, Calls& b)
{
    std::unordered_set<std::string_view> result;
    if (a.transformed || b.transformed)
        return result;
    for (auto& [group, numbers] : a.occurrences) {
        const auto other = b.occurrences.find(group);
        if (other == b.occurrences.end())
            continue;
        sortOnce(numbers);
        sortOnce(other->second);
        if (other->second != numbers)
            result.insert(group);
    }
    return result;
}

/// Which nodes of two graphs have the same provenance. Finding them reads all texts, which in large graphs
/// takes longer than all else: what is also asked of each node, `visit` learns on the way.
class SameProvenance
{
public:
    using Visit = std::function<void(const Node&)>;

    SameProvenance(Matching& matching, const Visit& visitA, const Visit& visitB)
        : m_matching(matching), m_next(matching.b().nodes.size(), unmatched)
    {
        findInB(visitB);
        const auto& nodes = matching.a().nodes;
        m_ofA.reserve(nodes.size());
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            visitA(nodes[i]);
            const auto found = matching.isFreeA(i) ? m_first.find(nodes[i].provenance.text()) : m_first.end();
            m_ofA.push_back(found == m_first.end() ? nullptr : &found->second);
        }
    }

    /// Pairs nodes of the same kind that `allows`; several of one provenance in order.
    void pair(const std::function<bool(const Node& a, const Node& b)>& allows)
    {
        const auto& nodesA = m_matching.a().nodes;
        const auto& nodesB = m_matching.b().nodes;
        for (std::size_t i = 0; i < nodesA.size(); ++i) {
            if (m_ofA[i] == nullptr || *m_ofA[i] == unmatched)
                continue;
            const std::size_t inB = *m_ofA[i];
            if (nodesB[inB].kind != nodesA[i].kind || !allows(nodesA[i], nodesB[inB]))
                continue;
            m_matching.pair(i, inB, MatchedBy::Provenance);
            *m_ofA[i] = m_next[inB];
        }
    }

private:
    void findInB(const Visit& visit)
    {
        const auto& nodes = m_matching.b().nodes;
        m_first.reserve(nodes.size());
        for (std::size_t i = nodes.size(); i-- > 0;) {
            visit(nodes[i]);
            if (nodes[i].provenance.empty() || !m_matching.isFreeB(i))
                continue;
            const auto [place, isNew] = m_first.try_emplace(nodes[i].provenance.text(), i);
            if (!isNew)
                m_next[i] = std::exchange(place->second, i);
        }
    }

    Matching& m_matching;
    std::unordered_map<std::string_view, std::size_t> m_first; ///< free node of each provenance in b
    std::vector<std::size_t> m_next;                           ///< of each node in b the one after it
    std::vector<std::size_t*> m_ofA;                           ///< the place in m_first of each node in a
};

bool isConstant(const Node& node)
{
    return node.kind == NodeKind::Constant;
}

} // namespace

void matchProvenance(Matching& matching)
{
    Calls callsA, callsB;
    SameProvenance same(
        matching, [&](const Node& node) { callsA.add(node); }, [&](const Node& node) { callsB.add(node); });
    const auto doubtful = doubtfulGroups(callsA, callsB);
    // Constants are numbered through, so that one more changes the numbers of all that follow.
    const bool sameConstants = std::ranges::count_if(matching.a().nodes, isConstant) ==
                               std::ranges::count_if(matching.b().nodes, isConstant);
    same.pair([&](const Node& a, const Node& b) {
        if (isConstant(a))
            return sameConstants && a.shape == b.shape;
        if (!maybeOneParameter(a, b))
            return false;
        const auto call = doubtful.empty() ? std::nullopt : callOf(a);
        return !call || !doubtful.contains(call->group);
    });
}

void matchConstants(Matching& matching)
{
    const auto nothing = [](const Node&) {};
    SameProvenance(matching, nothing, nothing).pair([](const Node& a, const Node& b) {
        return isConstant(a) && a.shape == b.shape;
    });
}

} // namespace scalescope::compare
