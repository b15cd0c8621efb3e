// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/theory/expected_scales.h"

#include <ATen/ATen.h>
#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

Factors attentionFactors(const CallFacts& facts, const Options& options)
{
    const at::Tensor& value = facts.call.tensor("value");
    const auto length = static_cast<double>(value.size(-2));
    const auto width = static_cast<double>(value.size(-1));
    const double factor =
        1 / theory::attentionSpread(length, width, options.mult, facts.call.truth("is_causal"),
                                    facts.call.number("dropout_p"));
    return {factor, {{"query", factor}, {"key", factor}, {"value", factor}}};
}

} // namespace

/// Scores are scaled by m / D in place of D^-0.5. A model that gives its own scale means a multiple of the
/// default: that multiple stays.
const Rule& attentionRule()
{
    static const Rule rule = {
        .name = "scaled_dot_product_attention",
        .targets = {"aten::scaled_dot_product_attention"},
        .takesMult = true,
        .attends = true,
        .factors = attentionFactors,
        .compute =
            [](Call& call, const Options& options) {
                const auto width = static_cast<double>(call.sizes("value").back());
                if (!call.has("scale")) { // libtorch before 2.1
                    call.set("query", at::mul(call.tensor("query"), options.mult / std::sqrt(width)));
                    return call.run();
                }
                const bool own = !call.value("scale").isNone();
                const double multiple = own ? call.number("scale") * std::sqrt(width) : 1;
                call.set("scale", multiple * options.mult / width);
                return call.run();
            },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
