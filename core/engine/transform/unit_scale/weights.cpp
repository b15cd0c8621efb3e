// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/weights.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>
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

/// Those that become unit whatever reads them.
std::unordered_set<const void*> weightsOfModules(const torch::jit::Module& model)
{
    std::unordered_set<const void*> weights;
    for (const auto& module : model.named_modules()) {
        if (isLinearOrEmbedding(module.value) && isFloatTensor(module.value, "weight")) {
            weights.insert(module.value.attr("weight").toTensor().unsafeGetTensorImpl());
        }
    }
    return weights;
}

} // namespace

std::vector<std::string> rescaleWeights(torch::jit::Module& module, const ScaledParameters& others)
{
    const at::NoGradGuard noGradients;
    std::vector<std::string> divided;
    std::unordered_set<const void*> done;
    const auto divideOnce = [&](at::Tensor weight, const std::string& name) {
        if (done.insert(weight.unsafeGetTensorImpl()).second && divideBySpread(weight)) {
            divided.push_back(name);
        }
    };
    for (const auto& named : module.named_modules()) {
        if (!isLinearOrEmbedding(named.value) || !isFloatTensor(named.value, "weight")) {
            continue;
        }
        divideOnce(named.value.attr("weight").toTensor(),
                   named.name + (named.name.empty() ? "weight" : ".weight"));
        if (isFloatTensor(named.value, "bias")) {
            named.value.attr("bias").toTensor().zero_();
        }
    }
    for (const ParameterPath& path : others.unit) {
        if (const at::Tensor weight = tensorAt(module, path); weight.defined()) {
            divideOnce(weight, nameOf(path));
        }
    }
    for (const ParameterPath& path : others.zero) {
        if (const at::Tensor bias = tensorAt(module, path);
            bias.defined() && done.count(bias.unsafeGetTensorImpl()) == 0) {
            bias.zero_();
        }
    }
    return divided;
}

namespace {

/// Calls `visit` with each operand and bias that a plan's rule names: the value, and whether it is a bias.
template <typename Visit>
void forEachOperand(const ProgramEditor& program, StepId id, const Plan& plan, const Visit& visit)
{
    const ProgramEditor::Line& line = program.at(id);
    const auto& arguments = plan.function.schema->arguments();
    const auto has = [](const std::vector<std::string_view>& names, const std::string& name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    for (std::size_t i = 0; i < arguments.size() && i < line.step.inputs.size(); ++i) {
        const bool isBias = has(plan.rule->biases, arguments[i].name());
        if (!isBias && !has(plan.rule->operands, arguments[i].name())) {
            continue;
        }
        visit(line.step.inputs[i], isBias);
        for (const StepFlow::Container& container : line.containers) {
            for (const ValueId value : container.tensors) {
                if (container.input == i) {
                    visit(value, isBias);
                }
            }
        }
    }
}

/// Whether the rule's operands are factors of products, whose parameters are weights.
bool multiplies(const Rule& rule)
{
    return !rule.operands.empty() && rule.name != "add" && rule.name != "sub" && rule.name != "cat";
}

} // namespace

ScaledParameters scaledParameters(const ProgramEditor& program, const Plans& plans,
                                  const torch::jit::Module& model)
{
    const ParameterSources sources(program, model);
    ScaledParameters found;
    for (const auto& [id, plan] : plans) {
        if (!plan.rule) {
            continue;
        }
        const bool isAdded = plan.rule->name == "add" || plan.rule->name == "sub";
        forEachOperand(program, id, plan, [&](ValueId value, bool isBias) {
            if (const auto path = sources.parameterOf(value)) {
                // A parameter of one dimension that is added is a bias, wherever it is added.
                const bool becomesZero = isBias || (isAdded && tensorAt(model, *path).dim() < 2);
                (becomesZero ? found.zero : found.unit).insert(*path);
            }
        });
    }
    for (const ParameterPath& path : found.unit) {
        found.zero.erase(path);
    }
    return found;
}

std::vector<OtherWeight> weightsOfOtherSpread(const ProgramEditor& program, const Plans& plans,
                                              const torch::jit::Module& model,
                                              const std::set<ParameterPath>& unit)
{
    const ParameterSources sources(program, model);
    std::unordered_set<const void*> done = weightsOfModules(model);
    std::vector<OtherWeight> found;
    for (const auto& [id, plan] : plans) {
        if (!plan.rule || !multiplies(*plan.rule)) {
            continue;
        }
        forEachOperand(program, id, plan, [&](ValueId value, bool isBias) {
            const at::Tensor weight = sources.knownValue(value);
            if (isBias || !weight.defined() || weight.dim() < 2 || weight.numel() < 2 ||
                !at::isFloatingType(weight.scalar_type()) ||
                !done.insert(weight.unsafeGetTensorImpl()).second) {
                return;
            }
            const double spread = weight.detach().std().item().toDouble();
            const auto path = sources.parameterOf(value);
            if ((!path || !unit.count(*path)) && spread > 0 && std::abs(std::log2(spread)) > 1) {
                found.push_back({path ? nameOf(*path) : "", spread});
            }
        });
    }
    return found;
}

} // namespace scalescope::engine::unit_scaling
