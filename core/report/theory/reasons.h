// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"
#include "core/report/theory/operand.h"
#include "core/report/theory/rules.h"
#include "core/report/theory/theory.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace scalescope::report {

/// What the theory expects of one tensor's gradient, from the gradients of those that read it.
struct ExpectedGradient
{
    /// How a unit-scaled program may have been bound: whether the factors of a gradient are the output's
    /// (`--constraint to_output_scale`), and which tau the residual branch has (0.5, or 0.01 around
    /// attention). A run does not say so of each operator; what was measured tells which it was.
    struct Hypothesis
    {
        bool isBound = false;
        double tau = 0;
    };
    static constexpr std::array<Hypothesis, 4> hypotheses{
        {{false, 0.5}, {false, 0.01}, {true, 0.5}, {true, 0.01}}};

    std::array<double, hypotheses.size()> squares{}; ///< mean squares, NaN where one reader has no rule
    int readers = 0;                                 ///< uses that a gradient comes from
    bool isScaled = false;                           ///< a unit-scaled operator is among them
    /// The use that gives most, without a constraint.
    double largest = 0;
    const graph::Node* reader = nullptr;
    std::string_view argument = {};
    const TheoryRule* rule = nullptr; ///< of that reader; null for outputs and residual adds

    /// The root of the mean square under the hypothesis that is nearest to what was measured.
    [[nodiscard]] double nearest(double measured) const;
    /// Whether that one has factors bound, which changes it by more than a quarter of a binade.
    [[nodiscard]] bool isBound(double measured) const;
    /// The same without a constraint.
    [[nodiscard]] double unbound(double measured) const;
};

/// Of all nodes, by their positions in the graph.
std::vector<ExpectedGradient> expectedGradients(const graph::Graph& graph);

/// From so many binades on a deviation is explained: a factor of 1.19.
inline constexpr double explainedDeviation = 0.25;

/// Which assumptions of the theory do not hold where a result of an operator is not what its rule gives for
/// its operands, as the run shows it: means and kurtoses of the operands, what both are computed from. Where
/// none of these shows, sums of products are correlated, as nothing else is assumed of them.
/// `deviation` in binades.
std::vector<message::Clause> brokenForward(const graph::Graph& graph, const graph::Node& node,
                                           const TheoryRule& rule, double deviation);
/// The same of a gradient.
std::vector<message::Clause> brokenBackward(const graph::Graph& graph, const graph::Node& node,
                                            const ExpectedGradient& expected, double deviation);

/// The operand of a unit-scaled operator that is farthest from scale 1; none where all are near it.
std::optional<Operand> worstOperand(const graph::Graph& graph, const graph::Node& node);
/// Of a gradient: that of the reader that gives most, or what the reader multiplies it by.
std::optional<Operand> worstOfReader(const graph::Graph& graph, const graph::Node& node,
                                     const ExpectedGradient& expected);
/// That it is not of scale 1, and whether unit scaling has left it as it is.
std::vector<message::Clause> offUnit(const graph::Graph& graph, const Operand& operand);
/// What makes a gradient of a unit-scaled run other than 1 though all operands are: the constraint, and that
/// several read the tensor.
std::vector<message::Clause> boundOrSummed(const ExpectedGradient& expected, double measured);

} // namespace scalescope::report
