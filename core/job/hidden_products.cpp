// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/hidden_products.h"

#include "core/graph/scaled_target.h"

#include <string_view>
#include <unordered_set>

namespace scalescope::job {

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
