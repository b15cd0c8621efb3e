// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/theory/expected_scales.h"

#include <algorithm>

namespace scalescope::engine::unit_scaling {

namespace {

/// That of softmax over so many elements as are summed.
double factorOf(const CallFacts& facts)
{
    const double count = std::max(1.0, facts.call.number("addends"));
    return 1 / theory::softmaxSpreads(count, 1).output;
}

} // namespace

/// Exponentials over their sums, as softmax is written out. Its factors, softmax's, count at the
/// exponentials.
const Rule& shareRule()
{
    static const Rule rule = {
        .name = "share",
        .targets = {"scalescope::share"},
        .extended = true,
        .isOffered = false,
        .attends = true,
        .factors =
            [](const CallFacts& facts, const Options&) {
                const double factor = factorOf(facts);
                return Factors{factor, {{"self", factor}, {"sum", factor}}};
            },
        .mean = [](const CallFacts& facts,
                   const Options&) { return 1 / std::max(1.0, facts.call.number("addends")); },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
