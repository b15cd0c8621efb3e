// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/weights.h"

#include <ATen/ATen.h>
#include <unordered_set>

namespace scalescope::engine::unit_scaling {

namespace {

/// Linear and Embedding of PyTorch, by their type's name; classes derived from them, by the constants that
/// scripting writes down for both. Other classes of the same name or with such attributes are none.
bool isLinearOrEmbedding(const torch::jit::Module& module)
{
    const auto type = module.type();
    const std::string name = type->name() ? type->name()->name() : "";
    const bool isOfPyTorch =
        type->name() && type->name()->prefix().find("torch.nn.modules") != std::string::npos;
    if (isOfPyTorch) {
        return name == "Linear" || name == "NonDynamicallyQuantizableLinear" || name == "Embedding";
    }
    const auto has = [&type](const char* constant) { return type->findConstant(constant).has_value(); };
    return (has("in_features") && has("out_features")) ||
           (has("num_embeddings") && has("embedding_dim") && !has("include_last_offset")); // no EmbeddingBag
}

bool isFloatTensor(const torch::jit::Module& module, const char* name)
{
    if (!module.hasattr(name) || !module.attr(name).isTensor()) {
        return false;
    }
    const at::Tensor tensor = module.attr(name).toTensor();
    return tensor.defined() && at::isFloatingType(tensor.scalar_type());
}

/// Whether the weight was divided.
bool divideBySpread(at::Tensor& weight)
{
    if (weight.numel() < 2) {
        return false;
    }
    const at::Tensor spread = weight.std();
    const bool usable = at::isfinite(spread).item().toBool() && spread.item().toDouble() > 0;
    if (usable) {
        weight.div_(spread);
    }
    return usable;
}

} // namespace

std::vector<std::string> rescaleWeights(torch::jit::Module& module)
{
    const at::NoGradGuard noGradients;
    std::vector<std::string> divided;
    std::unordered_set<const void*> done;
    for (const auto& named : module.named_modules()) {
        if (!isLinearOrEmbedding(named.value) || !isFloatTensor(named.value, "weight")) {
            continue;
        }
        at::Tensor weight = named.value.attr("weight").toTensor();
        if (done.insert(weight.unsafeGetTensorImpl()).second && divideBySpread(weight)) {
            divided.push_back(named.name + (named.name.empty() ? "weight" : ".weight"));
        }
        if (isFloatTensor(named.value, "bias")) {
            named.value.attr("bias").toTensor().zero_();
        }
    }
    return divided;
}

} // namespace scalescope::engine::unit_scaling
