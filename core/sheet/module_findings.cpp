// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/module_findings.h"

#include "core/graph/stored.h"
#include "core/report/problems/lost_values.h"
#include "core/report/problems/non_finite.h"
#include "core/report/problems/repeats.h"
#include "core/sheet/finding.h"
#include "core/sheet/problem_rows.h"

#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace scalescope::sheet {

namespace {

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

/// Findings of one direction alone.
Findings findingsOf(graph::Direction direction, const FindingMark& mark)
{
    return direction == graph::Direction::Forward ? Findings{mark, {}} : Findings{{}, mark};
}

/// As the list of problems has it (report::ListedProblem): a gradient is computed, not stored.
bool isGivingWay(const graph::Node& node, graph::Direction direction)
{
    return direction == graph::Direction::Forward && graph::isStored(node);
}

/// What nothing reads has the gradient of the tensor that it is, which has the sign.
bool isOutputOfAnother(const graph::Node& node, graph::Direction direction, const FindingOrigins& origins)
{
    return node.kind == graph::NodeKind::Output && origins.isRepeated({node.id, direction});
}

} // namespace

ModuleFindings::ModuleFindings(const graph::Graph& graph, const report::TensorFormats& formats,
                               const formats::RangeThresholds& limits, const ProblemRows& problems,
                               const report::IfStored& isOnlyIfStored)
{
    const FindingOrigins origins(graph, problems);
    const auto intended = report::intendedInfinities(graph);
    for (const graph::Node& node : graph.nodes) {
        for (const auto direction : graph::directions) {
            const bool isIntended = direction == graph::Direction::Forward && intended.contains(node.id);
            const Finding finding = findingOf(node, direction, formats, limits, isIntended);
            if (finding == Finding::None || isOutputOfAnother(node, direction, origins))
                continue;
            const bool isOfFormat = finding < Finding::Infinity;
            FindingMark mark{finding, node.id, origins.causeOf({node.id, direction}, finding), false,
                             isOfFormat && origins.isOnlyIfStored({node.id, direction}, finding)
                                               .value_or(isOnlyIfStored(node.id, direction))};
            mark.givesWay = mark.isOnlyIfStored && isGivingWay(node, direction);
            if (isOfFormat)
                mark.losses = formats.of(node, direction).losses.value_or(formats::RangeLoss{});
            add(node, findingsOf(direction, mark));
        }
    }
    addHappened(graph, limits);
    for (const auto& [place, cause, isWarning, errors, ifStored] : origins.subnormal()) {
        const graph::Node* node = graph.find(place.node);
        if (node == nullptr)
            continue;
        FindingMark mark{Finding::Subnormal, place.node, cause, isWarning, ifStored};
        mark.errors = isWarning ? 0 : errors;
        mark.givesWay = ifStored && isGivingWay(*node, place.direction);
        mark.losses = formats.of(*node, place.direction).losses.value_or(formats::RangeLoss{});
        add(*node, findingsOf(place.direction, mark));
    }
    for (const graph::Edge& edge : graph.edges)
        handOn(graph, edge);
}

/// At operators whose backward made it, whose own gradients are as they should be, and what zeros followed.
void ModuleFindings::addHappened(const graph::Graph& graph, const formats::RangeThresholds& limits)
{
    for (const report::NonFiniteSource& source : report::nonFiniteSources(graph))
        if (source.maker != nullptr) {
            const bool isNan = source.node->metric(source.direction)->statistics.nans > 0;
            const FindingMark mark{isNan ? Finding::NotANumber : Finding::Infinity, source.maker->id};
            add(*source.maker, findingsOf(source.direction, mark));
        }
    for (const report::LostValues& lost : report::lostValues(graph, limits)) {
        const graph::Node& place = lost.place();
        add(place, findingsOf(lost.direction, FindingMark{Finding::Underflow, place.id}));
        for (const auto& [node, direction] : lost.reached)
            add(*graph.find(node),
                findingsOf(direction,
                           FindingMark{Finding::Underflow, node, graph::TensorId{place.id, lost.direction}}));
    }
}

/// What starts in a stored tensor, which has no card, is shown where it is read: there what follows from it
/// gives way.
void ModuleFindings::handOn(const graph::Graph& graph, const graph::Edge& edge)
{
    const graph::Node* source = graph.find(edge.source);
    const auto found = m_ofNode.find(edge.source);
    if (source == nullptr || found == m_ofNode.end() || !graph::isStored(*source))
        return;
    const Findings stored = found->second;
    const auto take = [&](Findings& findings) {
        for (const auto direction : graph::directions) {
            const FindingMark& mark = stored.of(direction);
            FindingMark& own = direction == graph::Direction::Forward ? findings.forward : findings.gradient;
            const bool follows = own.cause == graph::TensorId{edge.source, direction};
            if (mark.any() && mark.startsHere() && (follows || mark.isWorseThan(own)))
                own = mark;
        }
    };
    take(m_ofNode[edge.target]);
    take(m_ofOperator[edge.target]);
}

void ModuleFindings::add(const graph::Node& node, const Findings& findings)
{
    m_ofNode[node.id].add(findings);
    add(m_inside, node.module, findings);
    if (node.kind == graph::NodeKind::Op)
        m_ofOperator[node.id].add(findings);
    else
        add(m_stored, node.module, findings);
}

void ModuleFindings::add(ByModule& modules, const std::string& path, const Findings& findings)
{
    for (std::string around = path; !around.empty();) {
        modules[around].add(findings);
        const std::size_t dot = around.rfind('.');
        around.resize(dot == std::string::npos ? 0 : dot);
    }
}

Findings ModuleFindings::in(const ByModule& modules, const std::string& path)
{
    const auto found = modules.find(path);
    return found == modules.end() ? Findings{} : found->second;
}

Findings ModuleFindings::ofModule(const std::string& path) const
{
    return in(m_inside, path);
}

Findings ModuleFindings::ofStored(const std::string& path) const
{
    return in(m_stored, path);
}

Findings ModuleFindings::between(graph::NodeId first, graph::NodeId last) const
{
    Findings worst;
    for (auto at = m_ofOperator.lower_bound(first); at != m_ofOperator.end() && at->first <= last; ++at)
        worst.add(at->second);
    return worst;
}

Findings ModuleFindings::ofNode(const graph::Node& node, const NodeTitles& titles) const
{
    const auto own = m_ofNode.find(node.id);
    Findings worst = own == m_ofNode.end() ? Findings{} : own->second;
    if (!titles.isNamedAfterModule(node))
        return worst;
    Findings inside = ofModule(node.module);
    for (auto [mark, other] :
         {std::pair(&worst.forward, &inside.forward), {&worst.gradient, &inside.gradient}})
        if (mark->any() && mark->node != node.id && (mark->isError() || other->isWarning))
            *other = {}; // what starts in a tensor that it reads is not hidden by what follows
    worst.add(inside);
    return worst;
}

} // namespace scalescope::sheet
