// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/operand_axes.h"

#include <functional>
#include <numeric>

namespace scalescope::engine {

namespace {

std::int64_t product(at::IntArrayRef shape)
{
    return std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>());
}

/// The axes from `first` to before `last`, as one.
formats::AxisView along(at::IntArrayRef shape, std::size_t first, std::size_t last)
{
    return {product(shape.slice(0, first)), product(shape.slice(first, last - first)),
            product(shape.slice(last, shape.size() - last))};
}

/// The nth axis from the end, from 1. A vector has only the last: of another there is one element, so each of
/// its own is a group.
formats::AxisView fromEnd(at::IntArrayRef shape, std::size_t n)
{
    if (n > shape.size())
        return {1, 1, product(shape)};
    return along(shape, shape.size() - n, shape.size() - n + 1);
}

/// All axes but the last.
formats::AxisView allRows(at::IntArrayRef shape)
{
    return along(shape, 0, shape.empty() ? 0 : shape.size() - 1);
}

formats::AxisView ofMatrices(ProductUse use, ProductSide side, at::IntArrayRef shape, std::size_t leftAxes,
                             std::size_t rightAxes)
{
    const bool rightIsVector = rightAxes < 2;
    switch (use) {
    case ProductUse::Forward:
        return fromEnd(shape, side == ProductSide::Left || rightIsVector ? 1 : 2);
    case ProductUse::LeftGradient: // over the right operand's columns, of which a vector has one
        return rightIsVector ? formats::AxisView{1, 1, product(shape)} : fromEnd(shape, 1);
    case ProductUse::RightGradient:
        break;
    }
    // Over the left operand's rows, of which a vector has one, and its batches where they share the right.
    if (leftAxes < 2)
        return {1, 1, product(shape)};
    const bool hasColumns = side == ProductSide::Left || !rightIsVector;
    if (rightAxes <= 2)
        return hasColumns ? allRows(shape) : along(shape, 0, shape.size());
    return fromEnd(shape, hasColumns ? 2 : 1);
}

formats::AxisView ofConvolution(bool isTransposed, ProductUse use, ProductSide side, at::IntArrayRef shape,
                                std::size_t rightAxes)
{
    if (side == ProductSide::Right) {
        const bool sumsOverFirst = (use == ProductUse::Forward) == isTransposed;
        return sumsOverFirst ? along(shape, 0, 1) : along(shape, 1, shape.size());
    }
    const std::size_t channels = shape.size() - (rightAxes - 1);
    return use == ProductUse::RightGradient ? along(shape, channels + 1, shape.size())
                                            : along(shape, channels, channels + 1);
}

} // namespace

ProductForm formOf(const Product& product)
{
    return {product.kind, product.kind == job::ProductKind::Linear && !product.rightIsTransposed,
            product.isTransposedConvolution};
}

formats::AxisView summedAxis(const ProductForm& form, ProductUse use, ProductSide side, at::IntArrayRef shape,
                             std::size_t leftAxes, std::size_t rightAxes)
{
    switch (form.kind) {
    case job::ProductKind::Convolution:
        return ofConvolution(form.isTransposedConvolution, use, side, shape, rightAxes);
    case job::ProductKind::Attention: // the keys are those that the weights of attention sum the values over
        return fromEnd(shape, side == ProductSide::Third ? 2 : 1);
    case job::ProductKind::Linear:
        if (form.rightIsOutIn && side == ProductSide::Right) {
            return use == ProductUse::Forward ? fromEnd(shape, 1) : allRows(shape);
        }
        break;
    case job::ProductKind::Matmul:
        break;
    }
    return ofMatrices(use, side, shape, leftAxes, rightAxes);
}

} // namespace scalescope::engine
