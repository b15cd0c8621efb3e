// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/theory/rules.h"
#include "core/report/theory/theory.h"

#include <string>
#include <vector>

namespace scalescope::report {

using Reasons = std::vector<message::Clause>;

/// A tensor, or its gradient, that a figure was computed from.
struct Operand
{
    const graph::Node* node = nullptr;
    graph::Direction direction = graph::Direction::Forward;

    [[nodiscard]] message::Clause name() const;
    [[nodiscard]] const graph::Metric* metric() const { return node->metric(direction); }
};

/// Says so where it has a mean that counts beside its spread.
void addMean(Reasons& reasons, const Operand& operand);

/// Kurtoses between which a distribution counts as normal.
struct NormalKurtosis
{
    double low;
    double high;
};
inline constexpr NormalKurtosis ofFunctions{1.8, 4.5};
/// A sum of products is the same for any distribution, but where some elements are so large that few terms
/// make the sum.
inline constexpr NormalKurtosis ofTerms{0, 30};

/// Says so where most of it is zero, or it is not normal. Its mean counts for the kurtosis, too: of what has
/// one, only tails are told.
void addShape(Reasons& reasons, const Operand& operand, const NormalKurtosis& normal);

/// The floating-point tensors with more than one element that a call reads.
std::vector<const graph::Node*> operandsOf(const graph::Graph& graph, const graph::Node& node);
/// The two factors or addends of a call; fewer where it has no two.
std::vector<const graph::Node*> pairOf(const graph::Graph& graph, const graph::Node& node);

/// E[x^4]/E[x^2]^2 of a tensor, 3 of a normal variable of mean 0; from its histogram, to a tenth. NaN where
/// there is nothing.
double kurtosis(const graph::Metric& metric);

/// "0.125": three digits.
std::string shortNumber(double value);

} // namespace scalescope::report
