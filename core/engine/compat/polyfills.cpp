// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/compat/polyfills.h"

#include <ATen/ExpandUtils.h>
#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>
#include <algorithm>
#include <c10/core/WrapDimMinimal.h>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <numeric>
#include <vector>

namespace scalescope::engine::polyfill {

namespace {

bool isHalf(at::ScalarType type)
{
    return type == at::kHalf || type == at::kBFloat16;
}

/// softmax over the last dimension. Rows of nothing but -inf give zeros, and zero gradients, instead of NaN.
at::Tensor softmaxOfRows(const at::Tensor& scores)
{
    const at::Tensor empty =
        at::all(scores == -std::numeric_limits<double>::infinity(), -1, /*keepdim=*/true);
    return at::softmax(scores.masked_fill(empty, 0), -1).masked_fill(empty, 0);
}

/// What is added to the scores: nothing, or 0 and -inf.
at::Tensor maskOfScores(const at::Tensor& scores, const c10::optional<at::Tensor>& mask, bool isCausal)
{
    at::Tensor kept;
    if (isCausal) {
        kept = at::ones({scores.size(-2), scores.size(-1)}, scores.options().dtype(at::kBool)).tril();
    } else if (mask && mask->defined()) {
        if (mask->scalar_type() != at::kBool) {
            return mask->to(scores.scalar_type());
        }
        kept = *mask;
    } else {
        return {};
    }
    return at::zeros_like(kept, scores.options())
        .masked_fill(kept.logical_not(), -std::numeric_limits<double>::infinity());
}

void checkAttention(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value, bool hasMask,
                    bool isCausal)
{
    TORCH_CHECK(query.dim() >= 2 && key.dim() >= 2 && value.dim() >= 2,
                "scaled_dot_product_attention: query, key and value need two dimensions or more, but have ",
                query.dim(), ", ", key.dim(), " and ", value.dim());
    TORCH_CHECK(query.scalar_type() == key.scalar_type() && query.scalar_type() == value.scalar_type(),
                "scaled_dot_product_attention: query, key and value must have one dtype, but have ",
                query.scalar_type(), ", ", key.scalar_type(), " and ", value.scalar_type());
    TORCH_CHECK(!(hasMask && isCausal),
                "scaled_dot_product_attention: attn_mask and is_causal can't be given together");
}

at::Tensor headsLike(const at::Tensor& few, const at::Tensor& query)
{
    TORCH_CHECK(few.dim() >= 3 && query.dim() >= 3 && query.size(-3) % few.size(-3) == 0,
                "scaled_dot_product_attention: query must have a multiple of the heads of key and value");
    const auto repeats = query.size(-3) / few.size(-3);
    return repeats == 1 ? few : few.repeat_interleave(repeats, -3);
}

} // namespace

at::Tensor scaledDotProductAttention(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value,
                                     const c10::optional<at::Tensor>& mask, double dropout, bool isCausal,
                                     c10::optional<double> scale, bool enableGqa)
{
    checkAttention(query, key, value, mask && mask->defined(), isCausal);
    const auto type = query.scalar_type();
    const auto inner = isHalf(type) ? at::kFloat : type;
    const at::Tensor q = query.to(inner);
    const at::Tensor k = enableGqa ? headsLike(key.to(inner), query) : key.to(inner);
    const at::Tensor v = enableGqa ? headsLike(value.to(inner), query) : value.to(inner);
    const double factor = scale ? *scale : 1.0 / std::sqrt(static_cast<double>(query.size(-1)));
    // The root of the scale on both sides keeps the product from overflowing; its sign stays with the query.
    const double root = std::sqrt(std::abs(factor));
    at::Tensor scores = at::matmul(q * std::copysign(root, factor), k.transpose(-2, -1) * root);
    if (const at::Tensor added = maskOfScores(scores, mask, isCausal); added.defined()) {
        scores = scores + added;
    }
    at::Tensor weights = softmaxOfRows(scores);
    if (dropout > 0) {
        weights = at::dropout(weights, dropout, /*train=*/true);
    }
    return at::matmul(weights, v).to(type);
}

at::Tensor rmsNorm(const at::Tensor& input, at::IntArrayRef normalizedShape,
                   const c10::optional<at::Tensor>& weight, c10::optional<double> epsilon)
{
    const auto count = static_cast<std::int64_t>(normalizedShape.size());
    TORCH_CHECK(count > 0 && input.dim() >= count &&
                    input.sizes().slice(input.dim() - count) == normalizedShape,
                "rms_norm: the input's last sizes must be ", normalizedShape, ", but it has the sizes ",
                input.sizes());
    const auto type = input.scalar_type();
    const auto inner = isHalf(type) ? at::kFloat : type;
    const double smallest = inner == at::kDouble || inner == at::kComplexDouble
                                ? std::numeric_limits<double>::epsilon()
                                : static_cast<double>(std::numeric_limits<float>::epsilon());
    std::vector<std::int64_t> dimensions(normalizedShape.size());
    std::iota(dimensions.begin(), dimensions.end(), input.dim() - count);
    const at::Tensor x = input.to(inner);
    at::Tensor result =
        x * at::rsqrt(x.pow(2).mean(dimensions, /*keepdim=*/true) + epsilon.value_or(smallest));
    if (weight && weight->defined()) {
        result = result * *weight;
    }
    return result.to(type);
}

namespace {

/// Each dimension once, counted from the front, the last first: taking one away moves none that is left.
std::vector<std::int64_t> fromTheLast(at::IntArrayRef dimensions, std::int64_t count)
{
    std::vector<std::int64_t> sorted;
    for (const std::int64_t dimension : dimensions) {
        sorted.push_back(c10::maybe_wrap_dim(dimension, count));
    }
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    TORCH_CHECK(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end(),
                "a dimension appears twice in the list of dimensions");
    return sorted;
}

template <typename Reduce>
at::Tensor reduceAlong(const at::Tensor& input, at::OptionalIntArrayRef dimensions, bool keep, Reduce reduce)
{
    std::vector<std::int64_t> along(static_cast<std::size_t>(input.dim()));
    std::iota(along.begin(), along.end(), 0);
    // Without dimensions in the list nothing is reduced, as in 2.13; the result is of bool all the same.
    at::Tensor result = input.scalar_type() == at::kByte ? input : input.to(at::kBool);
    for (const std::int64_t dimension :
         fromTheLast(dimensions ? *dimensions : at::IntArrayRef(along), input.dim())) {
        result = reduce(result, dimension, keep);
    }
    return result;
}

} // namespace

at::Tensor allAlong(const at::Tensor& input, at::OptionalIntArrayRef dimensions, bool keepDimensions)
{
    return reduceAlong(
        input, dimensions, keepDimensions,
        [](const at::Tensor& x, std::int64_t dim, bool keep) { return at::all(x, dim, keep); });
}

at::Tensor anyAlong(const at::Tensor& input, at::OptionalIntArrayRef dimensions, bool keepDimensions)
{
    return reduceAlong(
        input, dimensions, keepDimensions,
        [](const at::Tensor& x, std::int64_t dim, bool keep) { return at::any(x, dim, keep); });
}

at::Tensor squeezeDimensions(const at::Tensor& input, at::IntArrayRef dimensions)
{
    at::Tensor result = input.alias();
    for (const std::int64_t dimension : fromTheLast(dimensions, input.dim())) {
        result = result.squeeze(dimension);
    }
    return result;
}

at::Tensor& squeezeDimensionsInPlace(at::Tensor& input, at::IntArrayRef dimensions)
{
    for (const std::int64_t dimension : fromTheLast(dimensions, input.dim())) {
        input.squeeze_(dimension);
    }
    return input;
}

std::vector<std::int64_t> broadcastShapes(at::IntArrayRef a, at::IntArrayRef b)
{
    return at::infer_size(a, b);
}

namespace {

constexpr double lobes = 3;

double sinc(double x)
{
    return x == 0 ? 1.0 : std::sin(std::numbers::pi * x) / (std::numbers::pi * x);
}

double lanczos(double x)
{
    return std::abs(x) < lobes ? sinc(x) * sinc(x / lobes) : 0.0;
}

/// Pixels of the input to one of the output.
double pixelScale(std::int64_t in, std::int64_t out, bool alignCorners, c10::optional<double> factor)
{
    if (alignCorners) {
        return out > 1 ? static_cast<double>(in - 1) / static_cast<double>(out - 1) : 0.0;
    }
    return factor && *factor > 0 ? 1.0 / *factor : static_cast<double>(in) / static_cast<double>(out);
}

/// Rounds as PyTorch does, who adds a half and cuts off: below zero this is not what std::lround() gives.
std::int64_t rounded(double x)
{
    constexpr double half = 0.5;
    return static_cast<std::int64_t>(x + half);
}

/// [out, in]: what each pixel of the output takes of each of the input; rows sum to one.
at::Tensor resizingMatrix(std::int64_t in, std::int64_t out, double scale)
{
    at::Tensor matrix = at::zeros({out, in}, at::kDouble);
    auto weights = matrix.accessor<double, 2>();
    const double widening = std::max(scale, 1.0);
    for (std::int64_t row = 0; row < out; ++row) {
        const double centre = scale * (static_cast<double>(row) + 0.5);
        const double reach = lobes * widening;
        const auto first = std::max<std::int64_t>(rounded(centre - reach), 0);
        const auto last = std::min(rounded(centre + reach), in);
        double sum = 0;
        for (std::int64_t pixel = first; pixel < last; ++pixel) {
            weights[row][pixel] = lanczos((static_cast<double>(pixel) + 0.5 - centre) / widening);
            sum += weights[row][pixel];
        }
        for (std::int64_t pixel = first; pixel < last && sum != 0; ++pixel) {
            weights[row][pixel] /= sum;
        }
    }
    return matrix;
}

} // namespace

at::Tensor upsampleLanczos(const at::Tensor& input, at::IntArrayRef outputSize, bool alignCorners,
                           c10::optional<double> scaleHeight, c10::optional<double> scaleWidth)
{
    TORCH_CHECK(input.dim() == 4 && outputSize.size() == 2,
                "_upsample_lanczos2d_aa: the input must have four dimensions, but has ", input.dim());
    const auto matrix = [&](int dim, c10::optional<double> factor) {
        const std::int64_t in = input.size(dim + 2);
        const std::int64_t out = outputSize[static_cast<std::size_t>(dim)];
        return resizingMatrix(in, out, pixelScale(in, out, alignCorners, factor)).to(input.options());
    };
    const at::Tensor wide = at::matmul(input, matrix(1, scaleWidth).transpose(0, 1));
    return at::matmul(matrix(0, scaleHeight), wide);
}

at::Tensor upsampleLanczosBy(const at::Tensor& input, at::OptionalIntArrayRef outputSize, bool alignCorners,
                             c10::optional<at::ArrayRef<double>> factors)
{
    if (outputSize) {
        return upsampleLanczos(input, *outputSize, alignCorners, c10::nullopt, c10::nullopt);
    }
    TORCH_CHECK(factors && factors->size() == 2 && input.dim() == 4,
                "_upsample_lanczos2d_aa: a size or two factors are needed, and an input of four dimensions");
    const auto enlarged = [&](int dim) {
        return static_cast<std::int64_t>(static_cast<double>(input.size(dim + 2)) *
                                         (*factors)[static_cast<std::size_t>(dim)]);
    };
    return upsampleLanczos(input, {enlarged(0), enlarged(1)}, alignCorners, (*factors)[0], (*factors)[1]);
}

} // namespace scalescope::engine::polyfill
