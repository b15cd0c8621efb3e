// SPDX-License-Identifier: GPL-3.0-or-later
// Along which axis each of the three products of y = x w sums: where blocks of operands lie.
#pragma once

#include "core/engine/transform/recognise.h"
#include "core/formats/groups.h"

namespace scalescope::engine {

/// The three products of y = x w. Attention has the first only; its operands are rounded for it, and its
/// result's gradient along the last axis.
enum class ProductUse {
    Forward,      ///< y = x w, sums over what x and w share
    LeftGradient, ///< of x: dy w^T, sums over the columns of y
    RightGradient ///< of w: x^T dy, sums over the rows of y
};

enum class ProductSide { Left, Right, Third, Result };

/// How a product takes its operands, without its place in the program.
struct ProductForm
{
    job::ProductKind kind = job::ProductKind::Matmul;
    bool rightIsOutIn = false;            ///< of Linear: the weight is [out, in], as aten::linear's
    bool isTransposedConvolution = false; ///< the weight is [in, out / groups, ...]
};
ProductForm formOf(const Product& product);

/// The axis that a use sums over, of a contiguous operand of that side and shape; `leftAxes` and `rightAxes`
/// are how many axes the left and right operand have. Axes that are summed together are one where they lie
/// beside each other; where they do not, it is the innermost of them: of a convolution's weight gradient the
/// positions of an image.
formats::AxisView summedAxis(const ProductForm& form, ProductUse use, ProductSide side, at::IntArrayRef shape,
                             std::size_t leftAxes, std::size_t rightAxes);

} // namespace scalescope::engine
