// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"
#include "core/theory/expected_scales.h"

namespace scalescope::engine::unit_scaling {

/// [.., m, k] x [.., k, n]: each element of the result sums k products, each of the left gradient n, each of
/// the right one m. A vector counts as a matrix of one row or column.
const Rule& matmulRule()
{
    static const Rule rule = {
        .name = "matmul",
        .targets = {"aten::matmul"},
        .constrainable = true,
        .factors =
            [](const CallFacts& facts, const Options&) {
                const at::Tensor& left = facts.call.tensor("self");
                const at::Tensor& right = facts.call.tensor("other");
                const auto size = [](const at::Tensor& tensor, std::int64_t dim) {
                    return tensor.dim() < 2 ? 1.0 : static_cast<double>(tensor.size(dim));
                };
                const auto inner = static_cast<double>(left.size(-1));
                const double ofLeft = squareOf(facts, "self");
                const double ofRight = squareOf(facts, "other");
                return Factors{1 / theory::sumOfProducts(inner, ofLeft, ofRight),
                               {{"self", 1 / theory::sumOfProducts(size(right, -1), ofRight), true},
                                {"other", 1 / theory::sumOfProducts(size(left, -2), ofLeft), true}}};
            },
        .operands = {"self", "other"},
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
