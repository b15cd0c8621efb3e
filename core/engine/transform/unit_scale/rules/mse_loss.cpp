// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/theory/expected_scales.h"

#include <ATen/ExpandUtils.h>
#include <ATen/core/Reduction.h>

namespace scalescope::engine::unit_scaling {

namespace {

double errorsOf(const CallFacts& facts)
{
    return product(at::infer_size(facts.call.sizes("self"), facts.call.sizes("target")));
}

} // namespace

/// The sum's gradient is 2 (x - t), of variance 4 (1 + 1). The mean divides the loss alone.
const Rule& mseLossRule()
{
    static const Rule rule = {
        .name = "mse_loss",
        .targets = {"aten::mse_loss"},
        .factors =
            [](const CallFacts& facts, const Options&) {
                const bool mean = facts.call.integer("reduction") == at::Reduction::Mean;
                const double factor = 1 / theory::squaredErrorGradient();
                return Factors{mean ? 1 / errorsOf(facts) : 1, {{"self", factor}, {"target", factor}}};
            },
        .compute =
            [](Call& call, const Options&) {
                if (call.integer("reduction") == at::Reduction::Mean) {
                    call.set("reduction", static_cast<std::int64_t>(at::Reduction::Sum));
                }
                return call.run();
            },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
