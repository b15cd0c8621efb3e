// SPDX-License-Identifier: GPL-3.0-or-later
// What a recipe can do about a tensor that loses too much in its format, and whether it did.
#pragma once

#include "core/report/problems/problems.h"
#include "core/report/recipes/proposals.h"

namespace scalescope::report {

/// What brings a node's tensor or gradient within the limits in its format: multiplied by the recommended
/// power of two where there is one, else with a scale of the tensor, else in full precision.
Storage fixFor(const graph::Node& node, graph::Direction direction, const TensorFormats& formats,
               const RangeThresholds& limits = {});

/// A rule of a recipe, and what it is to mend.
struct Fix
{
    graph::NodeId node = 0;
    graph::Direction direction = graph::Direction::Forward;
    RuleKey key;
    job::RecipeRule rule;
    double lost = 0; ///< the part of the tensor's finite elements that is lost without
};

/// The rules that make this of all operands that the tensor or gradient is rounded as; none where no recipe
/// reaches it.
std::vector<Fix> fixesOf(const graph::Graph& graph, const std::vector<ProductOperand>& operands,
                         graph::NodeId node, graph::Direction direction, const TensorFormats& formats,
                         const RangeThresholds& limits = {});

/// The recipe with these rules behind its own, of which those under the same conditions go.
job::Recipe withRules(job::Recipe recipe, const std::vector<job::RecipeRule>& rules);

/// The largest part of its elements that a tensor which the rule reaches lost when a simulated run rounded
/// it; 0 of those that were kept, nothing where the run has no such product.
std::optional<double> lostInRun(const graph::Graph& simulated, const RuleKey& key);

} // namespace scalescope::report
