// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

/// As matmul: [b, m, k] x [b, k, n], and one such product alone.
const Rule& bmmRule()
{
    static const Rule rule = {
        .name = "bmm",
        .targets = {"aten::bmm", "aten::mm"},
        .constrainable = true,
        .extended = true,
        .factors =
            [](const CallFacts& facts, const Options&) {
                const c10::IntArrayRef left = facts.call.sizes("self");
                const c10::IntArrayRef right = facts.call.sizes("mat2");
                const auto inverseRoot = [](std::int64_t size) { return 1 / std::sqrt(product({size})); };
                const double ofLeft = std::sqrt(squareOf(facts, "self"));
                const double ofRight = std::sqrt(squareOf(facts, "mat2"));
                return Factors{inverseRoot(left.back()) / (ofLeft * ofRight),
                               {{"self", inverseRoot(right.back()) / ofRight, true},
                                {"mat2", inverseRoot(left[left.size() - 2]) / ofLeft, true}}};
            },
        .operands = {"self", "mat2"},
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
