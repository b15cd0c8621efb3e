// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/theory/expected_scales.h"

namespace scalescope::engine::unit_scaling {

/// A kept element is divided by 1 - p, so that the variance is 1/(1 - p); backward the same. It counts in
/// eval mode too, so that a model has the same scales in both.
const Rule& dropoutRule()
{
    static const Rule rule = {
        .name = "dropout",
        .targets = {"aten::dropout"},
        .factors =
            [](const CallFacts& facts, const Options&) {
                const double factor = 1 / theory::dropoutSpread(facts.call.number("p"));
                return Factors{factor, {{"input", factor}}};
            },
        .mean = [](const CallFacts& facts, const Options&) { return facts.momentsOf("input").mean; },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
