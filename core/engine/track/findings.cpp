// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/findings.h"

#include "core/message/say_run.h"

#include <algorithm>
#include <functional>

namespace scalescope::engine {

namespace {

/// More of one kind are counted, not listed.
constexpr int mostListed = 50;

using Visit = std::function<void(const graph::Argument&)>;

void forEachLeaf(const std::vector<graph::Argument>& arguments, const Visit& visit)
{
    for (const graph::Argument& argument : arguments) {
        if (const auto* list = std::get_if<graph::Argument::List>(&argument.value)) {
            forEachLeaf(*list, visit);
        } else {
            visit(argument);
        }
    }
}

} // namespace

void Findings::forward(const graph::Node& node)
{
    const auto place = static_cast<std::size_t>(node.id);
    if (m_contents.size() <= place) {
        m_contents.resize(place * 2 + 64, Content::Finite);
        m_hasPoisonedUse.resize(m_contents.size(), 0);
    }
    if (node.kind == graph::NodeKind::Output) {
        return;
    }
    if (node.dtype.starts_with("complex")) {
        ++m_complex;
    }
    const Content operands = worstOperand(node);
    m_contents[place] = look(node, operands);
    if (operands != Content::NotFinite && m_contents[place] != Content::NotFinite) {
        return;
    }
    m_hasPoisonedUse[place] = 1;
    forEachLeaf(node.arguments, [this](const graph::Argument& argument) {
        if (const auto* source = std::get_if<graph::NodeId>(&argument.value)) {
            m_hasPoisonedUse[static_cast<std::size_t>(*source)] = 1;
        }
    });
}

Findings::Content Findings::worstOperand(const graph::Node& node) const
{
    Content worst = Content::Finite;
    forEachLeaf(node.arguments, [&](const graph::Argument& argument) {
        if (const auto* source = std::get_if<graph::NodeId>(&argument.value)) {
            worst = std::max(worst, m_contents[static_cast<std::size_t>(*source)]);
        }
    });
    return worst;
}

Findings::Content Findings::look(const graph::Node& node, Content operands)
{
    if (!node.forward) {
        return Content::Finite;
    }
    const graph::Statistics& s = node.forward->statistics;
    const std::int64_t infinite = s.posInfs + s.negInfs;
    if (s.nans + infinite == 0) {
        return Content::Finite;
    }
    if (operands == Content::NotFinite) {
        ++m_passedOn;
        return Content::NotFinite;
    }
    const bool intended = operands == Content::Intended;
    if (s.nans == 0 && (intended || asksForInfinity(node))) {
        return Content::Intended;
    }
    const bool made = node.kind == graph::NodeKind::Op;
    if (s.nans > 0) {
        const auto& holds = !made ? say::holdsNan : intended ? say::holdsNanOfOthers : say::holdsNanOfFinite;
        report(holds(node.name, say::elementsAreNan({s.nans}, s.numel)), node);
    } else {
        const auto& holds = made ? say::holdsInfOfFinite : say::holdsInf;
        report(holds(node.name, say::elementsAreInfinite({infinite}, s.numel)), node);
    }
    return Content::NotFinite;
}

void Findings::report(message::Finding said, const graph::Node& node)
{
    if (++m_reported[said.form().problem] > mostListed) {
        ++m_unlisted;
        return;
    }
    m_sink.addProblem(graph::problemOf(std::move(said), node.id, node.location));
}

void Findings::backward(graph::NodeId node, const std::string& name, const graph::Metric& metric)
{
    const graph::Statistics& s = metric.statistics;
    const std::int64_t infinite = s.posInfs + s.negInfs;
    if (s.nans + infinite == 0) {
        return;
    }
    if (m_gradientSeen || m_hasPoisonedUse[static_cast<std::size_t>(node)]) {
        m_gradientSeen = true;
        ++m_gradientsPassedOn;
        return;
    }
    m_gradientSeen = true;
    m_gradientReported = true;
    const bool nan = s.nans > 0;
    const auto said = nan ? say::firstNanGradient(name, say::elementsAreNan({s.nans}, s.numel))
                          : say::firstInfGradient(name, say::elementsAreInfinite({infinite}, s.numel));
    m_sink.addProblem(graph::problemOf(said, node));
}

void Findings::summarise()
{
    const auto tell = [this](std::int64_t number, const auto& counted) {
        if (number > 0) {
            m_sink.addProblem(graph::problemOf(counted({number})));
        }
    };
    tell(m_complex, say::complexNotMeasured);
    tell(m_passedOn, say::nonFiniteCameIn);
    tell(m_unlisted, say::moreNonFinite);
    tell(m_gradientsPassedOn, m_gradientReported ? say::gradientsFurtherBack : say::gradientsOfForward);
}

} // namespace scalescope::engine
