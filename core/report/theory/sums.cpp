// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/theory/rules.h"
#include "core/theory/expected_scales.h"

namespace scalescope::report {

namespace {

/// Variances of independent variables add up: Unit Scaling, appendix E. A number moves the mean alone.
double addOutput(const OperatorCall& call)
{
    const double alpha = call.number("alpha", 1);
    const double variance = call.isTensor("self") ? call.moments("self").variance() : 0;
    const double other = call.isTensor("other") ? call.moments("other").variance() : 0;
    return std::sqrt(variance + alpha * alpha * other);
}

double addGradient(const OperatorCall& call, const TensorUse& use)
{
    const double factor = use.argument == "other" ? std::abs(call.number("alpha", 1)) : 1;
    return call.gradient() * factor *
           theory::repeatedGradient(call.numel() / OperatorCall::elements(use.tensor));
}

double addends(const OperatorCall& call)
{
    return call.numel("self") / call.numel();
}

double sumOutput(const OperatorCall& call)
{
    return call.moments("self").std * std::sqrt(addends(call));
}

double sumGradient(const OperatorCall& call, const TensorUse& /*use*/)
{
    return call.gradient();
}

double meanOutput(const OperatorCall& call)
{
    return call.moments("self").std / std::sqrt(addends(call));
}

double meanGradient(const OperatorCall& call, const TensorUse& /*use*/)
{
    return call.gradient() / addends(call);
}

} // namespace

std::span<const TheoryRule> sumRules()
{
    static const std::vector<TheoryRule> rules = {
        {.targets = {"aten::add", "aten::sub"},
         .kind = TheoryKind::Sum,
         .output = addOutput,
         .gradient = addGradient},
        {.targets = {"aten::sum"},
         .kind = TheoryKind::Sum,
         .output = sumOutput,
         .gradient = sumGradient,
         .bound = {"self"}},
        {.targets = {"aten::mean"},
         .kind = TheoryKind::Sum,
         .output = meanOutput,
         .gradient = meanGradient,
         .bound = {"self"}},
    };
    return rules;
}

} // namespace scalescope::report
