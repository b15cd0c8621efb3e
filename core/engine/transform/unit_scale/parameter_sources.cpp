// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/parameter_sources.h"

#include "core/engine/track/same_values.h"
#include "core/engine/transform/unit_scale/rule.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <unordered_set>

namespace scalescope::engine::unit_scaling {

namespace {

/// Constants are computed from constants, that many operators deep.
constexpr int deepest = 8;

/// Operators that a model may compute a number with before it scales by it: 1 / torch.sqrt(torch.tensor(d)).
/// Traces have sizes as tensors: pow(NumToTensor(size(x, -1)), 0.5).
bool isArithmetic(const std::string& target)
{
    static const std::unordered_set<std::string> targets = {
        "aten::sqrt",       "aten::rsqrt",         "aten::pow",    "aten::mul",    "aten::div",
        "aten::reciprocal", "aten::full",          "aten::exp",    "aten::log",    "aten::ones",
        "aten::tensor",     "aten::scalar_tensor", "aten::neg",    "aten::sub",    "aten::add",
        "aten::to",         "aten::_to_copy",      "aten::detach", "aten::square", "aten::floor_divide",
        "prim::NumToTensor"};
    return targets.contains(target);
}

/// The module's attribute of that name, where it has it.
std::optional<c10::IValue> attributeOf(const c10::IValue& object, const std::string& name)
{
    if (!object.isObject()) {
        return std::nullopt;
    }
    const auto slot = object.toObjectRef().type()->findAttributeSlot(name);
    return slot ? std::optional(object.toObjectRef().getSlot(*slot)) : std::nullopt;
}

/// The object of all but the last name of a path.
std::optional<c10::IValue> ownerOf(const torch::jit::Module& model, const ParameterPath& path)
{
    std::optional<c10::IValue> object = model._ivalue();
    for (std::size_t i = 0; object && i + 1 < path.size(); ++i) {
        object = attributeOf(*object, path[i]);
    }
    return object;
}

bool isParameter(const torch::jit::Module& model, const ParameterPath& path)
{
    const auto owner = ownerOf(model, path);
    if (!owner || !owner->isObject()) {
        return false;
    }
    const auto type = owner->toObjectRef().type();
    const auto slot = type->findAttributeSlot(path.back());
    const at::Tensor tensor = tensorAt(model, path);
    return slot && tensor.defined() && at::isFloatingType(tensor.scalar_type()) &&
           (type->is_parameter(*slot) || tensor.requires_grad());
}

} // namespace

std::string nameOf(const ParameterPath& path)
{
    std::string name;
    for (const std::string& part : path) {
        name += (name.empty() ? "" : ".") + part;
    }
    return name;
}

at::Tensor tensorAt(const torch::jit::Module& model, const ParameterPath& path)
{
    const auto owner = path.empty() ? std::nullopt : ownerOf(model, path);
    const auto value = owner ? attributeOf(*owner, path.back()) : std::nullopt;
    return value && value->isTensor() ? value->toTensor() : at::Tensor();
}

bool picksElements(const std::string& target)
{
    static const std::unordered_set<std::string> targets = {"aten::slice",
                                                            "aten::select",
                                                            "aten::narrow",
                                                            "aten::split",
                                                            "aten::chunk",
                                                            "aten::unbind",
                                                            "aten::expand",
                                                            "aten::expand_as",
                                                            "aten::index_select",
                                                            "aten::diagonal",
                                                            "aten::broadcast_to",
                                                            "aten::split_with_sizes",
                                                            "aten::repeat",
                                                            "aten::unsafe_chunk",
                                                            "aten::unsafe_split",
                                                            "aten::tensor_split",
                                                            "aten::triu",
                                                            "aten::tril",
                                                            "aten::matrix_H",
                                                            "aten::adjoint",
                                                            "aten::float",
                                                            "aten::half",
                                                            "aten::mH",
                                                            "aten::index",
                                                            "aten::masked_fill",
                                                            "aten::unfold",
                                                            "aten::gather",
                                                            "aten::tile",
                                                            "aten::pad",
                                                            "aten::hsplit",
                                                            "aten::constant_pad_nd",
                                                            "aten::repeat_interleave",
                                                            "aten::vsplit",
                                                            "aten::where"};
    const std::string name = outOfPlaceName(target);
    return targets.contains(name) || onlyRearranges(name);
}

ValueId ParameterSources::originOf(ValueId value) const
{
    for (;;) {
        const StepId maker = m_program.flowOf(value).madeBy;
        if (maker < 0) {
            return value;
        }
        const Step& step = m_program.step(maker);
        const std::size_t from = step.instruction->target == "aten::where" ? 1 : 0; // after the condition
        if (step.instruction->kind != StepKind::Operator || !picksElements(step.instruction->target) ||
            step.inputs.size() <= from || !m_program.factsOf(step.inputs[from]).isFloatTensor()) {
            return value;
        }
        value = step.inputs[from];
    }
}

std::optional<ParameterPath> ParameterSources::pathOf(ValueId value) const
{
    ParameterPath path;
    for (StepId maker = m_program.flowOf(value).definedBy; maker >= 0;
         maker = m_program.flowOf(value).definedBy) {
        const Step& step = m_program.step(maker);
        if (step.instruction->kind != StepKind::GetAttribute || step.inputs.empty()) {
            return std::nullopt;
        }
        path.push_back(step.instruction->name);
        value = step.inputs.front();
    }
    std::reverse(path.begin(), path.end());
    return path.empty() ? std::nullopt : std::optional(path);
}

std::optional<ParameterPath> ParameterSources::parameterOf(ValueId value) const
{
    const auto path = pathOf(originOf(value));
    return path && isParameter(m_model, *path) ? path : std::nullopt;
}

at::Tensor ParameterSources::knownValue(ValueId value) const
{
    return knownOrigin(value, 0);
}

at::Tensor ParameterSources::knownOrigin(ValueId value, int depth) const
{
    const c10::IValue plain = m_program.plainValue(value);
    if (plain.isScalar()) {
        return at::scalar_tensor(plain.toScalar(), at::TensorOptions(at::kDouble));
    }
    const ValueId origin = originOf(value);
    if (const auto path = pathOf(origin)) {
        return tensorAt(m_model, *path);
    }
    const StepId maker = m_program.flowOf(origin).definedBy;
    if (maker < 0) {
        return {};
    }
    const Step& step = m_program.step(maker);
    if (step.instruction->kind == StepKind::Constant) {
        return step.instruction->payload.isTensor() ? step.instruction->payload.toTensor() : at::Tensor();
    }
    if (step.instruction->target == "aten::new_zeros" || step.instruction->target == "aten::zeros" ||
        step.instruction->target == "aten::zeros_like") {
        return at::zeros({1});
    }
    const bool isNumber = m_program.factsOf(origin).isTensor() && m_program.factsOf(origin).shape.empty();
    return isNumber && depth < deepest ? computed(step, depth) : at::Tensor();
}

/// What an operator makes of known numbers: the operator itself is asked.
at::Tensor ParameterSources::computed(const Step& step, int depth) const
{
    const Instruction& instruction = *step.instruction;
    if (instruction.kind != StepKind::Operator || !instruction.operation || instruction.variadic ||
        !isArithmetic(instruction.target)) {
        return {};
    }
    torch::jit::Stack stack;
    for (const ValueId input : step.inputs) {
        if (!m_program.factsOf(input).isTensor()) {
            stack.push_back(m_program.plainValue(input));
            continue;
        }
        const at::Tensor known = knownOrigin(input, depth + 1);
        if (!known.defined() || known.numel() != 1) {
            return {};
        }
        stack.emplace_back(known.detach());
    }
    const at::NoGradGuard noGradients;
    try {
        auto operation = instruction.operation;
        operation(stack);
    } catch (const std::exception&) { // arguments that are not known, such as a device
        return {};
    }
    return stack.size() == 1 && stack.front().isTensor() ? stack.front().toTensor() : at::Tensor();
}

} // namespace scalescope::engine::unit_scaling
