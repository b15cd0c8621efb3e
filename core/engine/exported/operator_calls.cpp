// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/operator_calls.h"

#include "core/engine/exported/json_values.h"
#include "core/engine/load/zip_file.h"
#include "core/message/say_exported.h"

#include <ATen/ScalarOps.h>
#include <torch/csrc/jit/ir/constants.h>
#include <torch/csrc/jit/runtime/operator.h>

#include <algorithm>
#include <unordered_map>

namespace scalescope::engine::exported {

namespace {

using torch::jit::Value;
using JitNode = torch::jit::Node;
using Sort = ValueName::Sort;

constexpr std::string_view ofTorch = "torch.ops.";

/// What computes with sizes, by the operator of TorchScript that does the same with numbers.
const std::unordered_map<std::string, std::string>& symbolicOperators()
{
    static const std::unordered_map<std::string, std::string> operators{
        {"_operator.add", "aten::add"},
        {"_operator.sub", "aten::sub"},
        {"_operator.mul", "aten::mul"},
        {"_operator.floordiv", "aten::floordiv"},
        {"_operator.truediv", "aten::div"},
        {"_operator.mod", "aten::remainder"},
        {"_operator.pow", "aten::pow"},
        {"_operator.neg", "aten::neg"},
        {"_operator.pos", "prim::unchecked_cast"},
        {"_operator.eq", "aten::eq"},
        {"_operator.ne", "aten::ne"},
        {"_operator.lt", "aten::lt"},
        {"_operator.le", "aten::le"},
        {"_operator.gt", "aten::gt"},
        {"_operator.ge", "aten::ge"},
        {"_operator.and_", "aten::__and__"},
        {"_operator.or_", "aten::__or__"},
        {"_operator.xor", "aten::__xor__"},
        {"_operator.lshift", "aten::__lshift__"},
        {"_operator.rshift", "aten::__rshift__"},
        {"_operator.not_", "aten::__not__"},
        {"math.ceil", "aten::ceil"},
        {"math.floor", "aten::floor"},
        {"math.trunc", "aten::Int"},
        {"math.sqrt", "aten::sqrt"},
        {"torch.sym_not", "aten::__not__"},
        {"torch.sym_float", "aten::Float"},
        {"torch.sym_int", "aten::Int"},
        {"torch.sym_max", "prim::max"},
        {"torch.sym_min", "prim::min"},
        {"torch._sym_sqrt", "aten::sqrt"},
        {"torch.ops.aten.sym_size.int", "aten::size"},
        {"torch.ops.aten.sym_stride.int", "aten::stride"},
        {"torch.ops.aten.sym_numel.default", "aten::numel"},
        {"torch.ops.aten.sym_storage_offset.default", "aten::storage_offset"},
        {"torch.ops.aten._local_scalar_dense.default", "aten::item"},
    };
    return operators;
}

/// "aten::add" and "Tensor" of "torch.ops.aten.add.Tensor".
c10::OperatorName nameOf(std::string_view target)
{
    if (target.find("functorch") != target.npos) // torch.vmap's and torch.func's way into the graph
        throw UnsupportedProgram(say::functionsTransformed());
    if (!target.starts_with(ofTorch))
        throw UnsupportedProgram(say::operatorNoOperator(shownName(target)));
    target.remove_prefix(ofTorch.size());
    const auto space = target.find('.');
    const auto overload = target.rfind('.');
    if (space == target.npos || overload == space)
        throw UnsupportedProgram(say::operatorNoOperator(shownName(target)));
    const std::string_view name = target.substr(space + 1, overload - space - 1);
    const std::string_view variant = target.substr(overload + 1);
    return {std::string(target.substr(0, space)) + "::" + std::string(name),
            std::string(variant == "default" ? "" : variant)};
}

c10::TypePtr withoutOptional(c10::TypePtr type)
{
    while (const auto optional = type->cast<c10::OptionalType>())
        type = optional->getElementType();
    return type;
}

bool isNumber(const Argument& value)
{
    return value.as<bool>() != nullptr || value.as<std::int64_t>() != nullptr ||
           value.as<double>() != nullptr || value.as<std::complex<double>>() != nullptr;
}

/// A number as it is; whole ones as real ones where those are wanted.
c10::IValue numberOf(const Argument& value, const c10::Type& type)
{
    if (const auto* truth = value.as<bool>())
        return *truth;
    if (const auto* whole = value.as<std::int64_t>())
        return type.kind() == c10::TypeKind::FloatType ? c10::IValue(static_cast<double>(*whole))
                                                       : c10::IValue(*whole);
    if (const auto* real = value.as<double>())
        return *real;
    return c10::complex<double>(*value.as<std::complex<double>>());
}

std::int64_t numberOf(const Enumerator& value)
{
    std::optional<std::int64_t> number;
    const auto take = [&number](const auto& known) {
        if (known)
            number = static_cast<std::int64_t>(*known);
    };
    switch (value.of) {
    case Enumerator::Of::ScalarType:
        take(scalarTypeOf(value.number));
        break;
    case Enumerator::Of::MemoryFormat:
        take(memoryFormatOf(value.number));
        break;
    case Enumerator::Of::Layout:
        take(layoutOf(value.number));
        break;
    }
    if (!number)
        throw UnsupportedProgram(say::dtypeUnknown(value.number));
    return *number;
}

at::Device deviceOf(const Device& device)
{
    try {
        return at::Device(device.text);
    } catch (const c10::Error&) {
        throw UnsupportedProgram(say::deviceUnknown(shownName(device.text)));
    }
}

c10::IValue plainConstant(const Argument& value, const c10::Type& type)
{
    if (value.isNone())
        return {};
    if (isNumber(value))
        return numberOf(value, type);
    if (const auto* text = value.as<std::string>())
        return *text;
    if (const auto* number = value.as<Enumerator>())
        return numberOf(*number);
    if (const auto* device = value.as<Device>())
        return deviceOf(*device);
    if (const auto* foreign = value.as<Foreign>())
        throw UnsupportedProgram(say::argumentForeign(shownName(foreign->kind)));
    throw ClauseError(say::programNotAsWritten("arguments"));
}

/// The number as tensors' arithmetic takes Python's: without a say in the result's dtype.
at::Tensor wrappedNumber(const c10::IValue& number)
{
    at::Tensor tensor = at::scalar_to_tensor(number.toScalar());
    tensor.unsafeGetTensorImpl()->set_wrapped_number(true);
    return tensor;
}

} // namespace

c10::TypePtr typeOf(ValueName::Sort sort)
{
    switch (sort) {
    case Sort::Tensor:
        return c10::TensorType::get();
    case Sort::Int:
        return c10::IntType::get();
    case Sort::Float:
        return c10::FloatType::get();
    case Sort::Bool:
        return c10::BoolType::get();
    case Sort::Object:
        break;
    }
    throw UnsupportedProgram(say::holdsObject());
}

bool OperatorCalls::isGuard(const std::string& target)
{
    return target.starts_with("torch.ops.aten._assert_tensor_metadata.");
}

std::vector<Value*> OperatorCalls::call(const Operation& operation)
{
    const std::string& target = operation.node->target;
    return symbolicOperators().contains(target) ? callSymbolic(operation)
                                                : callOperator(operation, nameOf(target));
}

Value* OperatorCalls::valueOf(const Operand& operand)
{
    if (const auto* value = std::get_if<Operand::Value>(&operand.content))
        return m_valueOf(*value);
    if (const auto* list = std::get_if<Operand::List>(&operand.content)) {
        const auto values = valuesOf({operand});
        const c10::TypePtr element = values.empty() ? c10::IntType::get() : typeOf(values.front().sort);
        return listArgument(*list, c10::ListType::create(element));
    }
    return constant(std::get<Argument>(operand.content), c10::AnyType::get());
}

OperatorCalls::Values OperatorCalls::callSymbolic(const Operation& operation)
{
    Values inputs;
    for (const auto& [name, operand] : operation.inputs)
        inputs.push_back(valueOf(operand));
    if (inputs.empty())
        throw ClauseError(say::programNotAsWritten(operation.node->target));
    Value* made = insert(symbolicOperators().at(operation.node->target), inputs);
    return takeApart(operation, {made});
}

Value* OperatorCalls::insert(const std::string& target, const std::vector<Value*>& inputs)
{
    if (target == "prim::unchecked_cast")
        return inputs.at(0);
    std::vector<torch::jit::NamedValue> given(inputs.begin(), inputs.end());
    try {
        return m_graph.insert(c10::Symbol::fromQualString(target), given);
    } catch (const std::exception&) { // what follows is the compiler's own report of all that it tried
        throw UnsupportedProgram(say::operatorNotForThese(target));
    }
}

Value* OperatorCalls::asCondition(Value* value)
{
    return value->type()->kind() == c10::TypeKind::BoolType ? value : insert("aten::Bool", {value});
}

OperatorCalls::Values OperatorCalls::callOperator(const Operation& operation, const c10::OperatorName& name)
{
    const auto found = torch::jit::findOperatorFor(name);
    if (!found) {
        m_missing.insert(shownName(c10::toString(name)));
        Values nothing;
        for (const Operand::Value& output : valuesOf(operation.outputs))
            nothing.push_back(m_graph.insertNode(m_graph.createUninitialized(typeOf(output.sort)))->output());
        return nothing;
    }
    const c10::FunctionSchema& schema = found->schema();
    Values inputs;
    std::size_t used = 0;
    for (const c10::Argument& parameter : schema.arguments()) {
        const auto given = std::ranges::find(operation.inputs, parameter.name(),
                                             [](const auto& input) { return input.first; });
        if (given != operation.inputs.end()) {
            ++used;
            inputs.push_back(argument(given->second, parameter.type()));
        } else if (parameter.default_value()) {
            inputs.push_back(m_graph.insertConstant(*parameter.default_value()));
        } else {
            throw UnsupportedProgram(
                say::argumentMissing(shownName(operation.node->target), parameter.name()));
        }
    }
    if (used != operation.inputs.size())
        throw UnsupportedProgram(say::argumentsUnknown(shownName(operation.node->target)));
    JitNode* node = matched(operation, schema, std::move(inputs));
    return takeApart(operation, {node->outputs().begin(), node->outputs().end()});
}

/// The call that TorchScript finds the operator for. A number in a tensor's place stays one where there is a
/// form of the operator for it, which does the same.
JitNode* OperatorCalls::matched(const Operation& operation, const c10::FunctionSchema& schema, Values inputs)
{
    const auto kind = c10::Symbol::fromQualString(schema.name());
    JitNode* node = m_graph.insertNode(m_graph.create(kind, inputs, schema.returns().size()));
    if (node->maybeOperator() == nullptr) {
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            const bool isNumber = !inputs[i]->type()->isSubtypeOf(*c10::TensorType::get());
            const auto number = torch::jit::toIValue(inputs[i]);
            if (withoutOptional(schema.arguments()[i].type())->kind() == c10::TypeKind::TensorType &&
                isNumber && number && number->isScalar()) {
                const torch::jit::WithInsertPoint before(node);
                node->replaceInput(i, m_graph.insertConstant(wrappedNumber(*number)));
            }
        }
    }
    if (node->maybeOperator() == nullptr)
        throw UnsupportedProgram(say::operatorNotForThese(shownName(operation.node->target)));
    for (std::size_t i = 0; i < schema.returns().size(); ++i)
        node->output(i)->setType(schema.returns()[i].type());
    return node;
}

/// The values of the operation's outputs, from those of the node.
OperatorCalls::Values OperatorCalls::takeApart(const Operation& operation, const Values& made)
{
    Values values;
    if (operation.outputs.size() > made.size())
        throw ClauseError(say::programNotAsWritten(shownName(operation.node->target)));
    for (std::size_t i = 0; i < operation.outputs.size(); ++i) {
        if (const auto* value = std::get_if<Operand::Value>(&operation.outputs[i].content)) {
            values.push_back(asNumber(made[i], value->sort));
            continue;
        }
        const auto items = valuesOf({operation.outputs[i]});
        if (items.empty())
            continue;
        const auto list = made[i]->type()->cast<c10::ListType>();
        if (!list)
            throw ClauseError(say::programNotAsWritten(shownName(operation.node->target)));
        JitNode* parts = m_graph.insertNode(m_graph.createListUnpack(made[i], items.size()));
        values.insert(values.end(), parts->outputs().begin(), parts->outputs().end());
    }
    return values;
}

/// aten::item gives some number; which kind the program says.
Value* OperatorCalls::asNumber(Value* value, Sort sort)
{
    const auto kind = value->type()->kind();
    if (sort == Sort::Tensor || kind == typeOf(sort)->kind())
        return value;
    return insert(sort == Sort::Int     ? "aten::Int"
                  : sort == Sort::Float ? "aten::Float"
                                        : "aten::Bool",
                  {value});
}

Value* OperatorCalls::argument(const Operand& operand, const c10::TypePtr& type)
{
    const c10::TypePtr wanted = withoutOptional(type);
    if (const auto* value = std::get_if<Operand::Value>(&operand.content)) {
        Value* given = m_valueOf(*value);
        return wanted->kind() == c10::TypeKind::FloatType ? asNumber(given, Sort::Float) : given;
    }
    if (const auto* list = std::get_if<Operand::List>(&operand.content))
        return listArgument(*list, wanted);
    const Argument& plain = std::get<Argument>(operand.content);
    const auto listType = wanted->cast<c10::ListType>();
    if (listType && isNumber(plain)) // int[1] takes a number
        return listArgument({operand}, wanted);
    return constant(plain, wanted);
}

Value* OperatorCalls::listArgument(const Operand::List& items, const c10::TypePtr& type)
{
    const auto list = type->cast<c10::ListType>();
    const c10::TypePtr element = list ? list->getElementType() : c10::TypePtr(c10::AnyType::get());
    Values values;
    bool isConstant = true;
    c10::impl::GenericList constants(element);
    for (const Operand& item : items) {
        const auto* plain = std::get_if<Argument>(&item.content);
        isConstant = isConstant && plain != nullptr && !plain->isNone();
        if (isConstant)
            constants.push_back(plainConstant(*plain, *withoutOptional(element)));
    }
    if (isConstant && !items.empty())
        return m_graph.insertConstant(constants);
    for (const Operand& item : items)
        values.push_back(argument(item, element));
    return m_graph.insertNode(m_graph.createList(element, values))->output();
}

Value* OperatorCalls::constant(const Argument& value, const c10::TypePtr& type)
{
    return m_graph.insertConstant(plainConstant(value, *type));
}

} // namespace scalescope::engine::exported
