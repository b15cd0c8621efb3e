// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/outline/folding.h"

#include <torch/csrc/jit/ir/ir.h>

#include <set>
#include <string_view>

namespace scalescope::engine::outline {

namespace {

bool isArithmetic(std::string_view name)
{
    static const std::set<std::string_view> operators = {
        "aten::__not__", "aten::__and__",  "aten::__or__",    "aten::eq",       "aten::ne",   "aten::lt",
        "aten::gt",      "aten::le",       "aten::ge",        "aten::add",      "aten::sub",  "aten::mul",
        "aten::div",     "aten::floordiv", "aten::remainder", "aten::neg",      "aten::Bool", "aten::Int",
        "aten::Float",   "aten::__is__",   "prim::abs",       "aten::__isnot__"};
    return operators.contains(name);
}

/// Whether one of the two is None and the other a tensor, whatever that holds.
bool isNoneBesideTensor(const torch::jit::Node& node, const std::vector<ValuePtr>& inputs)
{
    const auto isNone = [&](std::size_t i) { return inputs[i]->known && inputs[i]->known->isNone(); };
    const auto isTensor = [&](std::size_t i) {
        return node.input(i)->type()->kind() == c10::TypeKind::TensorType && !isNone(i);
    };
    return inputs.size() == 2 && ((isNone(0) && isTensor(1)) || (isTensor(0) && isNone(1)));
}

} // namespace

ValuePtr folded(const torch::jit::Node& node, const std::vector<ValuePtr>& inputs, Values& values)
{
    const std::string_view name = node.kind().toQualString();
    if (!isArithmetic(name) || node.outputs().size() != 1)
        return nullptr;
    const bool isIdentity = name == "aten::__is__" || name == "aten::__isnot__";
    if (isIdentity && isNoneBesideTensor(node, inputs))
        return values.ofKnown(name == "aten::__isnot__");
    torch::jit::Stack stack;
    for (const ValuePtr input : inputs) {
        if (!input->known || !isScalar(*input->known))
            return nullptr;
        stack.push_back(*input->known);
    }
    try {
        const auto* found = node.maybeOperator();
        if (found == nullptr)
            return nullptr;
        found->getOperation (&node)(stack);
    } catch (const std::exception&) { // a division by zero: the run says so
        return nullptr;
    }
    return stack.size() == 1 && isScalar(stack.front()) ? values.ofKnown(stack.front()) : nullptr;
}

} // namespace scalescope::engine::outline
