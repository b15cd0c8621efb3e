// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/theory/expected_scales.h"

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
                const auto factor = [](std::int64_t terms, double one, double other = 1) {
                    return 1 / theory::sumOfProducts(product({terms}), one, other);
                };
                const double ofLeft = squareOf(facts, "self");
                const double ofRight = squareOf(facts, "mat2");
                return Factors{factor(left.back(), ofLeft, ofRight),
                               {{"self", factor(right.back(), ofRight), true},
                                {"mat2", factor(left[left.size() - 2], ofLeft), true}}};
            },
        .operands = {"self", "mat2"},
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
