// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/findings.h"

#include <algorithm>
#include <functional>

namespace scalescope::engine {

namespace {

/// More of one kind are counted, not listed.
constexpr int listed = 50;

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

/// A mask is filled with -inf on purpose.
bool asksForInfinity(const graph::Node& node)
{
    bool found = false;
    forEachLeaf(node.arguments, [&found](const graph::Argument& argument) {
        const auto* text = std::get_if<std::string>(&argument.value);
        found = found || (text && (*text == "inf" || *text == "-inf"));
    });
    return found || node.kind == graph::NodeKind::Constant || node.kind == graph::NodeKind::Buffer;
}

std::string count(std::int64_t some, std::int64_t all, const char* what)
{
    return std::to_string(some) + " of its " + std::to_string(all) +
           (some == 1 ? " elements is " : " elements are ") + what;
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
    const std::string ending = !made      ? "."
                               : intended ? ", though what it reads holds none."
                                          : ", though all that it reads is finite.";
    if (s.nans > 0) {
        report("nan", node.name + " holds NaN: " + count(s.nans, s.numel, "NaN") + ending, node);
    } else {
        report("inf", node.name + " holds Inf: " + count(infinite, s.numel, "infinite") + ending, node);
    }
    return Content::NotFinite;
}

void Findings::report(const char* id, const std::string& message, const graph::Node& node)
{
    if (++m_reported[id] > listed) {
        ++m_unlisted;
        return;
    }
    m_sink.addProblem({graph::Severity::Warning, id, message, node.id, node.location});
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
    m_sink.addProblem({graph::Severity::Warning,
                       nan ? "nan" : "inf",
                       "The gradient of " + name + " is the first, going backward, to hold " +
                           (nan ? "NaN: " + count(s.nans, s.numel, "NaN")
                                : "Inf: " + count(infinite, s.numel, "infinite")) +
                           ".",
                       node,
                       {}});
}

void Findings::summarise()
{
    const auto say = [this](const char* id, std::int64_t number, const char* one, const char* several) {
        if (number > 0) {
            m_sink.addProblem(
                {graph::Severity::Info, id, std::to_string(number) + (number == 1 ? one : several), {}, {}});
        }
    };
    say("complex", m_complex, " tensor is complex and was not measured: number formats hold real numbers.",
        " tensors are complex and were not measured: number formats hold real numbers.");
    say("nan-propagated", m_passedOn, " tensor holds NaN or Inf that came in with what it reads.",
        " tensors hold NaN or Inf that came in with what they read.");
    say("nan-propagated", m_unlisted, " more tensor holds NaN or Inf though all that it reads is finite.",
        " more tensors hold NaN or Inf though all that they read is finite.");
    if (m_gradientReported) {
        say("nan-propagated", m_gradientsPassedOn,
            " tensor further back has a gradient that holds NaN or Inf.",
            " tensors further back have gradients that hold NaN or Inf.");
    } else {
        say("nan-propagated", m_gradientsPassedOn,
            " gradient holds NaN or Inf because a forward tensor does.",
            " gradients hold NaN or Inf because a forward tensor does.");
    }
}

} // namespace scalescope::engine
