// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/common_subsequence.h"
#include "core/compare/matching.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <functional>

namespace scalescope::compare {

namespace {

using graph::Node;
using graph::NodeKind;
using Positions = std::vector<std::size_t>;

/// What nodes must have in common to stand at the same place.
using TokenOf = std::function<std::uint32_t(const Node&)>;

/// Operators in order of execution.
Positions operatorsOf(const graph::Graph& graph)
{
    Positions result;
    for (std::size_t i = 0; i < graph.nodes.size(); ++i)
        if (graph.nodes[i].kind == NodeKind::Op)
            result.push_back(i);
    return result;
}

using OperatorsByModule = std::unordered_map<std::string_view, Positions>;

/// Of modules that have one that is free.
OperatorsByModule operatorsByModule(const graph::Graph& graph, const std::function<bool(std::size_t)>& isFree)
{
    OperatorsByModule result;
    const Positions operators = operatorsOf(graph);
    for (const std::size_t i : operators)
        if (isFree(i))
            result.try_emplace(graph.nodes[i].module);
    if (result.empty())
        return result;
    for (const std::size_t i : operators)
        if (const auto module = result.find(graph.nodes[i].module); module != result.end())
            module->second.push_back(i);
    return result;
}

/// Places in the two sequences of operators between which unmatched ones may be paired.
class Gaps
{
public:
    Gaps(Matching& matching, const Positions& a, const Positions& b, MatchedBy by)
        : m_matching(matching), m_a(a), m_b(b), m_by(by)
    {
    }

    void fill(const TokenOf& tokenOf)
    {
        if (std::ranges::none_of(m_a, [&](std::size_t i) { return m_matching.isFreeA(i); }) ||
            std::ranges::none_of(m_b, [&](std::size_t i) { return m_matching.isFreeB(i); }))
            return;
        std::size_t fromA = 0;
        std::size_t fromB = 0;
        for (const auto& [inA, inB] : anchors()) {
            fillBetween(fromA, inA, fromB, inB, tokenOf);
            fromA = inA + 1;
            fromB = inB + 1;
        }
        fillBetween(fromA, m_a.size(), fromB, m_b.size(), tokenOf);
    }

private:
    /// Pairs that are known, as far as they are in the same order in both sequences.
    [[nodiscard]] PositionPairs anchors() const
    {
        PositionPairs known;
        for (std::size_t i = 0; i < m_a.size(); ++i) {
            const std::size_t partner = m_matching.partnerOfA(m_a[i]);
            const auto place = std::ranges::lower_bound(m_b, partner); // positions in a graph ascend
            if (place != m_b.end() && *place == partner)
                known.emplace_back(i, static_cast<std::size_t>(place - m_b.begin()));
        }
        return longestAscending(known);
    }

    void fillBetween(std::size_t fromA, std::size_t endA, std::size_t fromB, std::size_t endB,
                     const TokenOf& tokenOf)
    {
        const auto freeOf = [](const Positions& all, std::size_t from, std::size_t end, const auto& isFree) {
            Positions free;
            std::copy_if(all.begin() + static_cast<std::ptrdiff_t>(from),
                         all.begin() + static_cast<std::ptrdiff_t>(end), std::back_inserter(free), isFree);
            return free;
        };
        const Positions freeA =
            freeOf(m_a, fromA, endA, [this](std::size_t i) { return m_matching.isFreeA(i); });
        const Positions freeB =
            freeOf(m_b, fromB, endB, [this](std::size_t i) { return m_matching.isFreeB(i); });
        if (freeA.empty() || freeB.empty())
            return;
        const auto tokensOf = [&tokenOf](const graph::Graph& graph, const Positions& nodes) {
            std::vector<std::uint32_t> tokens(nodes.size());
            std::ranges::transform(nodes, tokens.begin(),
                                   [&](std::size_t i) { return tokenOf(graph.nodes[i]); });
            return tokens;
        };
        const auto tokensA = tokensOf(m_matching.a(), freeA);
        const auto tokensB = tokensOf(m_matching.b(), freeB);
        for (const auto& [inA, inB] : commonSubsequence(tokensA, tokensB))
            m_matching.pair(freeA[inA], freeB[inB], m_by);
    }

    Matching& m_matching;
    const Positions& m_a;
    const Positions& m_b;
    MatchedBy m_by;
};

std::string operationText(const Node& node)
{
    return std::string(operation(node)) + "|" + std::to_string(node.outputIndex);
}

std::string operationAndShape(const Node& node)
{
    return operationText(node) + "|" + text::shapeText(node.shape);
}

} // namespace

void matchPlaceInModules(Matching& matching)
{
    Tokens tokens;
    const auto inA = operatorsByModule(matching.a(), [&](std::size_t i) { return matching.isFreeA(i); });
    const auto inB = operatorsByModule(matching.b(), [&](std::size_t i) { return matching.isFreeB(i); });
    for (const auto& [module, operatorsA] : inA) {
        const auto other = inB.find(module);
        if (other == inB.end())
            continue;
        Gaps gaps(matching, operatorsA, other->second, MatchedBy::Place);
        gaps.fill([&](const Node& node) { return tokens.of(operationAndShape(node)); });
        gaps.fill([&](const Node& node) { return tokens.of(operationText(node)); });
    }
}

void matchPlaceInGraph(Matching& matching)
{
    Tokens tokens;
    const Positions a = operatorsOf(matching.a());
    const Positions b = operatorsOf(matching.b());
    Gaps(matching, a, b, MatchedBy::Graph).fill([&](const Node& node) {
        return tokens.of(operationAndShape(node));
    });
}

} // namespace scalescope::compare
