// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/repeats.h"
#include "core/sheet/finding.h"

#include <map>
#include <tuple>
#include <vector>

namespace scalescope::sheet {

class ProblemRows;
struct ProblemRow;

/// Where what is wrong with tensors comes from, as the list of problems has it. The graph has to outlive it.
class FindingOrigins
{
public:
    FindingOrigins(const graph::Graph& graph, const ProblemRows& problems);

    /// What a tensor's finding follows from; nothing where it starts there. The list leaves out tensors that
    /// hold the values of another again: they follow from it, or from what it follows from.
    [[nodiscard]] std::optional<graph::TensorId> causeOf(const graph::TensorId& place, Finding finding) const;
    /// Whether it holds the values of another again.
    [[nodiscard]] bool isRepeated(const graph::TensorId& place) const
    {
        return m_repeats.original(place.node, place.direction) != nullptr;
    }
    /// Whether what starts in a tensor, with what follows from it, happens only if tensors are stored so;
    /// nothing where nothing starts there.
    [[nodiscard]] std::optional<bool> isOnlyIfStored(const graph::TensorId& place, Finding finding) const;
    /// A tensor that is subnormal, which is no error by itself.
    struct Subnormal
    {
        graph::TensorId place;
        std::optional<graph::TensorId> cause; ///< as of causeOf()
        bool isWarning = true;                ///< false where errors follow from it
        int errors = 0;                       ///< that follow from it
        bool isOnlyIfStored = false;          ///< as of its row
    };
    [[nodiscard]] const std::vector<Subnormal>& subnormal() const { return m_subnormal; }

private:
    enum class Family { NonFinite, Large, Small, Dead };
    using Key = std::tuple<graph::NodeId, graph::Direction, Family>;
    static Family familyOf(report::ScaleProblemKind kind);
    static Family familyOf(Finding finding);

    void add(const ProblemRow& row, const std::optional<graph::TensorId>& cause);

    report::RepeatedValues m_repeats;
    std::map<Key, std::optional<graph::TensorId>> m_causes; ///< nothing for an origin
    std::map<Key, bool> m_ifStored;                         ///< of origins
    std::vector<Subnormal> m_subnormal;
};

} // namespace scalescope::sheet
