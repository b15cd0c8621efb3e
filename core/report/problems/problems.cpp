// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/problems.h"

#include "core/graph/data_flow.h"
#include "core/graph/operator_names.h"
#include "core/message/say_report.h"
#include "core/report/problems/lost_values.h"
#include "core/report/problems/non_finite.h"
#include "core/report/recipes/rounded_tensors.h"
#include "core/report/recipes/tensor_types.h"
#include "core/report/text/problem_clauses.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <set>
#include <string>
#include <unordered_set>

namespace scalescope::report {

namespace {

using formats::NumberFormat;
using formats::RangeLoss;
using graph::Direction;
using graph::Metric;
using graph::Node;
using graph::Severity;

ScaleProblem scaleProblem(ScaleProblemKind kind, Direction direction, double fraction, graph::Problem problem)
{
    return {kind, direction, fraction, std::move(problem)};
}

bool isAllZero(const Node& node)
{
    return node.forward.metric && node.forward.metric->statistics.numel > 1 &&
           node.forward.metric->statistics.zeros == node.forward.metric->statistics.numel;
}

/// Operators whose derivative is zero where their result is.
bool isCut(const Node& node)
{
    static const std::set<std::string> names{"relu",        "relu6",     "threshold",  "hardtanh",
                                             "hardsigmoid", "hardswish", "hardshrink", "softshrink",
                                             "clamp",       "clamp_min", "clamp_max",  "dropout"};
    return names.contains(graph::plainName(node.target));
}

/// Operators that make nothing but zeros of tensors that are not.
class DeadOperators
{
public:
    DeadOperators(const graph::Graph& graph, const std::vector<LostValues>& lost)
        : m_graph(graph), m_flow(graph)
    {
        for (const LostValues& values : lost)
            if (values.direction == Direction::Forward)
                m_lost.insert(values.node);
    }

    void addTo(std::vector<ScaleProblem>& out) const
    {
        for (std::size_t i = 0; i < m_graph.nodes.size(); ++i) {
            const Node& node = m_graph.nodes[i];
            if (node.kind == graph::NodeKind::Op && node.requiresGrad && isAllZero(node) &&
                !m_lost.contains(&node) && isMadeOfOthers(i) && stopsGradients(i))
                out.push_back(scaleProblem(ScaleProblemKind::Dead, Direction::Forward, 1,
                                           graph::problemOf(say::madeZeros(), node.id, node.location)));
        }
    }

private:
    /// Whether none of its operands is all zeros, but for what is added, which makes no zeros.
    [[nodiscard]] bool isMadeOfOthers(std::size_t place) const
    {
        const auto isAdded = [&](const Node& input) {
            return std::ranges::any_of(m_graph.nodes[place].arguments, [&](const graph::Argument& argument) {
                const auto* id = std::get_if<graph::NodeId>(&argument.value);
                return id != nullptr && *id == input.id &&
                       (argument.name == "bias" || argument.name == "running_mean");
            });
        };
        bool isAlive = false;
        for (const std::size_t operand : m_flow.inputs(place)) {
            const Node& input = m_graph.nodes[operand];
            if (isAdded(input))
                continue;
            if (isAllZero(input))
                return false;
            isAlive = isAlive || input.forward.metric != nullptr;
        }
        return isAlive;
    }

    /// Where gradients are not known, or come of other operators as well, by what the operator is.
    [[nodiscard]] bool stopsGradients(std::size_t place) const
    {
        const graph::Metric* own = m_graph.nodes[place].metric(Direction::Backward);
        bool isKnown = false;
        if (own != nullptr && own->statistics.zeros == own->statistics.numel)
            return isCut(m_graph.nodes[place]);
        for (const std::size_t input : m_flow.inputs(place)) {
            const graph::Metric* gradient = m_graph.nodes[input].metric(Direction::Backward);
            if (gradient == nullptr || m_graph.nodes[input].kind == graph::NodeKind::Parameter)
                continue;
            const bool isZero = gradient->statistics.zeros == gradient->statistics.numel;
            if (!isZero && m_flow.users(input).size() == 1)
                return false;
            isKnown = isKnown || isZero;
        }
        return isKnown || isCut(m_graph.nodes[place]);
    }

    const graph::Graph& m_graph;
    graph::DataFlow m_flow;
    std::unordered_set<const Node*> m_lost;
};

/// Overflow, underflow and subnormals of the graph's tensors in one pair of formats.
class RangeProblems
{
public:
    RangeProblems(const graph::Graph& graph, const TensorFormats& formats, const RangeThresholds& limits,
                  std::vector<ScaleProblem>& out)
        : m_rounded(graph), m_formats(formats), m_limits(limits), m_out(out)
    {
    }

    void look(const Node& node, Direction direction)
    {
        const Metric* metric = node.metric(direction);
        if (!metric || metric->histogram.empty() || node.side(direction).isNoise)
            return;
        const TensorFormats::Format held = m_formats.of(node, direction);
        if (!held.losses)
            return;
        const NumberFormat& format = held.range;
        const RangeLoss& losses = *held.losses; // infinities are told where they arise
        const formats::Verdict verdict = formats::verdictOf(losses, m_limits);
        if (!verdict.isProblem())
            return;
        const bool isSpared = m_rounded.isSpared(node.id, direction);
        const auto add = [&](ScaleProblemKind kind, Severity severity, const char* id, double fraction,
                             message::Clause said) {
            m_out.push_back(
                scaleProblem(kind, direction, fraction,
                             graph::problemOf(severity, id, std::move(said), node.id, node.location)));
            m_out.back().stored = held.stored;
            m_out.back().isSpared = isSpared;
        };
        const message::Clause subject =
            isSpared ? say::ifRounded(subjectOf(direction)) : subjectOf(direction);
        if (verdict.overflows)
            add(ScaleProblemKind::Overflow, Severity::Error, "overflow", losses.overflow,
                say::aboveLargest(subject, partIn(*metric, losses.overflow), format.label,
                                  limitText(format.max)));
        if (verdict.underflows && format.max == 0)
            add(ScaleProblemKind::Underflow, Severity::Error, "underflow", losses.underflow,
                say::lostInBlocks(subject, partIn(*metric, losses.underflow), format.label));
        else if (verdict.underflows)
            add(ScaleProblemKind::Underflow, Severity::Error, "underflow", losses.underflow,
                with(say::alsoSubnormal, losses.subnormal,
                     say::becomesZero(subject, partIn(*metric, losses.underflow), format.label,
                                      limitText(format.minSubnormal / 2))));
        else if (verdict.isSubnormal)
            add(ScaleProblemKind::Subnormal, Severity::Warning, "subnormal", losses.subnormal,
                with(say::alsoZero, losses.underflow,
                     say::subnormalIn(subject, partIn(*metric, losses.subnormal), format.label)));
    }

private:
    /// What is said, and of what other elements it holds less, where there are such.
    template <typename Also>
    static message::Clause with(const Also& also, double part, message::Clause said)
    {
        return part > 0 ? message::Clause(also(std::move(said), partOf(part))) : std::move(said);
    }

    RoundedTensors m_rounded;
    const TensorFormats& m_formats;
    const RangeThresholds& m_limits;
    std::vector<ScaleProblem>& m_out;
};

/// "3 tensors and 5 gradients", which a value has reached from where it arose; nothing where it stays there.
message::Clause spreadOf(const NonFiniteSource& source)
{
    const bool ofForward = source.direction == Direction::Forward;
    const std::int64_t gradients = ofForward ? source.gradients : source.reach;
    const auto tensorClause =
        ofForward && source.reach > 0 ? say::tensorsCounted({source.reach}) : message::Clause();
    const auto gradientClause = gradients > 0 ? say::gradientsCounted({gradients}) : message::Clause();
    if (tensorClause && gradientClause)
        return say::thisAndThat(tensorClause, gradientClause);
    return tensorClause ? tensorClause : gradientClause;
}

Severity severityOf(const NonFiniteSource& source)
{
    return source.intended && !source.makesNan ? Severity::Info : Severity::Error;
}

/// What arises where, without how far it spreads.
message::Clause arisingOf(const NonFiniteSource& source, bool nan, const message::Clause& part)
{
    const auto type = source.overflows ? formatOfType(source.node->dtype) : std::nullopt;
    if (source.maker != nullptr) {
        const std::string& tensor = source.node->name;
        if (type)
            return say::overflowOfBackward(part, tensor, type->label, limitText(type->max));
        return nan ? say::nanOfBackward(part, tensor) : say::infinityOfBackward(part, tensor);
    }
    if (type)
        return say::overflowsTo(subjectOf(source.direction), part, type->label, limitText(type->max));
    const auto& arises = nan ? say::nanArises : say::infinityArises;
    return arises(subjectOf(source.direction), part);
}

/// With what keeps an overflow away.
message::Clause withMend(const NonFiniteSource& source, message::Clause said)
{
    if (!source.overflows || !formatOfType(source.node->dtype))
        return said;
    if (source.direction == Direction::Backward)
        return say::lowerLossScale(std::move(said));
    const bool isNarrow = source.node->dtype != "float32" && source.node->dtype != "float64";
    return isNarrow ? message::Clause(say::computeWider(std::move(said)))
                    : message::Clause(say::scaleDown(std::move(said)));
}

ScaleProblem problemOf(const NonFiniteSource& source)
{
    const graph::Statistics& s = source.node->metric(source.direction)->statistics;
    const bool nan = s.nans > 0;
    const std::int64_t count = nan ? s.nans : s.posInfs + s.negInfs;
    const double fraction = static_cast<double>(count) / static_cast<double>(s.numel);
    message::Clause said = arisingOf(source, nan, partOf(fraction));
    if (auto spread = spreadOf(source))
        said = say::spreadsTo(std::move(said), std::move(spread));
    const Node& place = source.place();
    return scaleProblem(nan ? ScaleProblemKind::NaN : ScaleProblemKind::Infinity, source.direction, fraction,
                        graph::problemOf(severityOf(source), nan ? "nan" : "infinity",
                                         withMend(source, std::move(said)), place.id, place.location));
}

ScaleProblem problemOf(const LostValues& lost)
{
    const auto type = formatOfType(lost.node->dtype);
    const std::string limit = limitText(type->minSubnormal / 2);
    message::Clause said;
    if (lost.maker == nullptr)
        said = say::scaleUp(
            say::becomesZero(subjectOf(lost.direction), partOf(lost.fraction), type->label, limit));
    else
        said = say::lostByBackward(partOf(lost.fraction), lost.node->name, type->label, limit);
    if (lost.parameters > 0)
        said = say::losingParameters({lost.parameters}, std::move(said));
    if (lost.lossScale)
        said = say::scaleLoss(std::move(said), fmt::format("2^{}", *lost.lossScale));
    const Node& place = lost.place();
    return scaleProblem(ScaleProblemKind::Lost, lost.direction, lost.fraction,
                        graph::problemOf(Severity::Error, "lost", std::move(said), place.id, place.location));
}

/// The recommended power of two, unless it is stored with that one, or with scales that follow the tensor.
std::optional<ScaleFix> scaleIn(const job::OperandFormat& stored, const Metric& metric,
                                const RangeThresholds& limits)
{
    if (stored.format.scaling.grouping != formats::Grouping::None)
        return std::nullopt;
    const auto fix = formats::recommendedScale(metric, stored.format.element, limits);
    return fix && fix->exponent != -stored.exponent ? fix : std::nullopt;
}

std::optional<int> tooWideIn(const job::OperandFormat& stored, const Metric& metric,
                             const RangeThresholds& limits)
{
    return stored.format.scaling.grouping == formats::Grouping::None
               ? formats::tooManyBinades(metric, stored.format.element, limits)
               : std::nullopt;
}

/// How a tensor or gradient is stored that is not within the limits; nothing of others.
std::optional<job::OperandFormat> storedBadly(const Node& node, Direction direction,
                                              const TensorFormats& formats, const RangeThresholds& limits)
{
    if (!node.metric(direction) || node.side(direction).isNoise)
        return std::nullopt;
    const TensorFormats::Format held = formats.of(node, direction);
    const bool isProblem = held.losses && formats::verdictOf(*held.losses, limits).isProblem();
    return isProblem ? held.stored : std::nullopt;
}

bool isNonFinite(const ScaleProblem& problem)
{
    return problem.kind == ScaleProblemKind::NaN || problem.kind == ScaleProblemKind::Infinity;
}

/// The least first: what happened before what would happen in a format.
int orderOf(const ScaleProblem& problem)
{
    return isNonFinite(problem) ? 0 : problem.kind == ScaleProblemKind::Lost ? 1 : 2;
}

} // namespace

std::vector<ScaleProblem> scaleProblems(const graph::Graph& graph, const TensorFormats& formats,
                                        const RangeThresholds& limits)
{
    std::vector<ScaleProblem> result;
    for (const NonFiniteSource& source : nonFiniteSources(graph))
        result.push_back(problemOf(source));
    const std::vector<LostValues> lost = lostValues(graph, limits);
    for (const LostValues& values : lost)
        result.push_back(problemOf(values));
    DeadOperators(graph, lost).addTo(result);
    RangeProblems range(graph, formats, limits, result);
    for (const Node& node : graph.nodes)
        for (const auto direction : {Direction::Forward, Direction::Backward})
            range.look(node, direction);
    std::stable_sort(result.begin(), result.end(), [](const ScaleProblem& a, const ScaleProblem& b) {
        if (a.problem.severity != b.problem.severity)
            return a.problem.severity > b.problem.severity;
        if (orderOf(a) != orderOf(b) || orderOf(a) == 0)
            return orderOf(a) < orderOf(b);
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

std::optional<ScaleFix> scaleFor(const Node& node, Direction direction, const TensorFormats& formats,
                                 const RangeThresholds& limits)
{
    const auto stored = storedBadly(node, direction, formats, limits);
    return stored ? scaleIn(*stored, *node.metric(direction), limits) : std::nullopt;
}

std::optional<int> tooWideFor(const Node& node, Direction direction, const TensorFormats& formats,
                              const RangeThresholds& limits)
{
    const auto stored = storedBadly(node, direction, formats, limits);
    return stored ? tooWideIn(*stored, *node.metric(direction), limits) : std::nullopt;
}

std::optional<ScaleFix> fixOf(const ScaleProblem& problem, const Metric& metric,
                              const RangeThresholds& limits)
{
    if (isNonFinite(problem) || !problem.stored)
        return std::nullopt;
    const auto fix = scaleIn(*problem.stored, metric, limits);
    const bool makesSmaller = fix && fix->exponent < 0;
    return makesSmaller == (problem.kind == ScaleProblemKind::Overflow) ? fix : std::nullopt;
}

std::optional<int> tooWideOf(const ScaleProblem& problem, const Metric& metric, const RangeThresholds& limits)
{
    return isNonFinite(problem) || !problem.stored ? std::nullopt
                                                   : tooWideIn(*problem.stored, metric, limits);
}

std::string limitText(double limit)
{
    int exponent = 0;
    if (std::frexp(limit, &exponent) == 0.5)
        return fmt::format("2^{}", exponent - 1);
    constexpr double mostDigits = 1e7;
    if (limit < 1000 || limit >= mostDigits || limit != std::floor(limit))
        return fmt::format("{:.4g}", limit);
    std::string text = fmt::format("{:.0f}", limit);
    for (std::size_t place = text.size() - 3; place > 0 && place < text.size(); place -= 3)
        text.insert(place, ",");
    return text;
}

} // namespace scalescope::report
