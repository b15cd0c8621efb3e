// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

const char* sourceOf(const CallFacts& facts)
{
    return facts.call.has("src") ? "src" : "source";
}

/// How many elements of the source are added to one of the result, on average.
double addends(const CallFacts& facts)
{
    return elements(facts.call.tensor(sourceOf(facts))) / elements(facts.outputs.at(0));
}

} // namespace

/// Adds n elements to each place on average, as a graph network sums the messages of n edges: how many there
/// are varies as n does (Poisson), so that each adds its mean square.
const Rule& scatterAddRule()
{
    static const Rule rule = {
        .name = "scatter_add",
        .targets = {"aten::scatter_add", "aten::index_add"},
        .extended = true,
        .isOffered = false,
        .factors =
            [](const CallFacts& facts, const Options&) {
                const double variance = facts.momentsOf("self").variance +
                                        addends(facts) * facts.momentsOf(sourceOf(facts)).square();
                return Factors{variance > 0 ? 1 / std::sqrt(variance) : 1, {}};
            },
        .mean =
            [](const CallFacts& facts, const Options&) {
                return facts.momentsOf("self").mean + addends(facts) * facts.momentsOf(sourceOf(facts)).mean;
            },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
