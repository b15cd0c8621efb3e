// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/util/Optional.h>

#include <cstdint>

namespace scalescope::engine::polyfill {

/// Resizes the last two dimensions of a [N, C, H, W] tensor with Lanczos' filter of three lobes, which is
/// widened where the picture shrinks (antialiasing). Source: Turkowski, Filters for common resampling tasks,
/// 1990; aten::_upsample_lanczos2d_aa of PyTorch 2.13 for where the pixels' centres are.
at::Tensor upsampleLanczos(const at::Tensor& input, at::IntArrayRef outputSize, bool alignCorners,
                           c10::optional<double> scaleHeight, c10::optional<double> scaleWidth);

/// The same, with the size or the factors by which to enlarge.
at::Tensor upsampleLanczosBy(const at::Tensor& input, at::OptionalIntArrayRef outputSize, bool alignCorners,
                             c10::optional<at::ArrayRef<double>> factors);

} // namespace scalescope::engine::polyfill
