// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

/// As layer_norm, but weight and bias have one element for each channel: each sums one product for every
/// other element.
Factors channelNormFactors(const CallFacts& facts)
{
    const at::Tensor& input = facts.call.tensor("input");
    const double channels = input.dim() > 1 ? product({input.size(1)}) : 1;
    const double factor = std::sqrt(channels / elements(input));
    return {1, {{"weight", factor}, {"bias", factor}}};
}

/// Whether batch_norm takes the statistics that it was given: then it normalises nothing, and multiplies each
/// channel by a number.
bool usesGivenStatistics(const CallFacts& facts)
{
    return facts.call.isTensor("running_var") && facts.call.has("training") && !facts.call.truth("training");
}

/// The number's mean square over the channels.
double squareOfGain(const CallFacts& facts)
{
    const double variance = facts.momentsOf("running_var").mean;
    const double gain = facts.call.isTensor("weight") ? squareOf(facts, "weight") : 1;
    return variance > 0 ? gain / variance : 1;
}

Factors batchNormFactors(const CallFacts& facts)
{
    Factors factors = channelNormFactors(facts);
    if (usesGivenStatistics(facts)) {
        const double variance = squareOfGain(facts) * facts.momentsOf("input").variance;
        factors.output = variance > 0 ? 1 / std::sqrt(variance) : 1;
        factors.gradients.push_back({"input", 1 / std::sqrt(squareOfGain(facts)), true});
    }
    return factors;
}

double meanAfterGivenStatistics(const CallFacts& facts)
{
    if (!usesGivenStatistics(facts)) {
        return 0;
    }
    const double centred = facts.momentsOf("input").mean - facts.momentsOf("running_mean").mean;
    const bool hasGain = facts.call.isTensor("weight");
    const double gain = hasGain ? facts.momentsOf("weight").mean : 1;
    const double variance = facts.momentsOf("running_var").mean;
    return variance > 0 ? gain * centred / std::sqrt(variance) : 0;
}

} // namespace

const Rule& batchNormRule()
{
    static const Rule rule = {
        .name = "batch_norm",
        .targets = {"aten::batch_norm"},
        .constrainable = true,
        .extended = true,
        .factors = [](const CallFacts& facts, const Options&) { return batchNormFactors(facts); },
        .mean = [](const CallFacts& facts, const Options&) { return meanAfterGivenStatistics(facts); },
    };
    return rule;
}

const Rule& groupNormRule()
{
    static const Rule rule = {
        .name = "group_norm",
        .targets = {"aten::group_norm"},
        .extended = true,
        .factors = [](const CallFacts& facts, const Options&) { return channelNormFactors(facts); },
    };
    return rule;
}

const Rule& instanceNormRule()
{
    static const Rule rule = {
        .name = "instance_norm",
        .targets = {"aten::instance_norm"},
        .extended = true,
        .factors = [](const CallFacts& facts, const Options&) { return channelNormFactors(facts); },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
