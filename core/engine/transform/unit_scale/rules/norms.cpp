// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <algorithm>
#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

/// A normalisation's output has unit scale already, its input's gradient too. Each element of weight and bias
/// sums one product for every row.
Factors normFactors(const CallFacts& facts)
{
    const double rows =
        elements(facts.call.tensor("input")) / product(facts.call.integers("normalized_shape"));
    const double factor = 1 / std::sqrt(std::max(1.0, rows));
    return {1, {{"weight", factor}, {"bias", factor}}};
}

} // namespace

const Rule& layerNormRule()
{
    static const Rule rule = {
        .name = "layer_norm",
        .targets = {"aten::layer_norm"},
        .factors = [](const CallFacts& facts, const Options&) { return normFactors(facts); },
    };
    return rule;
}

const Rule& rmsNormRule()
{
    static const Rule rule = {
        .name = "rms_norm",
        .targets = {"aten::rms_norm"},
        .factors = [](const CallFacts& facts, const Options&) { return normFactors(facts); },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
