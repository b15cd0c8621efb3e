// SPDX-License-Identifier: GPL-3.0-or-later
// What recipes are expected to do to the operands of a run's products, to hold one against others.
#pragma once

#include "core/message/message.h"
#include "core/report/recipes/proposals.h"

#include <optional>
#include <string>
#include <vector>

namespace scalescope::report {

/// What a recipe is expected to do to all operands of a run's products, told by their histograms.
struct RecipeEstimate
{
    std::string name;
    double bits = 0; ///< of an element with its share of the block's scale, the mean over all elements
    double sqnr = 0; ///< in dB: of noise over signal, the mean over the operands
    bool isWithinBound = false; ///< whether each operand is
};

/// Operands of products that rules alone reach are among them. Nothing where it can't be told of an operand,
/// as of scales of tiles and of stochastic rounding (formats::expectedError).
std::optional<RecipeEstimate> estimateOf(const job::Recipe& recipe, const graph::Graph& graph,
                                         const ProposalBound& bound);

/// The recipes that have a name and are expected to do as well as the recipe of the proposals or better, the
/// one with the least noise first: within the bound, with no more noise, and at most half a bit more for an
/// element.
std::vector<RecipeEstimate> recipesAsGood(const Proposals& proposals, const graph::Graph& graph);

/// The same in one sentence with its figures; nothing where there are none.
std::optional<message::Finding> recipesAsGoodSentence(const Proposals& proposals, const graph::Graph& graph);

} // namespace scalescope::report
