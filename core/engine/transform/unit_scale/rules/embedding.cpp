// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/theory/expected_scales.h"

namespace scalescope::engine::unit_scaling {

/// B indices spread over V rows: each row's gradient sums B/V gradients on average.
const Rule& embeddingRule()
{
    static const Rule rule = {
        .name = "embedding",
        .targets = {"aten::embedding"},
        .factors =
            [](const CallFacts& facts, const Options&) {
                const auto vocabulary = static_cast<double>(facts.call.sizes("weight")[0]);
                const double repeats = elements(facts.call.tensor("indices")) / vocabulary;
                return Factors{1, {{"weight", 1 / theory::repeatedGradient(repeats)}}};
            },
        .mean = [](const CallFacts& facts, const Options&) { return facts.momentsOf("weight").mean; },
        .operands = {"weight"},
        .arguments = {"indices", "weight"}, // as torch.nn.functional has them
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
