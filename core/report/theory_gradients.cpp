// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/theory_gradients.h"

#include "core/graph/node_table.h"
#include "core/graph/scaled_target.h"

#include <algorithm>

namespace scalescope::report {

namespace {

using Squares = std::array<double, ExpectedGradient::hypotheses.size()>;

bool isTarget(const graph::Node& node, std::string_view name)
{
    return graph::isScaledTarget(node.target) && std::string_view(node.target).ends_with(name);
}

Squares all(double gradient)
{
    Squares squares;
    squares.fill(gradient * gradient);
    return squares;
}

/// The start of a residual branch (result 0) has tau/d of its gradient, the skip (result 1) 1/d, with
/// d = (1 + tau^2)^1/2. Source: Unit Scaling, section 4.2 (residual layers); u-muP, appendix F.
Squares fromSplit(const graph::Node& split)
{
    const double gradient = momentsOf(split.backward.metric.get()).rms;
    Squares squares{};
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const double tau = ExpectedGradient::hypotheses[i].tau;
        const double part = (split.outputIndex == 0 ? tau * tau : 1) / (1 + tau * tau);
        squares[i] = part * gradient * gradient;
    }
    return squares;
}

/// A scaled operator multiplies by what makes unit gradients of unit operands; where a constraint binds the
/// gradient's factor, by the output's.
Squares fromScaled(const OperatorCall& call, const TensorUse& use, const TheoryRule& rule)
{
    const OperatorCall unit(call.graph(), call.node(), OperatorCall::Operands::Unit);
    const double measured = rule.gradient(call, use);
    const double free = measured / rule.gradient(unit, use);
    const bool isBound = rule.output != nullptr && std::ranges::count(rule.bound, use.argument) > 0;
    const double bound = isBound ? measured / rule.output(unit) : free;
    Squares squares{};
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const double gradient = ExpectedGradient::hypotheses[i].isBound ? bound : free;
        squares[i] = gradient * gradient;
    }
    return squares;
}

Squares fromReader(const graph::Graph& graph, const graph::Node& reader, const TensorUse& use,
                   const TheoryRule* rule)
{
    const double gradient = momentsOf(reader.backward.metric.get()).rms;
    if (reader.kind == graph::NodeKind::Output || isTarget(reader, "::residual_add"))
        return all(gradient);
    if (isTarget(reader, "::residual_split"))
        return fromSplit(reader);
    if (rule == nullptr || rule->gradient == nullptr || reader.provenance.isWrite())
        return all(unknown);
    const OperatorCall call(graph, reader, OperatorCall::Operands::Measured);
    return isUnitScaled(graph, reader) ? fromScaled(call, use, *rule) : all(rule->gradient(call, use));
}

class Collector
{
public:
    explicit Collector(const graph::Graph& graph)
        : m_graph(graph), m_places(graph), m_expected(graph.nodes.size())
    {
    }

    std::vector<ExpectedGradient> collect()
    {
        for (const graph::Node& reader : m_graph.nodes)
            if (reader.backward.metric)
                visit(reader, reader.arguments, {});
        return std::move(m_expected);
    }

private:
    void visit(const graph::Node& reader, const std::vector<graph::Argument>& arguments,
               std::string_view list)
    {
        for (const graph::Argument& argument : arguments) {
            const std::string_view name = list.empty() ? std::string_view(argument.name) : list;
            if (const auto* id = std::get_if<graph::NodeId>(&argument.value))
                add(reader, name, *id);
            else if (const auto* inner = std::get_if<graph::Argument::List>(&argument.value))
                visit(reader, *inner, name);
        }
    }

    void add(const graph::Node& reader, std::string_view argument, graph::NodeId source)
    {
        const std::size_t place = m_places.of(source);
        if (place == graph::NodePlaces::none || !m_graph.nodes[place].backward.metric)
            return;
        ExpectedGradient& expected = m_expected[place];
        const TheoryRule* rule = theoryRuleOf(reader.target);
        const Squares squares = fromReader(m_graph, reader, {argument, m_graph.nodes[place]}, rule);
        for (std::size_t i = 0; i < squares.size(); ++i)
            expected.squares[i] += squares[i];
        ++expected.readers;
        expected.isScaled |= isUnitScaled(m_graph, reader);
        if (!(squares[0] <= expected.largest)) {
            expected.largest = squares[0];
            expected.reader = &reader;
            expected.argument = argument;
            expected.rule = reader.kind == graph::NodeKind::Op ? rule : nullptr;
        }
    }

    const graph::Graph& m_graph;
    graph::NodePlaces m_places;
    std::vector<ExpectedGradient> m_expected;
};

double distance(double square, double measured)
{
    const double apart = std::abs(std::log2(square) / 2 - std::log2(measured));
    return std::isnan(apart) ? std::numeric_limits<double>::infinity() : apart;
}

std::size_t nearestOf(const Squares& squares, double measured, std::size_t count)
{
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < count; ++i)
        if (distance(squares[i], measured) < distance(squares[nearest], measured))
            nearest = i;
    return nearest;
}

} // namespace

double ExpectedGradient::nearest(double measured) const
{
    return std::sqrt(squares[nearestOf(squares, measured, squares.size())]);
}

double ExpectedGradient::unbound(double measured) const
{
    return std::sqrt(squares[nearestOf(squares, measured, squares.size() / 2)]);
}

bool ExpectedGradient::isBound(double measured) const
{
    constexpr double notable = 0.25;
    const std::size_t place = nearestOf(squares, measured, squares.size());
    return hypotheses[place].isBound && std::abs(std::log2(nearest(measured) / unbound(measured))) > notable;
}

std::vector<ExpectedGradient> expectedGradients(const graph::Graph& graph)
{
    return Collector(graph).collect();
}

} // namespace scalescope::report
