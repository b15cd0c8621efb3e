// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/convert.h"

namespace scalescope::engine {

namespace {

using c10::IValue;
using c10::TypeKind;

bool isNumber(TypeKind kind)
{
    return kind == TypeKind::IntType || kind == TypeKind::SymIntType || kind == TypeKind::FloatType ||
           kind == TypeKind::ComplexType || kind == TypeKind::BoolType || kind == TypeKind::NumberType;
}

std::optional<IValue> fitTensor(const IValue& value)
{
    if (value.isTensor())
        return value.toTensor().defined() ? std::optional(value) : std::nullopt;
    return value.isScalar() ? std::optional(IValue(at::scalar_to_tensor(value.toScalar()))) : std::nullopt;
}

/// The value as it is where a member has its type, else as the first member that it can be made to fit.
std::optional<IValue> fitUnion(const IValue& value, const c10::Type& type)
{
    for (const auto& member : type.containedTypes())
        if (value.type()->isSubtypeOf(*member))
            return value;
    for (const auto& member : type.containedTypes())
        if (auto fitted = fitValue(value, member))
            return fitted;
    return std::nullopt;
}

/// TorchScript takes a tensor of one element for a number, and cuts off what a whole number can't hold.
std::optional<IValue> fitElement(const at::Tensor& tensor, const c10::Type& type)
{
    if (tensor.numel() != 1)
        return std::nullopt;
    const at::Scalar element = tensor.item();
    switch (type.kind()) {
    case TypeKind::IntType:
    case TypeKind::SymIntType:
        return element.isComplex() ? std::nullopt : std::optional(IValue(tensor.item<std::int64_t>()));
    case TypeKind::FloatType:
        return element.isComplex() ? std::nullopt : std::optional(IValue(element.toDouble()));
    default:
        return fitNumber(IValue(element), type);
    }
}

std::optional<std::vector<IValue>> itemsOf(const IValue& value)
{
    if (value.isTuple())
        return std::vector<IValue>(value.toTupleRef().elements());
    if (value.isList())
        return value.toListRef().vec();
    return std::nullopt;
}

std::optional<IValue> fitList(const IValue& value, const c10::TypePtr& type)
{
    const auto items = itemsOf(value);
    if (!items)
        return std::nullopt;
    c10::impl::GenericList list(type->containedType(0));
    for (const IValue& item : *items) {
        auto fitted = fitValue(item, type->containedType(0));
        if (!fitted)
            return std::nullopt;
        list.push_back(std::move(*fitted));
    }
    return IValue(list);
}

/// The parts of a tuple, of a NamedTuple also by name.
std::optional<std::vector<IValue>> partsFor(const IValue& value, const c10::TupleType& type)
{
    if (!value.isGenericDict() || !type.schema())
        return itemsOf(value);
    std::vector<IValue> parts;
    const auto dict = value.toGenericDict();
    for (const auto& argument : type.schema()->arguments())
        for (const auto& item : dict)
            if (item.key().isString() && item.key().toStringRef() == argument.name())
                parts.push_back(item.value());
    return parts;
}

std::optional<IValue> fitTuple(const IValue& value, const c10::TupleTypePtr& type)
{
    const auto parts = partsFor(value, *type);
    if (!parts || parts->size() != type->elements().size())
        return std::nullopt;
    std::vector<IValue> fitted;
    for (std::size_t i = 0; i < parts->size(); ++i) {
        auto part = fitValue((*parts)[i], type->elements()[i]);
        if (!part)
            return std::nullopt;
        fitted.push_back(std::move(*part));
    }
    return type->schema() ? IValue(c10::ivalue::Tuple::createNamed(std::move(fitted), type))
                          : IValue(c10::ivalue::Tuple::create(std::move(fitted)));
}

std::optional<IValue> fitDict(const IValue& value, const c10::TypePtr& type)
{
    if (!value.isGenericDict())
        return std::nullopt;
    c10::impl::GenericDict dict(type->containedType(0), type->containedType(1));
    const auto items = value.toGenericDict();
    for (const auto& item : items) {
        auto key = fitValue(item.key(), type->containedType(0));
        auto inner = fitValue(item.value(), type->containedType(1));
        if (!key || !inner)
            return std::nullopt;
        dict.insert_or_assign(std::move(*key), std::move(*inner));
    }
    return IValue(dict);
}

} // namespace

std::optional<IValue> fitNumber(const IValue& value, const c10::Type& type)
{
    const auto kind = type.kind();
    const bool isWhole = value.isInt() || value.isBool();
    if (!isWhole && !value.isDouble() && !value.isComplexDouble())
        return std::nullopt;
    if (kind == TypeKind::NumberType)
        return value;
    if (kind == TypeKind::ComplexType && value.isComplexDouble())
        return value;
    if (value.isComplexDouble())
        return std::nullopt;
    const double number = value.isDouble() ? value.toDouble()
                          : value.isInt()  ? static_cast<double>(value.toInt())
                                           : static_cast<double>(value.toBool());
    switch (kind) {
    case TypeKind::IntType:
    case TypeKind::SymIntType:
        if (!isWhole)
            return std::nullopt;
        return IValue(value.isInt() ? value.toInt() : static_cast<std::int64_t>(value.toBool()));
    case TypeKind::FloatType:
        return IValue(number);
    case TypeKind::ComplexType:
        return IValue(c10::complex<double>(number));
    case TypeKind::BoolType:
        return IValue(number != 0);
    default:
        return std::nullopt;
    }
}

std::optional<IValue> fitValue(const IValue& value, const c10::TypePtr& type)
{
    switch (type->kind()) {
    case TypeKind::AnyType:
        return value;
    case TypeKind::OptionalType:
        return value.isNone() ? std::optional(value)
                              : fitValue(value, type->expectRef<c10::OptionalType>().getElementType());
    case TypeKind::UnionType:
        return fitUnion(value, *type);
    case TypeKind::TensorType:
        return fitTensor(value);
    case TypeKind::ListType:
        return fitList(value, type);
    case TypeKind::TupleType:
        return fitTuple(value, type->expect<c10::TupleType>());
    case TypeKind::DictType:
        return fitDict(value, type);
    default:
        break;
    }
    if (isNumber(type->kind()))
        return value.isTensor() ? fitElement(value.toTensor(), *type) : fitNumber(value, *type);
    return value.type()->isSubtypeOf(*type) ? std::optional(value) : std::nullopt;
}

} // namespace scalescope::engine
