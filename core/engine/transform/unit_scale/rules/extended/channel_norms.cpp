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

} // namespace

const Rule& batchNormRule()
{
    static const Rule rule = {
        .name = "batch_norm",
        .targets = {"aten::batch_norm"},
        .extended = true,
        .factors = [](const CallFacts& facts, const Options&) { return channelNormFactors(facts); },
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
