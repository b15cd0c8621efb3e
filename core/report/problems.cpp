// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems.h"

#include "core/report/non_finite.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>

namespace scalescope::report {

namespace {

using formats::Losses;
using formats::NumberFormat;
using graph::Direction;
using graph::Metric;
using graph::Node;
using graph::Severity;

std::string_view subject(Direction direction)
{
    return direction == Direction::Forward ? "forward" : "gradient";
}

/// "38 %", but never "0 %" of something that is there, nor "100 %" of something that is not all.
std::string percentText(double fraction)
{
    if (fraction < 0.001)
        return "less than 0.1 %";
    if (fraction > 0.999 && fraction < 1)
        return "more than 99.9 %";
    return fmt::format("{:.{}f} %", fraction * 100, fraction < 0.1 ? 1 : 0);
}

ScaleProblem problemOf(ScaleProblemKind kind, Severity severity, const char* id, const Node& node,
                       Direction direction, double fraction)
{
    ScaleProblem result;
    result.kind = kind;
    result.direction = direction;
    result.fraction = fraction;
    result.problem.severity = severity;
    result.problem.id = id;
    result.problem.node = node.id;
    result.problem.location = node.location;
    return result;
}

/// Overflow, underflow and subnormals of the graph's tensors in one pair of formats.
class RangeProblems
{
public:
    RangeProblems(const FormatPair& formats, const LossLimits& limits, std::vector<ScaleProblem>& out)
        : m_formats(formats), m_limits(limits), m_out(out)
    {
    }

    void look(const Node& node, Direction direction)
    {
        const Metric* metric = node.metric(direction);
        if (!metric || metric->histogram.empty())
            return;
        const NumberFormat& format = m_formats.of(direction);
        const Losses losses = formats::finiteLosses(*metric, format); // infinities are told where they arise
        const formats::Verdict verdict = formats::verdictOf(losses, m_limits);
        if (verdict.overflows)
            add(node, direction, ScaleProblemKind::Overflow, Severity::Error, "overflow", losses.overflow,
                fmt::format("above the largest of {} ({})", format.label, limitText(format.max)));
        if (verdict.underflows)
            add(node, direction, ScaleProblemKind::Underflow, Severity::Error, "underflow", losses.underflow,
                fmt::format("below the smallest subnormal of {} ({})", format.label,
                            limitText(format.minSubnormal)));
        else if (verdict.isSubnormal)
            add(node, direction, ScaleProblemKind::Subnormal, Severity::Warning, "subnormal",
                losses.subnormal, fmt::format("subnormal in {}", format.label));
    }

private:
    void add(const Node& node, Direction direction, ScaleProblemKind kind, Severity severity, const char* id,
             double fraction, const std::string& where)
    {
        ScaleProblem found = problemOf(kind, severity, id, node, direction, fraction);
        found.problem.message = fmt::format("{}: {} {}", subject(direction), percentText(fraction), where);
        m_out.push_back(std::move(found));
    }

    const FormatPair& m_formats;
    const LossLimits& m_limits;
    std::vector<ScaleProblem>& m_out;
};

/// "1 gradient", "5 gradients".
std::string counted(std::int64_t count, std::string_view what)
{
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

/// ", and then in 3 more tensors and 5 gradients"; empty where it stays here.
std::string spreadText(const ScaleProblem& problem)
{
    const bool ofForward = problem.direction == Direction::Forward;
    std::string text;
    if (problem.reach > 0)
        text = counted(problem.reach, ofForward ? "more tensor" : "more gradient");
    if (problem.gradients > 0)
        text += (text.empty() ? "" : " and ") + counted(problem.gradients, "gradient");
    return text.empty() ? text : ", and then in " + text;
}

Severity severityOf(const NonFiniteSource& source)
{
    if (source.makesNan)
        return Severity::Error;
    return source.intended ? Severity::Info : Severity::Warning;
}

ScaleProblem problemOf(const NonFiniteSource& source)
{
    const graph::Statistics& s = source.node->metric(source.direction)->statistics;
    const bool nan = s.nans > 0;
    const std::int64_t count = nan ? s.nans : s.posInfs + s.negInfs;
    ScaleProblem found =
        problemOf(nan ? ScaleProblemKind::NaN : ScaleProblemKind::Infinity, severityOf(source),
                  nan ? "nan" : "infinity", *source.node, source.direction,
                  static_cast<double>(count) / static_cast<double>(s.numel));
    found.count = count;
    found.reach = source.reach;
    found.gradients = source.gradients;
    found.problem.message = fmt::format("{}: {} of {} elements {} first here{}", subject(source.direction),
                                        count, s.numel, nan ? "are NaN" : "are infinite", spreadText(found));
    return found;
}

bool isNonFinite(const ScaleProblem& problem)
{
    return problem.kind == ScaleProblemKind::NaN || problem.kind == ScaleProblemKind::Infinity;
}

} // namespace

std::vector<ScaleProblem> scaleProblems(const graph::Graph& graph, const FormatPair& formats,
                                        const LossLimits& limits)
{
    std::vector<ScaleProblem> result;
    for (const NonFiniteSource& source : nonFiniteSources(graph))
        result.push_back(problemOf(source));
    RangeProblems range(formats, limits, result);
    for (const Node& node : graph.nodes)
        for (const auto direction : {Direction::Forward, Direction::Backward})
            range.look(node, direction);
    std::stable_sort(result.begin(), result.end(), [](const ScaleProblem& a, const ScaleProblem& b) {
        if (a.problem.severity != b.problem.severity)
            return a.problem.severity > b.problem.severity;
        if (isNonFinite(a) || isNonFinite(b))
            return isNonFinite(a) && !isNonFinite(b);
        return a.fraction != b.fraction ? a.fraction > b.fraction : *a.problem.node < *b.problem.node;
    });
    return result;
}

std::vector<graph::Problem> problemsBesideScales(const std::vector<graph::Problem>& problems,
                                                 const graph::Graph& graph)
{
    const auto isNonFiniteNode = [](const Node& node) {
        return isNonFinite(node, Direction::Forward) || isNonFinite(node, Direction::Backward);
    };
    const bool any = std::any_of(graph.nodes.begin(), graph.nodes.end(), isNonFiniteNode);
    std::vector<graph::Problem> result;
    for (const graph::Problem& problem : problems) {
        const bool ofOne = problem.id == "nan" || problem.id == "inf";
        const Node* node = ofOne && problem.node ? graph.find(*problem.node) : nullptr;
        const bool told = (node && isNonFiniteNode(*node)) || (any && problem.id == "nan-propagated");
        if (!told)
            result.push_back(problem);
    }
    return result;
}

std::optional<ScaleFix> scaleFor(const Node& node, Direction direction, const FormatPair& formats,
                                 const LossLimits& limits)
{
    const Metric* metric = node.metric(direction);
    return metric ? formats::recommendedScale(*metric, formats.of(direction), limits) : std::nullopt;
}

std::optional<ScaleFix> fixOf(const ScaleProblem& problem, const Metric& metric, const FormatPair& formats,
                              const LossLimits& limits)
{
    if (isNonFinite(problem))
        return std::nullopt;
    const auto fix = formats::recommendedScale(metric, formats.of(problem.direction), limits);
    const bool makesSmaller = fix && fix->exponent < 0;
    return makesSmaller == (problem.kind == ScaleProblemKind::Overflow) ? fix : std::nullopt;
}

std::string limitText(double limit)
{
    int exponent = 0;
    if (std::frexp(limit, &exponent) == 0.5)
        return fmt::format("2^{}", exponent - 1);
    return fmt::format("{:.4g}", limit);
}

} // namespace scalescope::report
