// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/theory/theory.h"

#include "core/graph/scaled_target.h"
#include "core/report/theory/reasons.h"

#include <algorithm>

namespace scalescope::report {

namespace {

using graph::Direction;
using graph::Node;

/// Below, the spread of a tensor is chance.
constexpr std::int64_t enoughElements = 16;

bool isPossible(double figure)
{
    return std::isfinite(figure) && figure > 0;
}

bool isSpecial(const Node& node, std::string_view name)
{
    return graph::isScaledTarget(node.target) && std::string_view(node.target).ends_with(name);
}

double binades(double measured, double predicted)
{
    return std::log2(measured / predicted);
}

bool isNotable(double binades)
{
    return std::abs(binades) > explainedDeviation;
}

/// Not where it is not known.
bool isNear(double binades)
{
    return std::abs(binades) <= explainedDeviation;
}

/// Whether so many binades that operands or readers were off already are nearly all.
bool isInherited(const Prediction& prediction, double before)
{
    constexpr double ownShare = 0.5;
    return std::abs(before) > ownShare && std::abs(prediction.deviation() - before) <= ownShare;
}

void append(std::vector<message::Clause>& reasons, std::vector<message::Clause> more)
{
    std::ranges::move(more, std::back_inserter(reasons));
}

/// The predictions of one run, tensor by tensor.
class Predictor
{
public:
    explicit Predictor(const graph::Graph& graph) : m_graph(graph), m_gradients(expectedGradients(graph)) {}

    [[nodiscard]] std::optional<Prediction> forward(const Node& node) const
    {
        const TheoryRule* rule = theoryRuleOf(node.target);
        Prediction prediction = begun(node, Direction::Forward, rule != nullptr && rule->countsMean);
        const bool isFirst = node.outputIndex == 0 || (rule != nullptr && rule->kind == TheoryKind::Move) ||
                             isSpecial(node, "::residual_split");
        if (node.kind != graph::NodeKind::Op || !isFirst || node.provenance.isWrite())
            return std::nullopt;
        prediction.isScaled = isUnitScaled(m_graph, node);
        prediction.fromOperands = fromOperands(node, rule, prediction);
        prediction.predicted = prediction.isScaled ? 1 : prediction.fromOperands;
        if (!isPossible(prediction.predicted) || !isPossible(prediction.measured))
            return std::nullopt;
        explainForward(node, rule, prediction);
        return prediction;
    }

    [[nodiscard]] std::optional<Prediction> backward(std::size_t place) const
    {
        const Node& node = m_graph.nodes[place];
        const ExpectedGradient& expected = m_gradients[place];
        Prediction prediction = begun(node, Direction::Backward, true);
        if (expected.readers == 0 || node.backward.isNoise || !isPossible(prediction.measured))
            return std::nullopt;
        prediction.isScaled = expected.isScaled || isUnitScaled(m_graph, node);
        prediction.fromOperands =
            expected.isScaled ? expected.nearest(prediction.measured) : std::sqrt(expected.squares.front());
        prediction.predicted = prediction.isScaled ? 1 : prediction.fromOperands;
        if (!isPossible(prediction.predicted))
            return std::nullopt;
        explainBackward(node, expected, prediction);
        return prediction;
    }

private:
    static Prediction begun(const Node& node, Direction direction, bool countsMean)
    {
        const TensorMoments moments = momentsOf(node.metric(direction));
        Prediction prediction{.node = node.id, .direction = direction, .isRootMeanSquare = countsMean};
        const bool isOne = node.metric(direction) != nullptr && node.metric(direction)->statistics.numel < 2;
        prediction.measured = isOne ? unknown : countsMean ? moments.rms : moments.std;
        return prediction;
    }

    [[nodiscard]] double fromOperands(const Node& node, const TheoryRule* rule,
                                      const Prediction& prediction) const
    {
        const OperatorCall call(m_graph, node, OperatorCall::Operands::Measured);
        if (isSpecial(node, "::residual_add"))
            return fromBranches(call, prediction.measured);
        if (isSpecial(node, "::residual_split") || isSpecial(node, "::fork"))
            return call.moments("self").std;
        if (rule == nullptr || rule->output == nullptr)
            return unknown;
        const double output = rule->output(call);
        return prediction.isScaled
                   ? output / rule->output(OperatorCall(m_graph, node, OperatorCall::Operands::Unit))
                   : output;
    }

    /// skip/d + branch tau/d, whichever operand is the skip and whichever tau it has: nearest to what came
    /// out.
    static double fromBranches(const OperatorCall& call, double measured)
    {
        const double left = call.moments("self").variance();
        const double right = call.moments("other").variance();
        double nearest = unknown;
        for (const double tau : {0.5, 0.01}) {
            for (const auto& [skip, branch] : {std::pair(left, right), std::pair(right, left)}) {
                const double spread = std::sqrt((skip + tau * tau * branch) / (1 + tau * tau));
                if (!(std::abs(binades(measured, spread)) >= std::abs(binades(measured, nearest))))
                    nearest = spread;
            }
        }
        return nearest;
    }

    void explainForward(const Node& node, const TheoryRule* rule, Prediction& prediction) const
    {
        const double before = std::log2(prediction.fromOperands);
        if (prediction.isScaled && isNotable(prediction.deviation()) && !isNear(before))
            explainOperand(worstOperand(m_graph, node), before, prediction);
        const double local = binades(prediction.measured, prediction.fromOperands);
        if (rule != nullptr && isNotable(local))
            append(prediction.reasons, brokenForward(m_graph, node, *rule, local));
    }

    void explainBackward(const Node& node, const ExpectedGradient& expected, Prediction& prediction) const
    {
        const double measured = prediction.measured;
        const double before = std::log2(expected.unbound(measured));
        if (prediction.isScaled && isNotable(prediction.deviation()) &&
            !isNear(std::log2(prediction.fromOperands))) {
            prediction.reasons = boundOrSummed(expected, measured);
            explainOperand(worstOfReader(m_graph, node, expected), before, prediction);
        }
        if (const double local = binades(measured, prediction.fromOperands); isNotable(local))
            append(prediction.reasons, brokenBackward(m_graph, node, expected, local));
    }

    /// A parameter, an input and what backward starts from have no prediction themselves: what deviates by
    /// them is listed where they are read.
    void explainOperand(const std::optional<Operand>& worst, double before, Prediction& prediction) const
    {
        if (!worst)
            return;
        prediction.isInherited = worst->node->kind == graph::NodeKind::Op && isInherited(prediction, before);
        append(prediction.reasons, offUnit(m_graph, *worst));
    }

    const graph::Graph& m_graph;
    std::vector<ExpectedGradient> m_gradients; ///< by the nodes' positions
};

} // namespace

Theory::Theory(const graph::Run& run)
{
    const Predictor predictor(run.graph);
    const auto add = [this](const Node& node, std::optional<Prediction> prediction) {
        if (!prediction)
            return;
        m_isLarge.push_back(node.metric(prediction->direction)->statistics.numel >= enoughElements);
        m_all.push_back(std::move(*prediction));
    };
    for (std::size_t place = 0; place < run.graph.nodes.size(); ++place) {
        const Node& node = run.graph.nodes[place];
        if (node.forward.metric)
            add(node, predictor.forward(node));
        if (node.backward.metric)
            add(node, predictor.backward(place));
    }
}

const Prediction* Theory::of(graph::NodeId node, Direction direction) const
{
    const auto key = [](const Prediction& each) { return graph::TensorId{each.node, each.direction}; };
    const auto found = std::ranges::lower_bound(m_all, graph::TensorId{node, direction}, {}, key);
    return found != m_all.end() && key(*found) == graph::TensorId{node, direction} ? &*found : nullptr;
}

std::vector<const Prediction*> Theory::deviating() const
{
    std::vector<const Prediction*> found;
    for (std::size_t i = 0; i < m_all.size(); ++i)
        if (m_isLarge[i] && std::abs(m_all[i].deviation()) > listedDeviation)
            found.push_back(&m_all[i]);
    return found;
}

} // namespace scalescope::report
