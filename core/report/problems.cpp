// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems.h"

#include "core/report/spread.h"

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
    RangeProblems(const FormatPair& formats, const ProblemLimits& limits, std::vector<ScaleProblem>& out)
        : m_formats(formats), m_limits(limits), m_out(out)
    {
    }

    void look(const Node& node, Direction direction)
    {
        const Metric* metric = node.metric(direction);
        if (!metric || metric->histogram.empty())
            return;
        const NumberFormat& format = m_formats.of(direction);
        Losses losses = formats::losses(*metric, format);
        losses.overflow = withoutInfinities(losses.overflow, metric->statistics);
        if (losses.overflow > m_limits.overflow)
            add(node, direction, ScaleProblemKind::Overflow, Severity::Error, "overflow", losses.overflow,
                fmt::format("above the largest of {} ({})", format.label, limitText(format.max)));
        if (losses.underflow > m_limits.underflow)
            add(node, direction, ScaleProblemKind::Underflow, Severity::Error, "underflow", losses.underflow,
                fmt::format("below the smallest subnormal of {} ({})", format.label,
                            limitText(format.minSubnormal)));
        else if (losses.subnormal > m_limits.subnormal)
            add(node, direction, ScaleProblemKind::Subnormal, Severity::Warning, "subnormal",
                losses.subnormal, fmt::format("subnormal in {}", format.label));
    }

private:
    /// Infinities are reported where they arise. What is left of less than an element is rounding.
    static double withoutInfinities(double overflow, const graph::Statistics& s)
    {
        const auto elements = static_cast<double>(s.numel);
        const double left = overflow * elements - static_cast<double>(s.posInfs + s.negInfs);
        return left < 1e-3 ? 0 : left / elements;
    }

    void add(const Node& node, Direction direction, ScaleProblemKind kind, Severity severity, const char* id,
             double fraction, const std::string& where)
    {
        ScaleProblem found = problemOf(kind, severity, id, node, direction, fraction);
        found.problem.message = fmt::format("{}: {} {}", subject(direction), percentText(fraction), where);
        m_out.push_back(std::move(found));
    }

    const FormatPair& m_formats;
    const ProblemLimits& m_limits;
    std::vector<ScaleProblem>& m_out;
};

/// NaN or infinities of one direction, told where they arise.
void addNonFinite(const graph::Graph& graph, Direction direction, ScaleProblemKind kind,
                  std::vector<ScaleProblem>& out)
{
    const bool nan = kind == ScaleProblemKind::NaN;
    const auto countOf = [=](const Node& node) {
        const Metric* metric = node.metric(direction);
        if (!metric)
            return std::int64_t{0};
        const graph::Statistics& s = metric->statistics;
        return nan ? s.nans : s.posInfs + s.negInfs;
    };
    for (const auto& [node, reach] :
         sourcesOf(graph, direction, [&](const Node& n) { return countOf(n) > 0; })) {
        const std::int64_t count = countOf(*node);
        const std::int64_t elements = node->metric(direction)->statistics.numel;
        ScaleProblem found =
            problemOf(kind, nan ? Severity::Error : Severity::Warning, nan ? "nan" : "infinity", *node,
                      direction, static_cast<double>(count) / static_cast<double>(elements));
        found.count = count;
        found.reach = reach;
        found.problem.message =
            fmt::format("{}: {} of {} elements {} first here{}", subject(direction), count, elements,
                        nan ? "are NaN" : "are infinite",
                        reach > 0 ? fmt::format(", and then in {} more tensors", reach) : std::string());
        out.push_back(std::move(found));
    }
}

bool within(const Losses& losses, const ProblemLimits& limits)
{
    return losses.overflow <= limits.overflow && losses.underflow <= limits.underflow &&
           losses.subnormal <= limits.subnormal;
}

} // namespace

std::vector<ScaleProblem> scaleProblems(const graph::Graph& graph, const FormatPair& formats,
                                        const ProblemLimits& limits)
{
    std::vector<ScaleProblem> result;
    for (const auto direction : {Direction::Forward, Direction::Backward})
        for (const auto kind : {ScaleProblemKind::NaN, ScaleProblemKind::Infinity})
            addNonFinite(graph, direction, kind, result);
    RangeProblems range(formats, limits, result);
    for (const Node& node : graph.nodes)
        for (const auto direction : {Direction::Forward, Direction::Backward})
            range.look(node, direction);
    std::stable_sort(result.begin(), result.end(), [](const ScaleProblem& a, const ScaleProblem& b) {
        const auto isNonFinite = [](const ScaleProblem& problem) {
            return problem.kind == ScaleProblemKind::NaN || problem.kind == ScaleProblemKind::Infinity;
        };
        if (a.problem.severity != b.problem.severity)
            return a.problem.severity > b.problem.severity;
        if (isNonFinite(a) != isNonFinite(b))
            return isNonFinite(a);
        if (!isNonFinite(a) && a.fraction != b.fraction)
            return a.fraction > b.fraction;
        return *a.problem.node < *b.problem.node;
    });
    return result;
}

std::optional<ScaleFix> fixOf(const ScaleProblem& problem, const Metric& metric, const FormatPair& formats,
                              const ProblemLimits& limits)
{
    if (problem.kind == ScaleProblemKind::NaN || problem.kind == ScaleProblemKind::Infinity)
        return std::nullopt;
    const NumberFormat& format = formats.of(problem.direction);
    // Farther than the widest range of formats that are meant to be scaled.
    constexpr int farthest = 64;
    const int sign = problem.kind == ScaleProblemKind::Overflow ? -1 : 1;
    for (int distance = 1; distance <= farthest; ++distance)
        if (within(formats::losses(metric, format, sign * distance), limits))
            return ScaleFix{sign * distance, true};
    if (problem.kind == ScaleProblemKind::Subnormal)
        return std::nullopt;
    const auto best = formats::bestScale(metric, format);
    return best ? std::optional(ScaleFix{*best, false}) : std::nullopt;
}

std::string limitText(double limit)
{
    int exponent = 0;
    if (std::frexp(limit, &exponent) == 0.5)
        return fmt::format("2^{}", exponent - 1);
    return fmt::format("{:.4g}", limit);
}

} // namespace scalescope::report
