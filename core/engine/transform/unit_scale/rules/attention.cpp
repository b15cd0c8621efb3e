// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <ATen/ATen.h>
#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

/// softmax(q k^T m / D) v over S positions: with small D the average of S values, or under a causal mask of 1
/// to S of them, with large m / D^0.5 one of them. Source: the library's empirical model.
Factors attentionFactors(const CallFacts& facts, const Options& options)
{
    const at::Tensor& value = facts.call.tensor("value");
    const auto length = static_cast<double>(value.size(-2));
    const auto width = static_cast<double>(value.size(-1));
    // A single position is the value itself, masked or not.
    const double averaged = facts.call.truth("is_causal") && length > 1 ? std::log(length) : 1;
    const double sharp = 1 / (1 + 4 * width / (options.mult * options.mult));
    const double spread = logInterpolation(sharp, std::sqrt(averaged / length), 1);
    const double factor = std::sqrt(1 - facts.call.number("dropout_p")) / spread;
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
