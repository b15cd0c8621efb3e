// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/type_info.h"

namespace scalescope::engine {

using c10::TypeKind;

job::TypeKind typeKind(const c10::Type& type)
{
    switch (type.kind()) {
    case TypeKind::TensorType:
        return job::TypeKind::Tensor;
    case TypeKind::IntType:
    case TypeKind::SymIntType:
        return job::TypeKind::Int;
    case TypeKind::FloatType:
        return job::TypeKind::Float;
    case TypeKind::BoolType:
        return job::TypeKind::Bool;
    case TypeKind::StringType:
        return job::TypeKind::Str;
    case TypeKind::DeviceObjType:
        return job::TypeKind::Device;
    case TypeKind::OptionalType:
        return job::TypeKind::Optional;
    case TypeKind::ListType:
        return job::TypeKind::List;
    case TypeKind::TupleType:
        return job::TypeKind::Tuple;
    case TypeKind::DictType:
        return job::TypeKind::Dict;
    case TypeKind::UnionType:
    case TypeKind::NumberType:
        return job::TypeKind::Union;
    case TypeKind::ClassType:
        return job::TypeKind::Class;
    default:
        return job::TypeKind::Any;
    }
}

namespace {

std::string sequence(const c10::Type& type, const char* name)
{
    std::string result;
    for (const auto& element : type.containedTypes())
        result += (result.empty() ? "" : ", ") + typeText(element);
    return std::string(name) + "[" + result + "]";
}

} // namespace

std::string typeText(const c10::TypePtr& type)
{
    switch (type->kind()) {
    case TypeKind::OptionalType:
        return "Optional[" + typeText(type->expectRef<c10::OptionalType>().getElementType()) + "]";
    case TypeKind::ListType:
        return sequence(*type, "List");
    case TypeKind::DictType:
        return sequence(*type, "Dict");
    case TypeKind::UnionType:
        return sequence(*type, "Union");
    case TypeKind::NumberType:
        return "Union[int, float]";
    case TypeKind::TupleType: {
        const auto& tuple = type->expectRef<c10::TupleType>();
        return tuple.schema() && tuple.name() ? tuple.name()->name() : sequence(*type, "Tuple");
    }
    case TypeKind::ClassType:
    case TypeKind::InterfaceType:
    case TypeKind::EnumType: {
        const auto named = type->cast<c10::NamedType>();
        return named && named->name() ? named->name()->name() : type->annotation_str();
    }
    case TypeKind::DeviceObjType:
        return "Device";
    default:
        return type->annotation_str();
    }
}

job::TypeInfo typeInfo(const c10::TypePtr& type)
{
    job::TypeInfo info{typeKind(*type), typeText(type), {}, {}};
    if (type->kind() == TypeKind::OptionalType) {
        info.elements.push_back(typeInfo(type->expectRef<c10::OptionalType>().getElementType()));
    } else if (type->kind() == TypeKind::NumberType) {
        info.elements = {typeInfo(c10::IntType::get()), typeInfo(c10::FloatType::get())};
    } else if (type->kind() != TypeKind::ClassType && info.kind != job::TypeKind::Any) {
        for (const auto& element : type->containedTypes())
            info.elements.push_back(typeInfo(element));
    }
    if (const auto tuple = type->cast<c10::TupleType>(); tuple && tuple->schema())
        for (const auto& argument : tuple->schema()->arguments())
            info.names.push_back(argument.name());
    return info;
}

namespace {

/// {"start": randn:[8], "steps": 1}: what the class's constructor takes, or its attributes.
std::string exampleObject(const c10::ClassType& type, int depth)
{
    constexpr int deepest = 4; // a class may hold itself
    if (type.is_module() || depth > deepest)
        return {};
    std::vector<std::pair<std::string, c10::TypePtr>> parts;
    if (const auto* constructor = type.findMethod("__init__")) {
        const auto& arguments = constructor->getSchema().arguments();
        for (std::size_t i = 1; i < arguments.size(); ++i)
            if (!arguments[i].default_value())
                parts.emplace_back(arguments[i].name(), arguments[i].type());
    } else {
        for (std::size_t i = 0; i < type.numAttributes(); ++i)
            parts.emplace_back(type.getAttributeName(i), type.getAttribute(i));
    }
    std::string text;
    for (const auto& [name, part] : parts) {
        const auto inner = part->cast<c10::ClassType>();
        const std::string example = inner ? exampleObject(*inner, depth + 1) : exampleSpec(part);
        if (example.empty())
            return {};
        text += text.empty() ? "\"" : ", \"";
        text.append(name).append("\": ").append(example);
    }
    return "{" + text + "}";
}

} // namespace

std::string exampleSpec(const c10::TypePtr& type)
{
    switch (type->kind()) {
    case c10::TypeKind::ClassType:
        return exampleObject(type->expectRef<c10::ClassType>(), 0);
    case c10::TypeKind::EnumType: {
        const auto members = type->expectRef<c10::EnumType>().enumNamesValues();
        return members.empty() ? "" : '"' + members.front().first + '"';
    }
    case c10::TypeKind::IntType:
        return "1";
    case c10::TypeKind::FloatType:
    case c10::TypeKind::ComplexType:
    case c10::TypeKind::NumberType:
        return "1.0";
    case c10::TypeKind::BoolType:
        return "false";
    case c10::TypeKind::OptionalType:
        return "null";
    case c10::TypeKind::StringType:
        return "\"\"";
    case c10::TypeKind::DeviceObjType:
        return "\"cpu\"";
    case c10::TypeKind::TensorType:
        return "randn:[8]";
    case c10::TypeKind::ListType: {
        const auto element = exampleSpec(type->containedType(0));
        return element.empty() ? "" : "[" + element + "]";
    }
    case c10::TypeKind::TupleType: {
        std::string parts;
        for (const auto& element : type->containedTypes()) {
            const auto part = exampleSpec(element);
            if (part.empty())
                return {};
            parts += (parts.empty() ? "" : ", ") + part;
        }
        return "[" + parts + "]";
    }
    case c10::TypeKind::DictType: {
        const auto key = type->containedType(0)->kind() == c10::TypeKind::StringType ? "\"key\"" : "0";
        const auto value = exampleSpec(type->containedType(1));
        return value.empty() ? "" : "{" + std::string(key) + ": " + value + "}";
    }
    case c10::TypeKind::UnionType:
        return exampleSpec(type->containedType(0));
    default:
        return {};
    }
}

std::optional<job::Spec> specOf(const c10::IValue& value)
{
    if (value.isNone())
        return job::Spec{std::monostate{}};
    if (value.isBool())
        return job::Spec{value.toBool()};
    if (value.isInt())
        return job::Spec{value.toInt()};
    if (value.isDouble())
        return job::Spec{value.toDouble()};
    if (value.isString())
        return job::Spec{value.toStringRef()};
    if (value.isDevice())
        return job::Spec{value.toDevice().str()};
    const bool isTuple = value.isTuple();
    if (!isTuple && !value.isList())
        return std::nullopt;
    job::ListSpec list;
    const auto items =
        isTuple ? std::vector<c10::IValue>(value.toTupleRef().elements()) : value.toListRef().vec();
    for (const c10::IValue& item : items) {
        auto spec = specOf(item);
        if (!spec)
            return std::nullopt;
        list.items.push_back(std::move(*spec));
    }
    return job::Spec{std::move(list)};
}

} // namespace scalescope::engine
