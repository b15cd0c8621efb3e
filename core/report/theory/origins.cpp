// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/theory/origins.h"

#include "core/message/say_report.h"
#include "core/report/theory/rules.h"

#include <functional>
#include <set>

namespace scalescope::report {

namespace {

constexpr std::size_t farthest = 100; ///< tensors before each

bool isParameter(const graph::Node& node)
{
    return node.kind == graph::NodeKind::Parameter || node.kind == graph::NodeKind::Buffer;
}

/// A node and those before it that hold floating-point numbers, the last ones.
std::set<graph::NodeId, std::greater<>> before(const graph::Graph& graph, const graph::Node& node)
{
    std::set<graph::NodeId, std::greater<>> found;
    std::set<graph::NodeId, std::greater<>> open{node.id};
    while (!open.empty() && found.size() < farthest) {
        const graph::Node* next = graph.find(*open.begin());
        open.erase(open.begin());
        const bool counts = next != nullptr && next->floating && next->forward.metric &&
                            next->forward.metric->statistics.numel > 1;
        if (!counts || !found.insert(next->id).second)
            continue;
        for (const graph::NodeId id : graph::referencesOf(*next))
            open.insert(id);
    }
    return found;
}

} // namespace

std::string nameOf(const graph::Node& node)
{
    if (node.kind != graph::NodeKind::Op)
        return node.target.empty() ? node.name : node.target;
    return node.module.empty() ? node.name : node.module + "." + node.name;
}

const graph::Node* movedFrom(const graph::Graph& graph, const graph::Node& node)
{
    const graph::Node* at = &node;
    while (at->kind == graph::NodeKind::Op) {
        const TheoryRule* rule = theoryRuleOf(at->target);
        const auto sources = graph::referencesOf(*at);
        const bool isMoved = rule != nullptr && rule->kind == TheoryKind::Move && sources.size() == 1;
        const graph::Node* source = isMoved ? graph.find(sources.front()) : nullptr;
        if (source == nullptr || source->shape.empty() ||
            OperatorCall::elements(*source) != OperatorCall::elements(*at))
            break;
        at = source;
    }
    return at;
}

Origin commonOrigin(const graph::Graph& graph, const graph::Node& one, const graph::Node& other)
{
    const graph::Node* first = movedFrom(graph, one);
    const graph::Node* second = movedFrom(graph, other);
    if (first == second)
        return {say::readsItTwice(nameOf(*first)), true};
    const auto ofFirst = before(graph, *first);
    const auto ofSecond = before(graph, *second);
    for (const graph::NodeId id : ofFirst) {
        if (!ofSecond.contains(id))
            continue;
        if (id == first->id)
            return {say::readsItsOwnSource(nameOf(*second), nameOf(*first)), true};
        if (id == second->id)
            return {say::readsItsOwnSource(nameOf(*first), nameOf(*second)), true};
        if (!isParameter(*graph.find(id))) // which many operators have in common
            return {say::haveOneSource(nameOf(*graph.find(id)))};
    }
    return {};
}

} // namespace scalescope::report
