// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/finding_origins.h"

#include "core/sheet/problem_rows.h"

namespace scalescope::sheet {

FindingOrigins::FindingOrigins(const graph::Graph& graph, const ProblemRows& problems) : m_repeats(graph)
{
    for (const ProblemRow& row : problems.top())
        add(row, std::nullopt);
}

FindingOrigins::Family FindingOrigins::familyOf(report::ScaleProblemKind kind)
{
    switch (kind) {
    case report::ScaleProblemKind::NaN:
    case report::ScaleProblemKind::Infinity:
        return Family::NonFinite;
    case report::ScaleProblemKind::Overflow:
        return Family::Large;
    case report::ScaleProblemKind::Dead:
        return Family::Dead;
    case report::ScaleProblemKind::Lost:
    case report::ScaleProblemKind::Underflow:
    case report::ScaleProblemKind::Subnormal:
        break;
    }
    return Family::Small;
}

FindingOrigins::Family FindingOrigins::familyOf(Finding finding)
{
    return finding >= Finding::Infinity   ? Family::NonFinite
           : finding == Finding::Overflow ? Family::Large
                                          : Family::Small;
}

/// `cause` is that of the row that this one is beneath.
void FindingOrigins::add(const ProblemRow& row, const std::optional<graph::TensorId>& cause)
{
    if (row.role == report::ProblemRole::Repeated || !row.scale || !row.problem.node) {
        for (const ProblemRow& beneath : row.beneath)
            add(beneath, cause);
        return;
    }
    const graph::TensorId place{*row.problem.node, row.scale->direction};
    const Key key{place.node, place.direction, familyOf(row.scale->kind)};
    m_causes.try_emplace(key, cause);
    if (!cause)
        m_ifStored.try_emplace(key, row.isOnlyIfStored);
    if (row.scale->kind == report::ScaleProblemKind::Subnormal)
        m_subnormal.push_back({place, cause, row.problem.severity != graph::Severity::Error,
                               errorsBeneath(row), row.isOnlyIfStored});
    for (const ProblemRow& beneath : row.beneath)
        add(beneath, cause ? cause : std::optional(place));
}

std::optional<graph::TensorId> FindingOrigins::causeOf(const graph::TensorId& place, Finding finding) const
{
    const auto known = [&](graph::NodeId node) {
        return m_causes.find({node, place.direction, familyOf(finding)});
    };
    if (const auto own = known(place.node); own != m_causes.end())
        return own->second;
    const graph::Node* original = m_repeats.original(place.node, place.direction);
    while (original != nullptr) {
        if (const auto found = known(original->id); found != m_causes.end())
            return found->second ? found->second : graph::TensorId{original->id, place.direction};
        original = m_repeats.original(original->id, place.direction);
    }
    return std::nullopt;
}

std::optional<bool> FindingOrigins::isOnlyIfStored(const graph::TensorId& place, Finding finding) const
{
    const auto found = m_ifStored.find({place.node, place.direction, familyOf(finding)});
    return found == m_ifStored.end() ? std::nullopt : std::optional(found->second);
}

} // namespace scalescope::sheet
