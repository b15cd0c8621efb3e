// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/attribute_check.h"

#include "core/engine/load/zip_layout.h"
#include "core/engine/values/sparse_indices.h"
#include "core/message/say_load.h"

namespace scalescope::engine {

namespace {

/// By kind only: what containers hold is looked at when it is used.
bool fitsKind(const c10::IValue& value, const c10::Type& type)
{
    if (value.isNone()) // of a class with __setstate__ that leaves it out
        return true;
    switch (type.kind()) {
    case c10::TypeKind::TensorType:
        return value.isTensor();
    case c10::TypeKind::BoolType:
        return value.isBool();
    case c10::TypeKind::IntType:
        return value.isInt();
    case c10::TypeKind::FloatType:
        return value.isDouble();
    case c10::TypeKind::StringType:
        return value.isString();
    case c10::TypeKind::ListType:
        return value.isList();
    case c10::TypeKind::DictType:
        return value.isGenericDict();
    case c10::TypeKind::TupleType:
        return value.isTuple();
    case c10::TypeKind::ClassType:
        return value.isObject() && (!type.is_module() || value.type()->is_module());
    case c10::TypeKind::OptionalType:
        return fitsKind(value, *type.containedType(0));
    default:
        return true;
    }
}

message::Clause problemIn(const torch::jit::Module& module, const std::string& path)
{
    const auto object = module._ivalue();
    const auto type = module.type();
    for (std::size_t i = 0; i < type->numAttributes(); ++i) {
        const auto attribute = type->getAttribute(i);
        const std::string name = (path.empty() ? "" : path + ".") + type->getAttributeName(i);
        const c10::IValue& value = object->getSlot(i);
        if (!fitsKind(value, *attribute))
            return say::attributeOfOtherType(shownName(name), shownName(attribute->annotation_str()));
        checkIndicesIn(value);
        if (attribute->is_module() && value.isObject())
            if (auto below = problemIn(torch::jit::Module(value.toObject()), name))
                return below;
    }
    return {};
}

} // namespace

message::Clause attributeProblem(const torch::jit::Module& module)
{
    return problemIn(module, {});
}

} // namespace scalescope::engine
