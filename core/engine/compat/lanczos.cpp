// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/compat/lanczos.h"

#include <ATen/Functions.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace scalescope::engine::polyfill {

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
