// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison.h"

#include "core/formats/expected_error.h"
#include "core/graph/figures.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace scalescope::compare {

namespace {

using graph::Direction;
using graph::Metric;
using graph::Node;
using graph::NodeKind;

/// As the list of problems counts it; nothing where it can't be told.
std::optional<bool> leaves(const Metric& metric, const graph::MeaninglessParts& meaningless,
                           const std::optional<job::OperandFormat>& held,
                           const formats::RangeThresholds& limits)
{
    const graph::Statistics& statistics = metric.statistics;
    if (statistics.nans + statistics.posInfs + statistics.negInfs > 0)
        return true;
    if (!held) // full precision
        return false;
    const job::OperandFormat& stored = *held;
    if (const auto range = formats::rangeIn(metric, stored.format, -stored.exponent)) {
        const formats::Tails tails = formats::tailsOf(metric, *range);
        if (formats::verdictOf(formats::without(meaningless, {tails.underflow, 0, tails.overflow}), limits)
                .isError())
            return true;
        if (statistics.absMinNonzero >= range->minNormal)
            return false; // the whole histogram is looked at where something is subnormal
    }
    const auto losses = formats::lossesIn(metric, stored.format, -stored.exponent);
    if (!losses)
        return std::nullopt;
    return formats::verdictOf(formats::without(meaningless, *losses), limits).isProblem();
}

/// A gradient that is the noise of rounding tells nothing of the runs.
bool isCounted(const Node& node, Direction direction, const SummaryOptions& options)
{
    return !node.side(direction).isNoise && node.kind != NodeKind::Output &&
           (options.parameters || node.kind != NodeKind::Parameter);
}

/// Of a row whose nodes both runs have, or one of them.
bool isCounted(const Comparison& comparison, std::size_t row, Direction direction,
               const SummaryOptions& options)
{
    const Node* a = comparison.nodeA(row);
    const Node* b = comparison.nodeB(row);
    return (!a || isCounted(*a, direction, options)) && (!b || isCounted(*b, direction, options));
}

std::size_t countOf(const graph::Graph& graph, Direction direction, const SummaryOptions& options)
{
    return static_cast<std::size_t>(std::ranges::count_if(graph.nodes, [&](const Node& node) {
        return node.metric(direction) != nullptr && isCounted(node, direction, options);
    }));
}

void addDistance(std::optional<double>& furthest, const Metric& metric, Statistic statistic)
{
    const double distance = std::abs(std::log2(metric.statistics.*statistic));
    if (std::isfinite(distance))
        furthest = std::max(furthest.value_or(0), distance);
}

/// Gradients of a run before its simulation rounded them: those of a result that are rounded are recorded at
/// what rounds them, and the result has what that left.
class UnroundedGradients
{
public:
    explicit UnroundedGradients(const graph::Graph& graph)
    {
        for (const Node& node : graph.nodes)
            if (node.target == "scalescope::quantize_gradient" && node.backward.metric &&
                !node.arguments.empty())
                if (const auto* result = std::get_if<graph::NodeId>(&node.arguments.front().value))
                    m_roundedBy.emplace(*result, &node);
    }

    [[nodiscard]] const Metric& metricOf(const Node& node, Direction direction) const
    {
        const auto rounding =
            direction == Direction::Backward ? m_roundedBy.find(node.id) : m_roundedBy.end();
        return rounding == m_roundedBy.end() ? *node.metric(direction) : *rounding->second->backward.metric;
    }

private:
    std::unordered_map<graph::NodeId, const Node*> m_roundedBy;
};

/// A tensor of one of the runs, and what is told of that run.
struct Told
{
    const Node& node;
    const UnroundedGradients& gradients;
};

void countLeaving(DirectionSummary& summary, const Told& before, const Told& after, Direction direction,
                  const SummaryOptions& options)
{
    const auto leavesIn = [&](const Told& told, const std::shared_ptr<const report::TensorFormats>& own) {
        return leaves(told.gradients.metricOf(told.node, direction), told.node.side(direction).meaningless,
                      own ? own->stored(told.node, direction) : std::optional(options.formats.of(direction)),
                      options.limits);
    };
    const auto first = leavesIn(before, options.own[0]);
    const auto second = leavesIn(after, options.own[1]);
    summary.untold += first && second ? 0 : 1;
    summary.leavingA += first && second && *first ? 1 : 0;
    summary.leavingB += first && second && *second ? 1 : 0;
}

/// What both runs have.
void addPairs(DirectionSummary& summary, const Comparison& comparison, Direction direction,
              const SummaryOptions& options)
{
    const UnroundedGradients gradientsA(comparison.a->graph);
    const UnroundedGradients gradientsB(comparison.b->graph);
    for (std::size_t row = 0; row < comparison.alignment.rows.size(); ++row) {
        const Node* a = comparison.nodeA(row);
        const Node* b = comparison.nodeB(row);
        const Metric* before = a ? a->metric(direction) : nullptr;
        const Metric* after = b ? b->metric(direction) : nullptr;
        if (!before || !after || !isCounted(comparison, row, direction, options))
            continue;
        ++summary.tensors;
        countLeaving(summary, {*a, gradientsA}, {*b, gradientsB}, direction, options);
        summary.zeroed += before->statistics.meanAbs > 0 && after->statistics.meanAbs == 0 ? 1 : 0;
        if (a->kind != NodeKind::Op)
            continue;
        addDistance(summary.furthestA, *before, options.statistic);
        addDistance(summary.furthestB, *after, options.statistic);
    }
}

DirectionSummary summaryOf(const Comparison& comparison, Direction direction, const SummaryOptions& options)
{
    DirectionSummary summary;
    summary.ofA = countOf(comparison.a->graph, direction, options);
    summary.ofB = countOf(comparison.b->graph, direction, options);
    addPairs(summary, comparison, direction, options);
    for (const Change& change : changes(comparison, direction, options.statistic)) { // the largest first
        if (!isCounted(comparison, change.row, direction, options))
            continue;
        ++summary.compared;
        summary.unchanged += change.log2 == 0 ? 1 : 0;
        if (change.log2 > 0 && !summary.largestGain)
            summary.largestGain = change;
        if (change.log2 < 0 && !summary.largestLoss)
            summary.largestLoss = change;
    }
    return summary;
}

bool isOperator(const Node& node)
{
    return node.kind == NodeKind::Op && node.floating;
}

std::size_t operatorCountOf(const graph::Graph& graph)
{
    return static_cast<std::size_t>(std::ranges::count_if(graph.nodes, isOperator));
}

/// A statistic that there is. NaN without elements that explain it, such as the deviation of one element,
/// says that there is none.
std::optional<double> comparable(const graph::Statistics& statistics, Statistic statistic)
{
    const auto value = graph::numberOf(statistics, statistic);
    const bool isExplained = statistics.nans + statistics.posInfs + statistics.negInfs > 0;
    return value && std::isnan(*value) && !isExplained ? std::nullopt : value;
}

/// Whether an operator that converts gave back the tensor that it read, as that has the type already. What
/// reads that tensor later reads this result then, so that its gradient is that of all of them.
bool isHandedOn(const Node& node, const graph::Graph& graph)
{
    if ((node.target != "aten::to" && node.target != "aten::type_as") || node.arguments.empty())
        return false;
    const auto* source = std::get_if<graph::NodeId>(&node.arguments.front().value);
    const Node* read = source != nullptr ? graph.find(*source) : nullptr;
    const bool isCopied = std::ranges::any_of(node.arguments, [](const graph::Argument& argument) {
        const auto* text = std::get_if<std::string>(&argument.value);
        return argument.name == "copy" && text != nullptr && *text == "True";
    });
    return read != nullptr && !isCopied && read->dtype == node.dtype && read->device == node.device;
}

} // namespace

std::optional<double> log2Ratio(const Metric* a, const Metric* b, Statistic statistic)
{
    if (!a || !b)
        return std::nullopt;
    const auto before = comparable(a->statistics, statistic);
    const auto after = comparable(b->statistics, statistic);
    if (!before || !after || *before == 0 || *after == 0)
        return std::nullopt;
    const double ratio = *after / *before;
    if (*before == *after) // 1 also where both are infinite or so small that the quotient is not exact
        return 0.0;
    // The quotient of two finite numbers may leave the range of double; their logarithms don't.
    return std::isfinite(ratio) && ratio > 0 ? std::log2(ratio) : std::log2(*after) - std::log2(*before);
}

const Node* Comparison::nodeA(std::size_t row) const
{
    const auto position = alignment.rows[row].a;
    return position ? &a->graph.nodes[*position] : nullptr;
}

const Node* Comparison::nodeB(std::size_t row) const
{
    const auto position = alignment.rows[row].b;
    return position ? &b->graph.nodes[*position] : nullptr;
}

const Node& Comparison::node(std::size_t row) const
{
    const AlignedNode& pair = alignment.rows[row]; // in one of the graphs at least
    return pair.a ? a->graph.nodes[*pair.a] : b->graph.nodes[*pair.b];
}

bool Comparison::isZeroInTheory(std::size_t row, Direction direction) const
{
    const auto is = [](const Node* side) { return side != nullptr && side->backward.isNoise; };
    return direction == Direction::Backward && (is(nodeA(row)) || is(nodeB(row)));
}

std::optional<double> Comparison::log2(std::size_t row, Direction direction, Statistic statistic) const
{
    const Node* before = nodeA(row);
    const Node* after = nodeB(row);
    if (!before || !after)
        return std::nullopt;
    if (direction == Direction::Backward && isHandedOn(*before, a->graph) != isHandedOn(*after, b->graph))
        return std::nullopt;
    return log2Ratio(before->metric(direction), after->metric(direction), statistic);
}

std::array<std::set<graph::NodeId>, 2> unmatchedNodes(const Comparison& comparison)
{
    std::array<std::set<graph::NodeId>, 2> alone;
    for (std::size_t row = 0; row < comparison.alignment.rows.size(); ++row) {
        const Status status = comparison.alignment.rows[row].status();
        if (status == Status::Removed)
            alone[0].insert(comparison.nodeA(row)->id);
        else if (status == Status::Added)
            alone[1].insert(comparison.nodeB(row)->id);
    }
    return alone;
}

Comparison compare(std::shared_ptr<const graph::Run> a, std::shared_ptr<const graph::Run> b)
{
    Alignment alignment = align(a->graph, a->modules, b->graph, b->modules);
    return {std::move(a), std::move(b), std::move(alignment)};
}

std::vector<Change> changes(const Comparison& comparison, Direction direction, Statistic statistic)
{
    std::vector<Change> result;
    for (std::size_t row = 0; row < comparison.alignment.rows.size(); ++row) {
        if (comparison.node(row).kind == NodeKind::Output)
            continue;
        if (const auto log2 = comparison.log2(row, direction, statistic))
            result.push_back({row, *log2});
    }
    std::ranges::stable_sort(result, [](const Change& left, const Change& right) {
        if (std::isnan(left.log2) || std::isnan(right.log2))
            return std::isnan(right.log2) && !std::isnan(left.log2);
        return std::abs(left.log2) > std::abs(right.log2);
    });
    return result;
}

Summary summarise(const Comparison& comparison, const SummaryOptions& options)
{
    Summary summary;
    for (std::size_t row = 0; row < comparison.alignment.rows.size(); ++row) {
        const Status status = comparison.alignment.rows[row].status();
        summary.matched += status == Status::Matched ? 1 : 0;
        summary.added += status == Status::Added ? 1 : 0;
        summary.removed += status == Status::Removed ? 1 : 0;
        if (status == Status::Matched && isOperator(comparison.node(row)))
            ++summary.operatorsMatched;
    }
    summary.operatorsA = operatorCountOf(comparison.a->graph);
    summary.operatorsB = operatorCountOf(comparison.b->graph);
    summary.forward = summaryOf(comparison, Direction::Forward, options);
    summary.backward = summaryOf(comparison, Direction::Backward, options);
    return summary;
}

} // namespace scalescope::compare
