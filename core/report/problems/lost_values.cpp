// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/lost_values.h"

#include "core/graph/data_flow.h"
#include "core/graph/operator_names.h"
#include "core/report/recipes/tensor_types.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>

namespace scalescope::report {

namespace {

using graph::Direction;
using graph::Metric;
using graph::Node;

constexpr std::size_t noLoss = std::numeric_limits<std::size_t>::max();

/// Operators whose results, or whose gradients, have zeros in exact arithmetic, too, or nearly so.
constexpr auto makingZeros = std::to_array<std::string_view>({"relu",        "relu6",
                                                              "threshold",   "hardtanh",
                                                              "hardsigmoid", "hardswish",
                                                              "hardshrink",  "softshrink",
                                                              "clamp",       "clamp_min",
                                                              "clamp_max",   "max",
                                                              "min",         "amax",
                                                              "amin",        "maximum",
                                                              "minimum",     "where",
                                                              "embedding",   "abs",
                                                              "sign",        "floor",
                                                              "round",       "ceil",
                                                              "trunc",       "triu",
                                                              "tril",        "topk",
                                                              "sort",        "copy",
                                                              "pad",         "constant_pad_nd",
                                                              "diag",        "diagonal",
                                                              "unbind",      "narrow",
                                                              "chunk",       "prod",
                                                              "softmax",     "log_softmax",
                                                              "exp",         "sigmoid",
                                                              "silu",        "gelu",
                                                              "elu",         "selu",
                                                              "erf",         "erfc",
                                                              "one_hot",     "nll_loss",
                                                              "zeros_like",  "sub",
                                                              "gather",      "cross_entropy_loss",
                                                              "cumsum"});
constexpr auto makingZerosStart = std::to_array<std::string_view>(
    {"max_pool",        "adaptive_max",  "masked_",        "dropout",
     "feature_dropout", "alpha_dropout", "native_dropout", "index",
     "scatter",         "select",        "slice",          "split",
     "as_strided",      "take",          "unfold",         "scaled_dot_product",
     "upsample",        "bitwise",       "logical",        "fake_quantize",
     "quantize"});
/// Of these only the result has, not the gradient: their derivatives are zero nowhere near.
constexpr auto makingZerosForward =
    std::to_array<std::string_view>({"softmax", "log_softmax", "exp", "sigmoid", "silu", "gelu", "elu",
                                     "selu", "erf", "erfc", "sub", "copy"});

bool makesZeros(const Node& node, Direction direction)
{
    const std::string name = graph::plainName(node.target);
    const auto isIn = [&name](const auto& names) { return std::ranges::find(names, name) != names.end(); };
    if (direction == Direction::Backward && isIn(makingZerosForward))
        return false;
    return isIn(makingZeros) || std::ranges::any_of(makingZerosStart, [&name](std::string_view start) {
               return name.starts_with(start);
           });
}

double zerosOf(const Metric& metric)
{
    const auto numel = static_cast<double>(metric.statistics.numel);
    return numel > 0 ? static_cast<double>(metric.statistics.zeros) / numel : 0;
}

bool isAllZero(const Metric* metric)
{
    return metric != nullptr && metric->statistics.numel > 0 &&
           metric->statistics.zeros == metric->statistics.numel;
}

/// Of a tensor's own type, where it is one that is narrower than float32.
std::optional<formats::NumberFormat> narrowType(const Node& node)
{
    const bool isWide = node.dtype == "float32" || node.dtype == "float64";
    return isWide ? std::nullopt : formatOfType(node.dtype);
}

/// What an operator with a constant, as x * 1e-8 and x ** 2, makes of a magnitude; the same of others. The
/// backward of products is the same.
double madeOf(double magnitude, const Node& node, Direction direction)
{
    const std::string name = graph::plainName(node.target);
    const bool isPower = name == "pow" && direction == Direction::Forward;
    if (name == "square" && direction == Direction::Forward)
        return magnitude * magnitude;
    for (const graph::Argument& argument : node.arguments) {
        const auto* text = std::get_if<std::string>(&argument.value);
        double constant = 0;
        if (text == nullptr || argument.name != (isPower ? "exponent" : "other") ||
            std::from_chars(text->data(), text->data() + text->size(), constant).ec != std::errc())
            continue;
        if (isPower)
            return std::pow(magnitude, constant);
        if (name == "mul")
            return magnitude * std::abs(constant);
        if (name == "div")
            return magnitude / std::abs(constant);
    }
    return magnitude;
}

class Search
{
public:
    Search(const graph::Graph& graph, const formats::RangeThresholds& limits)
        : m_nodes(graph.nodes),
          m_flow(graph),
          m_limit(limits.underflow),
          m_sourceOf(graph.nodes.size(), noLoss)
    {
    }

    std::vector<LostValues> all()
    {
        for (std::size_t i = 0; i < m_nodes.size(); ++i)
            lookForward(i);
        std::ranges::fill(m_sourceOf, noLoss);
        for (std::size_t i = m_nodes.size(); i-- > 0;)
            lookBackward(i);
        for (LostValues& lost : m_found)
            if (lost.direction == Direction::Backward)
                lost.lossScale = lossScale(*narrowType(*lost.node));
        return std::move(m_found);
    }

private:
    void lookForward(std::size_t i)
    {
        const Node& node = m_nodes[i];
        const Metric* metric = node.metric(Direction::Forward);
        if (node.kind != graph::NodeKind::Op || metric == nullptr || metric->statistics.zeros == 0)
            return;
        double before = 0;
        double largest = 1;
        std::size_t source = noLoss;
        for (const std::size_t input : m_flow.inputs(i)) {
            source = std::min(source, m_sourceOf[input]);
            if (const Metric* its = m_nodes[input].metric(Direction::Forward)) {
                before = std::max(before, zerosOf(*its));
                largest = std::min(largest, its->statistics.absMax);
            }
        }
        const auto type = narrowType(node);
        if (type && !makesZeros(node, Direction::Forward) && !m_flow.inputs(i).empty() &&
            isLost(*metric, before, madeOf(largest, node, Direction::Forward), *type))
            take(i, Direction::Forward, nullptr, zerosOf(*metric) - before, source);
        else if (source != noLoss && zerosOf(*metric) > m_limit)
            take(i, Direction::Forward, nullptr, 0, source);
    }

    void lookBackward(std::size_t i)
    {
        const Node& node = m_nodes[i];
        const Metric* metric = node.metric(Direction::Backward);
        if (metric == nullptr || metric->statistics.zeros == 0 || node.kind == graph::NodeKind::Output ||
            node.backward.isNoise)
            return;
        std::size_t source = noLoss;
        for (const std::size_t user : m_flow.users(i))
            source = std::min(source, m_sourceOf[user]);
        const auto type = narrowType(node);
        const auto loser = type ? loserOf(i, *metric, *type) : std::nullopt;
        if (loser)
            take(i, Direction::Backward, &m_nodes[loser->first], loser->second, source);
        else if (source != noLoss && zerosOf(*metric) > m_limit)
            take(i, Direction::Backward, nullptr, 0, source);
    }

    /// The operator whose backward made zeros of a tensor's gradient, and of which part; of several that read
    /// it, all have to.
    [[nodiscard]] std::optional<std::pair<std::size_t, double>>
    loserOf(std::size_t i, const Metric& metric, const formats::NumberFormat& type) const
    {
        std::optional<std::pair<std::size_t, double>> loser;
        for (const std::size_t user : m_flow.users(i)) {
            const Node& reader = m_nodes[user];
            const Metric* arriving = reader.metric(Direction::Backward);
            if (arriving == nullptr)
                continue;
            if (makesZeros(reader, Direction::Backward))
                return std::nullopt;
            double before = zerosOf(*arriving);
            for (const std::size_t input :
                 m_flow.inputs(user)) // itself among them: its zeros are in products
                if (const Metric* read = m_nodes[input].metric(Direction::Forward))
                    before = std::max(before, zerosOf(*read));
            before += m_nodes[i].backward.meaningless.smallest;
            const double spread = static_cast<double>(arriving->statistics.numel) /
                                  static_cast<double>(std::max<std::int64_t>(metric.statistics.numel, 1));
            const double largest = arriving->statistics.absMax * std::min(spread, 1.0);
            if (!isLost(metric, before, madeOf(largest, reader, Direction::Backward), type))
                return std::nullopt;
            loser = std::pair(user, zerosOf(metric) - before);
        }
        return loser;
    }

    /// `before`: which part of what it is made of is zero at most; `largest`: a number that it can hardly
    /// exceed.
    [[nodiscard]] bool isLost(const Metric& metric, double before, double largest,
                              const formats::NumberFormat& type) const
    {
        constexpr double nearSmallest = 2;
        const bool reachesDown = isAllZero(&metric)
                                     ? largest > 0 && largest < type.minNormal
                                     : metric.statistics.absMinNonzero <= nearSmallest * type.minSubnormal;
        return reachesDown && zerosOf(metric) - before > m_limit;
    }

    void take(std::size_t i, Direction direction, const Node* maker, double fraction, std::size_t source)
    {
        if (source == noLoss && maker != nullptr) { // which may have lost of several
            const auto same = std::ranges::find(m_found, maker, &LostValues::maker);
            source = same == m_found.end() ? noLoss : static_cast<std::size_t>(same - m_found.begin());
        }
        if (source == noLoss) {
            source = m_found.size();
            LostValues& lost = m_found.emplace_back();
            lost.node = &m_nodes[i];
            lost.direction = direction;
            lost.maker = maker;
            lost.fraction = fraction;
        }
        if (m_found[source].node != &m_nodes[i] || maker != nullptr)
            m_found[source].reached.push_back({m_nodes[i].id, direction});
        if (m_nodes[i].kind == graph::NodeKind::Parameter && isAllZero(m_nodes[i].metric(direction)))
            ++m_found[source].parameters;
        m_sourceOf[i] = source;
    }

    [[nodiscard]] std::optional<int> lossScale(const formats::NumberFormat& type) const
    {
        constexpr int usual = 16;
        double largest = 0;
        for (const Node& node : m_nodes)
            if (const Metric* metric = node.metric(Direction::Backward); metric && narrowType(node))
                largest = std::max(largest, metric->statistics.absMax);
        if (largest == 0)
            return usual;
        if (!std::isfinite(largest))
            return std::nullopt;
        const int room = static_cast<int>(std::floor(std::log2(type.max / largest))) - 1;
        return room > 0 ? std::optional(std::min(room, usual)) : std::nullopt;
    }

    const std::vector<Node>& m_nodes;
    graph::DataFlow m_flow;
    double m_limit;
    std::vector<std::size_t> m_sourceOf; ///< by position: of the direction at hand
    std::vector<LostValues> m_found;
};

} // namespace

std::vector<LostValues> lostValues(const graph::Graph& graph, const formats::RangeThresholds& limits)
{
    return Search(graph, limits).all();
}

} // namespace scalescope::report
