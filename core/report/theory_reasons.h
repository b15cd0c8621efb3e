// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/theory.h"
#include "core/report/theory_gradients.h"
#include "core/report/theory_operand.h"

#include <optional>

namespace scalescope::report {

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
