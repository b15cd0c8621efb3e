// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/theory.h"
#include "core/report/theory_gradients.h"

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

/// The operands of a unit-scaled operator that are not of scale 1, the worst one.
std::vector<message::Clause> operandsOffUnit(const graph::Graph& graph, const graph::Node& node);
/// Of a gradient in a unit-scaled run: the constraint, several readers, the reader's gradient and its
/// operands.
std::vector<message::Clause> readersOffUnit(const graph::Graph& graph, const graph::Node& node,
                                            const ExpectedGradient& expected, double measured);

/// E[x^4]/E[x^2]^2 of a tensor, 3 of a normal variable of mean 0; from its histogram, to a tenth. NaN where
/// there is nothing.
double kurtosis(const graph::Metric& metric);

} // namespace scalescope::report
