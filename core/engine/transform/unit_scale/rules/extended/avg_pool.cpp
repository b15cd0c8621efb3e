// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/engine/transform/unit_scale/rules/extended/pooling.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

/// The mean of a window of K: variance 1/K. Each input gets 1/K of the gradients of the windows that hold it,
/// K outputs per input of them.
const Rule& avgPoolRule()
{
    static const Rule rule = {
        .name = "avg_pool",
        .targets = {"aten::avg_pool1d", "aten::avg_pool2d", "aten::avg_pool3d", "aten::adaptive_avg_pool1d",
                    "aten::adaptive_avg_pool2d", "aten::adaptive_avg_pool3d"},
        .constrainable = true,
        .extended = true,
        .factors =
            [](const CallFacts& facts, const Options&) {
                const double window = windowSize(facts);
                return Factors{std::sqrt(window),
                               {{"self", std::sqrt(window * inputsPerOutput(facts)), true}}};
            },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
