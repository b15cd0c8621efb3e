// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/alignment.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace scalescope::compare {

/// For maps of texts that views are looked up in: nothing is copied for it.
struct TextHash
{
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};

inline constexpr std::size_t unmatched = static_cast<std::size_t>(-1);

/// The pairs found so far, while graphs are aligned. Rules add to it, the surest first; none takes back.
class Matching
{
public:
    Matching(const graph::Graph& a, const graph::Graph& b);

    void pair(std::size_t inA, std::size_t inB, MatchedBy by);
    [[nodiscard]] bool isFreeA(std::size_t inA) const { return m_partnerOfA[inA] == unmatched; }
    [[nodiscard]] bool isFreeB(std::size_t inB) const { return m_partnerOfB[inB] == unmatched; }
    /// Whether a graph has no node left that could be paired.
    [[nodiscard]] bool isComplete() const { return m_freeInA == 0 || m_freeInB == 0; }
    /// The other node of a pair, or `unmatched`.
    [[nodiscard]] std::size_t partnerOfA(std::size_t inA) const { return m_partnerOfA[inA]; }

    [[nodiscard]] const graph::Graph& a() const { return *m_a; }
    [[nodiscard]] const graph::Graph& b() const { return *m_b; }

    [[nodiscard]] Alignment take() const;

private:
    const graph::Graph* m_a;
    const graph::Graph* m_b;
    std::vector<std::size_t> m_partnerOfA;
    std::vector<std::size_t> m_partnerOfB;
    std::vector<MatchedBy> m_by; ///< by position in the first graph
    std::size_t m_freeInA;
    std::size_t m_freeInB;
};

/// Gives equal texts equal numbers. A text is copied where it is new alone: most of a graph's are not.
class Tokens
{
public:
    std::uint32_t of(std::string_view text)
    {
        const auto known = m_numbers.find(text);
        if (known != m_numbers.end())
            return known->second;
        return m_numbers.emplace(text, static_cast<std::uint32_t>(m_numbers.size())).first->second;
    }

private:
    std::unordered_map<std::string, std::uint32_t, TextHash, std::equal_to<>> m_numbers;
};

/// What an operator computes, whatever its spelling: "aten::add" of "aten::add_", which works in place;
/// "convolution" of "aten::conv2d", which a trace spells "aten::_convolution".
std::string_view operation(const graph::Node& node);

/// False for two parameters, or buffers, of one name that belong to different types of modules or have other
/// numbers of dimensions: another module stands at that path. True for all other nodes.
bool maybeOneParameter(const graph::Node& a, const graph::Node& b);

// The rules, in the order in which they are asked; docs/compare.md describes each.
void matchProvenance(Matching& matching);
void matchOrder(Matching& matching);
void matchPlaceInModules(Matching& matching);
void matchModuleResults(Matching& matching, const std::vector<graph::ModuleCall>& callsA,
                        const std::vector<graph::ModuleCall>& callsB);
void matchPlaceInGraph(Matching& matching);
void matchArguments(Matching& matching);
void matchConstants(Matching& matching);

} // namespace scalescope::compare
