// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/matching.h"

namespace scalescope::compare {

Matching::Matching(const graph::Graph& a, const graph::Graph& b)
    : m_a(&a),
      m_b(&b),
      m_partnerOfA(a.nodes.size(), unmatched),
      m_partnerOfB(b.nodes.size(), unmatched),
      m_by(a.nodes.size(), MatchedBy::Provenance)
{
}

void Matching::pair(std::size_t inA, std::size_t inB, MatchedBy by)
{
    m_partnerOfA[inA] = inB;
    m_partnerOfB[inB] = inA;
    m_by[inA] = by;
}

Alignment Matching::take() const
{
    Alignment result;
    result.rows.reserve(m_a->nodes.size());
    result.rowOfA.resize(m_a->nodes.size());
    result.rowOfB.resize(m_b->nodes.size());
    std::size_t passed =
        0; // nodes of the first graph before this one have a row, or wait for their partner's
    const auto removedBefore = [&](std::size_t end) {
        for (; passed < end; ++passed) {
            if (!isFreeA(passed))
                continue;
            result.rowOfA[passed] = result.rows.size();
            result.rows.push_back({passed, std::nullopt});
        }
    };
    for (std::size_t inB = 0; inB < m_b->nodes.size(); ++inB) {
        const std::size_t inA = m_partnerOfB[inB];
        if (inA != unmatched)
            removedBefore(inA);
        result.rowOfB[inB] = result.rows.size();
        if (inA == unmatched) {
            result.rows.push_back({std::nullopt, inB});
        } else {
            result.rowOfA[inA] = result.rows.size();
            result.rows.push_back({inA, inB, m_by[inA]});
        }
    }
    removedBefore(m_a->nodes.size());
    return result;
}

std::string_view operation(const graph::Node& node)
{
    std::string_view target = node.target;
    if (target.size() > 1 && target.back() == '_' && target[target.size() - 2] != '_')
        target.remove_suffix(1);
    return target;
}

} // namespace scalescope::compare
