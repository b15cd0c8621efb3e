// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/theory/rules.h"
#include "core/theory/expected_scales.h"

namespace scalescope::report {

namespace {

/// What was normalised has unit variance: Unit Scaling, appendix E.
double normOutput(const OperatorCall& call)
{
    return std::sqrt(call.gainSquare("weight") + call.addedVariance("bias"));
}

/// The gradient of the input goes through the gain and is divided by what the input was; weight and bias sum
/// one product for each element that they meet.
double normGradient(const OperatorCall& call, const TensorUse& use)
{
    const double g = call.gradient();
    if (use.argument == "weight" || use.argument == "bias")
        return g * theory::sumOfProducts(call.numel() / OperatorCall::elements(use.tensor));
    const TensorMoments input = call.moments(use.tensor);
    const bool keepsMean = call.node().target.ends_with("::rms_norm");
    return g * std::sqrt(call.gainSquare("weight")) / (keepsMean ? input.rms : input.std);
}

/// With given statistics a batch norm normalises nothing.
bool usesGivenStatistics(const OperatorCall& call)
{
    const bool isBatch = call.node().target.ends_with("::batch_norm");
    return isBatch ? !call.truth("training") : call.has("use_input_stats") && !call.truth("use_input_stats");
}

double channelNormOutput(const OperatorCall& call)
{
    return usesGivenStatistics(call) ? unknown : normOutput(call);
}

/// What given statistics make of the input is not known: only a bias does not meet it.
double channelNormGradient(const OperatorCall& call, const TensorUse& use)
{
    return usesGivenStatistics(call) && use.argument != "bias" ? unknown : normGradient(call, use);
}

} // namespace

std::span<const TheoryRule> normRules()
{
    static const std::vector<TheoryRule> rules = {
        {.targets = {"aten::layer_norm", "aten::rms_norm", "aten::group_norm"},
         .kind = TheoryKind::Norm,
         .output = normOutput,
         .gradient = normGradient},
        {.targets = {"aten::batch_norm", "aten::instance_norm"},
         .kind = TheoryKind::Norm,
         .output = channelNormOutput,
         .gradient = channelNormGradient},
    };
    return rules;
}

} // namespace scalescope::report
