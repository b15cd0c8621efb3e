// SPDX-License-Identifier: GPL-3.0-or-later
// Operators of current releases, made of older ones that autograd knows, so that gradients come by
// themselves.
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/util/Optional.h>
#include <cstdint>
#include <vector>

namespace scalescope::engine::polyfill {

/// softmax(query key^T scale + mask) value, in the last two dimensions: query [.., L, E], key [.., S, E],
/// value
/// [.., S, V] -> [.., L, V]. `scale` is E^-0.5 where it is not given. A mask is added, or, where it is of
/// bool, keeps what it is true for; rows that keep nothing give zeros. `isCausal` keeps column j of row i for
/// j <= i. `enableGqa` repeats the heads (dimension -3) of key and value to as many as query has. Source:
/// torch.nn.functional.scaled_dot_product_attention of PyTorch 2.13, its documentation. float16 and bfloat16
/// are computed in float32, as its fused kernels do.
at::Tensor scaledDotProductAttention(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value,
                                     const c10::optional<at::Tensor>& mask, double dropout, bool isCausal,
                                     c10::optional<double> scale, bool enableGqa);

/// input / sqrt(mean(input^2) + epsilon) weight over the last dimensions, which `normalizedShape` names.
/// Without an epsilon it is the machine epsilon of the type that is computed in: float32 for float16 and
/// bfloat16. Source: Zhang and Sennrich, Root Mean Square Layer Normalization, 2019, equation 4;
/// torch.rms_norm of 2.13.
at::Tensor rmsNorm(const at::Tensor& input, at::IntArrayRef normalizedShape,
                   const c10::optional<at::Tensor>& weight, c10::optional<double> epsilon);

/// Whether all (any) elements along some dimensions are true; along all where none are named.
at::Tensor allAlong(const at::Tensor& input, at::OptionalIntArrayRef dimensions, bool keepDimensions);
at::Tensor anyAlong(const at::Tensor& input, at::OptionalIntArrayRef dimensions, bool keepDimensions);

/// A view without those of the named dimensions that have one element.
at::Tensor squeezeDimensions(const at::Tensor& input, at::IntArrayRef dimensions);
at::Tensor& squeezeDimensionsInPlace(at::Tensor& input, at::IntArrayRef dimensions);

/// The shape that tensors of two shapes take together.
std::vector<std::int64_t> broadcastShapes(at::IntArrayRef a, at::IntArrayRef b);

/// Resizes the last two dimensions of a [N, C, H, W] tensor with Lanczos' filter of three lobes, which is
/// widened where the picture shrinks (antialiasing). Source: Turkowski, Filters for common resampling tasks,
/// 1990; aten::_upsample_lanczos2d_aa of PyTorch 2.13 for where the pixels' centres are.
at::Tensor upsampleLanczos(const at::Tensor& input, at::IntArrayRef outputSize, bool alignCorners,
                           c10::optional<double> scaleHeight, c10::optional<double> scaleWidth);

/// The same, with the size or the factors by which to enlarge.
at::Tensor upsampleLanczosBy(const at::Tensor& input, at::OptionalIntArrayRef outputSize, bool alignCorners,
                             c10::optional<at::ArrayRef<double>> factors);

} // namespace scalescope::engine::polyfill
