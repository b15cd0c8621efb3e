// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/theory/rules.h"
#include "core/theory/expected_scales.h"

namespace scalescope::report {

namespace {

std::string_view movedOf(const OperatorCall& call)
{
    return call.isTensor("weight") ? "weight" : call.isTensor("input") ? "input" : "self";
}

double movedOutput(const OperatorCall& call)
{
    return call.moments(movedOf(call)).std;
}

/// Each element of the operand gets the gradients of the places where it is: none where it was not picked,
/// the sum of several where it is repeated. On average their number is the result's size by the operand's.
double movedGradient(const OperatorCall& call, const TensorUse& use)
{
    return call.gradient() * theory::repeatedGradient(call.numel() / OperatorCall::elements(use.tensor));
}

/// What was picked comes from all of them alike.
double joinedOutput(const OperatorCall& call)
{
    double variance = 0;
    double count = 0;
    for (const graph::Node* part : call.tensors("tensors")) {
        const double elements = OperatorCall::elements(*part);
        variance += elements * call.moments(*part).variance();
        count += elements;
    }
    return count > 0 ? std::sqrt(variance / count) : unknown;
}

double passedGradient(const OperatorCall& call, const TensorUse& /*use*/)
{
    return call.gradient();
}

double negatedOutput(const OperatorCall& call)
{
    return call.moments("self").std;
}

} // namespace

std::span<const TheoryRule> moveRules()
{
    static const std::vector<TheoryRule> rules = {
        {.targets = {"aten::view",           "aten::reshape",
                     "aten::transpose",      "aten::t",
                     "aten::permute",        "aten::contiguous",
                     "aten::clone",          "aten::to",
                     "aten::alias",          "aten::detach",
                     "aten::flatten",        "aten::unflatten",
                     "aten::squeeze",        "aten::unsqueeze",
                     "aten::expand",         "aten::expand_as",
                     "aten::slice",          "aten::select",
                     "aten::narrow",         "aten::split",
                     "aten::chunk",          "aten::unbind",
                     "aten::index",          "aten::index_select",
                     "aten::gather",         "aten::embedding",
                     "aten::view_as",        "aten::repeat",
                     "aten::swapaxes",       "aten::movedim",
                     "aten::float",          "aten::broadcast_to",
                     "aten::numpy_T",        "aten::mT",
                     "aten::reshape_as",     "aten::split_with_sizes",
                     "aten::unsafe_split",   "aten::unsafe_chunk",
                     "aten::type_as",        "aten::_unsafe_view",
                     "scalescope::quantize", "scalescope::quantize_gradient"},
         .kind = TheoryKind::Move,
         .output = movedOutput,
         .gradient = movedGradient},
        {.targets = {"aten::cat", "aten::stack"},
         .kind = TheoryKind::Move,
         .output = joinedOutput,
         .gradient = passedGradient},
        {.targets = {"aten::neg"},
         .kind = TheoryKind::Move,
         .output = negatedOutput,
         .gradient = passedGradient},
        // The gradient of what a mask takes away is zero before.
        {.targets = {"aten::masked_fill"}, .kind = TheoryKind::Move, .gradient = passedGradient},
    };
    return rules;
}

} // namespace scalescope::report
