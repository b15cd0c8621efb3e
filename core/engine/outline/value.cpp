// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/outline/value.h"

#include "core/engine/outline/outline.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <torch/csrc/jit/ir/ir.h>

namespace scalescope::engine::outline {

ValuePtr Values::unknown()
{
    return &m_all.emplace_back();
}

ValuePtr Values::ofNodes(std::vector<graph::NodeId> nodes)
{
    const ValuePtr value = unknown();
    value->nodes = std::move(nodes);
    return value;
}

ValuePtr Values::ofKnown(c10::IValue value)
{
    const ValuePtr result = unknown();
    result->known = std::move(value);
    return result;
}

void addAlternative(std::vector<graph::NodeId>& nodes, graph::NodeId node)
{
    if (nodes.size() < mostAlternatives && std::ranges::find(nodes, node) == nodes.end())
        nodes.push_back(node);
}

bool isScalar(const c10::IValue& value)
{
    return value.isNone() || value.isBool() || value.isInt() || value.isDouble();
}

std::optional<bool> truthOf(const Value& value)
{
    return value.known && value.known->isBool() ? std::optional(value.known->toBool()) : std::nullopt;
}

bool mayHoldTensors(const c10::TypePtr& type)
{
    switch (type->kind()) {
    case c10::TypeKind::TensorType:
    case c10::TypeKind::AnyType:
    case c10::TypeKind::VarType:
    case c10::TypeKind::ClassType:
    case c10::TypeKind::InterfaceType:
        return true;
    default: {
        const auto contained = type->containedTypes();
        return std::any_of(contained.begin(), contained.end(), mayHoldTensors);
    }
    }
}

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
