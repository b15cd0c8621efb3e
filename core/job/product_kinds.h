// SPDX-License-Identifier: GPL-3.0-or-later
// The products of matrices that recipes speak of.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace scalescope::job {

enum class ProductKind {
    Linear,    ///< input [.., in] times a weight, with or without a bias
    Matmul,    ///< two tensors, none of them a weight that linear would take: matmul, mm, bmm, addmm, baddbmm
    Attention, ///< scaled_dot_product_attention
    Convolution ///< conv1d to conv3d, transposed ones too
};

/// "linear", "matmul", "attention" or "convolution".
std::string_view toString(ProductKind kind);

/// Whether settings that name no operator reach such a product, also without `:extended`.
constexpr bool isUsual(ProductKind kind)
{
    return kind == ProductKind::Linear || kind == ProductKind::Attention;
}

/// An operator that multiplies matrices, and its kind. A matmul whose right side is a turned weight counts as
/// linear all the same.
struct KnownProduct
{
    std::string_view target; ///< "aten::conv2d"
    ProductKind kind;
};

/// All that are known.
std::span<const KnownProduct> knownProducts();

/// "conv2d" of "aten::conv2d".
std::string_view withoutSpace(std::string_view target);

/// Whether a rule reaches any product by that name: a kind, or an operator with or without "aten::".
bool isProductName(std::string_view name);

/// Those that people write, kinds first: "linear, matmul, attention, convolution, mm, ...".
std::string productNames();

/// Whether an operator, or the scaled one in its place, has products of matrices inside, where no simulation
/// can round their operands: an LSTM, a GRU, a quantized or prepacked product.
bool hidesProducts(const std::string& target);

} // namespace scalescope::job
