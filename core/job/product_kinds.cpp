// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/product_kinds.h"

#include "core/graph/names.h"
#include "core/graph/scaled_target.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_set>

namespace scalescope::job {

namespace {

constexpr graph::Names<ProductKind, 4> kindNames{{{ProductKind::Linear, "linear"},
                                                  {ProductKind::Matmul, "matmul"},
                                                  {ProductKind::Attention, "attention"},
                                                  {ProductKind::Convolution, "convolution"}}};

constexpr std::array products = {
    KnownProduct{"aten::linear", ProductKind::Linear},
    KnownProduct{"aten::matmul", ProductKind::Matmul},
    KnownProduct{"aten::mm", ProductKind::Matmul},
    KnownProduct{"aten::bmm", ProductKind::Matmul},
    KnownProduct{"aten::mv", ProductKind::Matmul},
    KnownProduct{"aten::addmm", ProductKind::Matmul},
    KnownProduct{"aten::addmm_", ProductKind::Matmul},
    KnownProduct{"aten::baddbmm", ProductKind::Matmul},
    KnownProduct{"aten::addbmm", ProductKind::Matmul},
    KnownProduct{"aten::conv1d", ProductKind::Convolution},
    KnownProduct{"aten::conv2d", ProductKind::Convolution},
    KnownProduct{"aten::conv3d", ProductKind::Convolution},
    KnownProduct{"aten::conv_transpose1d", ProductKind::Convolution},
    KnownProduct{"aten::conv_transpose2d", ProductKind::Convolution},
    KnownProduct{"aten::conv_transpose3d", ProductKind::Convolution},
    KnownProduct{"aten::convolution", ProductKind::Convolution},
    KnownProduct{"aten::_convolution", ProductKind::Convolution},
    KnownProduct{"aten::_convolution_mode", ProductKind::Convolution},
    KnownProduct{"aten::scaled_dot_product_attention", ProductKind::Attention},
};

/// Whether people write it: not what libtorch keeps to itself, nor what differs by where it writes.
bool isWritten(std::string_view name)
{
    return !name.starts_with('_') && !name.ends_with('_');
}

bool isKind(std::string_view name)
{
    return graph::valueOf(kindNames, name).has_value();
}

} // namespace

std::string_view toString(ProductKind kind)
{
    return graph::nameOf(kindNames, kind);
}

std::span<const KnownProduct> knownProducts()
{
    return products;
}

std::string_view withoutSpace(std::string_view target)
{
    const auto colons = target.rfind("::");
    return colons == target.npos ? target : target.substr(colons + 2);
}

bool isProductName(std::string_view name)
{
    return isKind(name) || std::ranges::any_of(products, [name](const KnownProduct& product) {
               return name == product.target || name == withoutSpace(product.target);
           });
}

std::string productNames()
{
    std::string names;
    const auto add = [&names](std::string_view name) {
        names += (names.empty() ? "" : ", ") + std::string(name);
    };
    for (const auto& [kind, name] : kindNames)
        add(name);
    for (const KnownProduct& product : products)
        if (const auto name = withoutSpace(product.target); !isKind(name) && isWritten(name))
            add(name);
    return names;
}

namespace {

/// quantized::linear, conv2d_relu, matmul and the like; not the making and taking apart of their weights, nor
/// what asks these for a stride.
bool isQuantizedProduct(const std::string& target)
{
    constexpr std::string_view space = "quantized::";
    if (!target.starts_with(space))
        return false;
    const std::string_view name = std::string_view(target).substr(space.size());
    const auto starts = [name](std::string_view start) { return name.starts_with(start); };
    const auto ends = [name](std::string_view end) { return name.ends_with(end); };
    return (starts("linear") || starts("conv") || starts("matmul")) && name.find("pack") == name.npos &&
           !ends("_stride") && !ends("_padding") && !ends("_dilation") && !ends("_groups") &&
           !ends("_transpose");
}

/// prepacked::linear_clamp_run, mkldnn_prepacked::conv2d_run.
bool isPrepackedProduct(const std::string& target)
{
    return target.ends_with("_run") &&
           (target.starts_with("prepacked::") || target.starts_with("mkldnn_prepacked::") ||
            target.starts_with("xnnpack::"));
}

} // namespace

bool hidesProducts(const std::string& target)
{
    static const std::unordered_set<std::string> targets = {"aten::lstm",
                                                            "aten::gru",
                                                            "aten::rnn_tanh",
                                                            "aten::rnn_relu",
                                                            "aten::lstm_cell",
                                                            "aten::gru_cell",
                                                            "aten::rnn_tanh_cell",
                                                            "aten::rnn_relu_cell",
                                                            "aten::quantized_lstm",
                                                            "aten::quantized_gru",
                                                            "aten::quantized_lstm_cell",
                                                            "aten::quantized_gru_cell",
                                                            "aten::quantized_rnn_tanh_cell",
                                                            "aten::quantized_rnn_relu_cell",
                                                            "aten::bilinear",
                                                            "aten::einsum",
                                                            "aten::tensordot",
                                                            "aten::_native_multi_head_attention",
                                                            "aten::_transformer_encoder_layer_fwd"};
    return targets.contains(graph::unscaledName(target)) || isQuantizedProduct(target) ||
           isPrepackedProduct(target);
}

} // namespace scalescope::job
