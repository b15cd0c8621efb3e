// SPDX-License-Identifier: GPL-3.0-or-later
// What unit scaling's theory expects of an operator, one rule a few lines of the tables in theory_*.cpp.
#pragma once

#include "core/report/theory/call.h"

#include <span>
#include <string_view>
#include <vector>

namespace scalescope::report {

/// What an operator does, which says which assumptions of the theory its figures rest on.
enum class TheoryKind {
    Product,     ///< sums products of two tensors' elements
    Elementwise, ///< a function of each element, which the whole distribution counts for
    Sum,         ///< adds tensors, or elements of one
    Norm,        ///< divides each row by its own scale
    Move         ///< holds the elements of its operand, or some of them
};

/// A use of a tensor as an argument of a call.
struct TensorUse
{
    std::string_view argument; ///< by the schema's name, a list's for the tensors in it
    const graph::Node& tensor;
};

struct TheoryRule
{
    /// In-place forms and unit-scaled ones belong to it without being listed.
    std::vector<std::string_view> targets;
    TheoryKind kind = TheoryKind::Elementwise;
    /// The standard deviation of the result; `unknown` where the call has something that the rule does not
    /// know. Null: as that.
    double (*output)(const OperatorCall& call) = nullptr;
    /// Root mean square of what the call gives to the gradient of that operand.
    double (*gradient)(const OperatorCall& call, const TensorUse& use) = nullptr;
    /// The theory speaks of the root mean square of the result, not of the spread around its mean.
    bool countsMean = false;
    /// The operands whose gradients take the output's factor in a unit-scaled network (semantics of
    /// `--constraint`: u-muP, section 2.2, "cut edges").
    std::vector<std::string_view> bound = {};
};

/// Null for an operator that no rule is for.
const TheoryRule* theoryRuleOf(std::string_view target);

/// Whether a node is the result of an operator that unit scaling scales: not of a sum with a number, which it
/// leaves as it is.
bool isUnitScaled(const graph::Graph& graph, const graph::Node& node);

/// The tables, one a file.
std::span<const TheoryRule> productRules();
std::span<const TheoryRule> elementwiseRules();
std::span<const TheoryRule> sumRules();
std::span<const TheoryRule> normRules();
std::span<const TheoryRule> moveRules();

} // namespace scalescope::report
