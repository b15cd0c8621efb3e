// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/convert.h"

#include "core/engine/inputs/value_files.h"
#include "core/engine/load/type_info.h"
#include "core/engine/values/errors.h"
#include "core/job/spec_check.h"
#include "core/job/spec_fit.h"
#include "core/message/say_inputs.h"
#include "core/message/say_job.h"

#include <algorithm>
#include <optional>

namespace scalescope::engine {

namespace {

using c10::IValue;
using c10::TypeKind;
using job::as;
using job::Conversions;
using job::Spec;

class Converter
{
public:
    Converter(ConversionContext& context, Conversions conversions)
        : m_context(context), m_conversions(conversions)
    {
    }

    Result<IValue> convert(const Spec& spec, const c10::TypePtr& type, const std::string& place)
    {
        if (const auto* file = as<job::FileReference>(spec))
            return fromFile(*file, type, place);
        switch (type->kind()) {
        case TypeKind::TensorType:
            return tensor(spec, type, place);
        case TypeKind::OptionalType: {
            if (as<std::monostate>(spec))
                return IValue();
            return convert(spec, type->expectRef<c10::OptionalType>().getElementType(), place);
        }
        case TypeKind::ListType:
            return list(spec, type, place);
        case TypeKind::TupleType:
            return tuple(spec, type, place);
        case TypeKind::DictType:
            return dict(spec, type, place);
        case TypeKind::UnionType:
            return oneOf(spec, type, place);
        case TypeKind::AnyType:
            return any(spec, place);
        case TypeKind::ClassType:
            return object(spec, type->expect<c10::ClassType>(), place);
        case TypeKind::EnumType:
            return enumeration(spec, type->expect<c10::EnumType>(), place);
        default:
            return scalar(spec, type, place);
        }
    }

private:
    Result<IValue> mismatch(const Spec& spec, const c10::TypePtr& type, const std::string& place,
                            const message::Clause& why = {})
    {
        return tl::unexpected(
            job::wrongInput(m_context.field, place, typeText(type), spec, why, exampleSpec(type)));
    }

    Result<IValue> onDevice(const at::Tensor& tensor)
    {
        return IValue(tensor.to(at::Device(m_context.inputs.device)));
    }

    Result<IValue> fromFile(const job::FileReference& file, const c10::TypePtr& type,
                            const std::string& place)
    {
        auto value = readValueFile(file, m_context.inputs.baseFolder);
        if (!value)
            return fileWrong(place, value.error());
        auto fitted = fitValue(*value, type);
        if (!fitted)
            return fail(holdsOther(file, *value, typeText(type), place), m_context.field);
        return fitted->isTensor() ? onDevice(fitted->toTensor()) : Result<IValue>(std::move(*fitted));
    }

    tl::unexpected<Error> fileWrong(const std::string& place, const Error& why) const
    {
        Error error = errorOf(say::argumentWrong(place, clauseOf(why)), m_context.field);
        error.status = why.status;
        return tl::unexpected(std::move(error));
    }

    static message::Sentence holdsOther(const job::FileReference& file, const IValue& value,
                                        const std::string& type, const std::string& place)
    {
        const auto held = value.isTensor() ? say::aTensorOfShape(c10::str(value.toTensor().sizes()))
                                           : say::verbatim(typeText(value.type()));
        if (value.isGenericDict() && file.key.empty())
            return say::fileHoldsSeveral(place, type, file.path, held);
        const std::string name = file.key.empty() ? file.path : file.path + ":" + file.key;
        return say::fileHoldsOtherType(place, type, name, held);
    }

    Result<IValue> tensor(const Spec& spec, const c10::TypePtr& type, const std::string& place)
    {
        if (const auto* generated = as<job::Generated>(spec))
            return onDevice(generate(
                *generated, makeGenerator(m_context.inputs.seed, m_context.stream, m_context.drawn++)));
        if (m_conversions == Conversions::None)
            return mismatch(spec, type, place);
        if (job::shapeOf(spec))
            return onDevice(tensorOfNumbers(spec));
        return mismatch(spec, type, place,
                        as<job::ListSpec>(spec) ? say::notNumbersOfOneShape() : message::Clause());
    }

    /// Literal numbers as torch.tensor takes them: 0-d for one, nested lists of one shape for more.
    static at::Tensor tensorOfNumbers(const Spec& spec)
    {
        if (const auto* whole = as<std::int64_t>(spec))
            return at::scalar_tensor(*whole, at::kLong);
        if (const auto* number = as<double>(spec))
            return at::scalar_tensor(*number, at::kFloat);
        if (const auto* truth = as<bool>(spec))
            return at::scalar_tensor(*truth, at::kBool);
        const auto& items = as<job::ListSpec>(spec)->items;
        if (items.empty())
            return at::empty({0}, at::kFloat);
        std::vector<at::Tensor> parts;
        auto type = at::kBool;
        for (const Spec& item : items) {
            parts.push_back(tensorOfNumbers(item));
            type = at::promote_types(type, parts.back().scalar_type());
        }
        for (at::Tensor& part : parts)
            part = part.to(type);
        return at::stack(parts);
    }

    Result<IValue> scalar(const Spec& spec, const c10::TypePtr& type, const std::string& place)
    {
        const auto kind = type->kind();
        if (const auto number = numberFrom(spec, *type))
            return *number;
        if (as<job::Generated>(spec) && m_conversions == Conversions::All)
            if (auto made = tensor(spec, c10::TensorType::get(), place);
                made && made->toTensor().numel() == 1)
                if (const auto element = fitValue(*made, type))
                    return *element;
        if (as<std::monostate>(spec) && kind == TypeKind::NoneType)
            return IValue();
        if (const auto* text = as<std::string>(spec)) {
            if (kind == TypeKind::StringType)
                return IValue(*text);
            if (kind == TypeKind::DeviceObjType)
                return device(*text, spec, type, place);
        }
        if (kind == TypeKind::InterfaceType)
            return fail(say::argumentIsModule(place, typeText(type)), m_context.field);
        return mismatch(spec, type, place);
    }

    /// A literal number or truth value, converted as far as is allowed.
    [[nodiscard]] std::optional<IValue> numberFrom(const Spec& spec, const c10::Type& type) const
    {
        if (!job::isNumber(spec) ||
            (type.kind() != TypeKind::NumberType && !job::fitsNumber(spec, typeKind(type), m_conversions)))
            return std::nullopt;
        const auto* whole = as<std::int64_t>(spec);
        const auto* truth = as<bool>(spec);
        return fitNumber(whole ? IValue(*whole) : truth ? IValue(*truth) : IValue(*as<double>(spec)), type);
    }

    Result<IValue> device(const std::string& text, const Spec& spec, const c10::TypePtr& type,
                          const std::string& place)
    {
        try {
            return IValue(at::Device(text));
        } catch (const std::exception&) {
            return mismatch(spec, type, place, say::noSuchDevice());
        }
    }

    Result<IValue> list(const Spec& spec, const c10::TypePtr& type, const std::string& place)
    {
        const auto element = type->containedType(0);
        const auto* items = as<job::ListSpec>(spec);
        if (!items)
            return mismatch(spec, type, place);
        c10::impl::GenericList result(element);
        for (std::size_t i = 0; i < items->items.size(); ++i) {
            auto item = convert(items->items[i], element, place + "[" + std::to_string(i) + "]");
            if (!item)
                return item;
            result.push_back(std::move(*item));
        }
        return IValue(result);
    }

    Result<IValue> tuple(const Spec& spec, const c10::TypePtr& type, const std::string& place)
    {
        const auto tupleType = type->expect<c10::TupleType>();
        const auto elements = tupleType->elements();
        const auto parts = job::tupleParts(spec, typeInfo(type));
        if (!parts)
            return mismatch(spec, type, place, say::tupleHasParts({std::ssize(elements)}));
        std::vector<IValue> values;
        for (std::size_t i = 0; i < elements.size(); ++i) {
            auto value = convert((*parts)[i], elements[i], place + "[" + std::to_string(i) + "]");
            if (!value)
                return value;
            values.push_back(std::move(*value));
        }
        return tupleType->schema() ? IValue(c10::ivalue::Tuple::createNamed(std::move(values), tupleType))
                                   : IValue(c10::ivalue::Tuple::create(std::move(values)));
    }

    Result<IValue> dict(const Spec& spec, const c10::TypePtr& type, const std::string& place)
    {
        const auto* items = as<job::DictSpec>(spec);
        if (!items)
            return mismatch(spec, type, place);
        c10::impl::GenericDict result(type->containedType(0), type->containedType(1));
        for (std::size_t i = 0; i < items->keys.size(); ++i) {
            const std::string inner = place + "[" + job::toText(items->keys[i]) + "]";
            auto key = convert(items->keys[i], type->containedType(0), inner);
            if (!key)
                return key;
            auto value = convert(items->values[i], type->containedType(1), inner);
            if (!value)
                return value;
            result.insert_or_assign(std::move(*key), std::move(*value));
        }
        return IValue(result);
    }

    /// An instance of a class that the model defines: a dictionary of what its constructor takes, or of its
    /// attributes where it has none.
    Result<IValue> object(const Spec& spec, const c10::ClassTypePtr& type, const std::string& place)
    {
        const auto* items = as<job::DictSpec>(spec);
        if (!items || type->is_module())
            return mismatch(spec, type, place, say::classIsDictionary());
        const auto object = c10::ivalue::Object::create(c10::StrongTypePtr(type->compilation_unit(), type),
                                                        type->numAttributes());
        torch::jit::Function* constructor = type->findMethod("__init__");
        std::vector<c10::Argument> parts;
        if (constructor) {
            const auto& arguments = constructor->getSchema().arguments();
            parts.assign(arguments.begin() + 1, arguments.end()); // without self
        } else {
            for (std::size_t i = 0; i < type->numAttributes(); ++i)
                parts.emplace_back(type->getAttributeName(i), type->getAttribute(i));
        }
        std::vector<IValue> values;
        std::size_t used = 0;
        for (const c10::Argument& part : parts) {
            const auto found = std::ranges::find(items->keys, Spec{part.name()});
            if (found == items->keys.end() && !part.default_value())
                return mismatch(spec, type, place, say::partMissing(part.name()));
            if (found == items->keys.end()) {
                values.push_back(*part.default_value());
                continue;
            }
            ++used;
            auto value = convert(items->values[static_cast<std::size_t>(found - items->keys.begin())],
                                 part.type(), place + "." + part.name());
            if (!value)
                return value;
            values.push_back(std::move(*value));
        }
        if (used != items->keys.size())
            return mismatch(spec, type, place, say::unknownParts());
        if (!constructor) {
            for (std::size_t i = 0; i < values.size(); ++i)
                object->setSlot(i, std::move(values[i]));
            return IValue(object);
        }
        values.insert(values.begin(), IValue(object));
        try {
            (*constructor)(std::move(values));
        } catch (const std::exception& error) {
            return mismatch(spec, type, place, say::constructorRaised(errorClause(error)));
        }
        return IValue(object);
    }

    /// A member of an enumeration by its name, or by its value.
    Result<IValue> enumeration(const Spec& spec, const c10::EnumTypePtr& type, const std::string& place)
    {
        std::string names;
        for (const auto& [name, value] : type->enumNamesValues()) {
            const auto literal = specOf(value);
            if (spec == Spec{name} || (literal && spec == *literal))
                return IValue(c10::make_intrusive<c10::ivalue::EnumHolder>(type, name, value));
            names += (names.empty() ? "" : ", ") + name;
        }
        return mismatch(spec, type, place, say::membersAre(names));
    }

    /// The member of a union that fits as written; else the first that fits after a conversion.
    Result<IValue> oneOf(const Spec& spec, const c10::TypePtr& type, const std::string& place)
    {
        const auto drawn = m_context.drawn;
        for (const auto conversions : job::unionConversions)
            for (const auto& member : type->containedTypes()) {
                m_context.drawn = drawn;
                if (auto value = Converter(m_context, conversions).convert(spec, member, place))
                    return value;
            }
        return mismatch(spec, type, place);
    }

    /// Where any type will do: what the SPEC means by itself.
    Result<IValue> any(const Spec& spec, const std::string& place)
    {
        if (as<job::Generated>(spec))
            return tensor(spec, c10::TensorType::get(), place);
        if (as<job::ListSpec>(spec))
            return list(spec, c10::ListType::create(c10::AnyType::get()), place);
        if (as<job::DictSpec>(spec))
            return dict(spec, c10::DictType::create(c10::StringType::get(), c10::AnyType::get()), place);
        if (as<std::monostate>(spec))
            return IValue();
        if (const auto* truth = as<bool>(spec))
            return IValue(*truth);
        if (const auto* text = as<std::string>(spec))
            return IValue(*text);
        return scalar(spec, c10::NumberType::get(), place);
    }

    ConversionContext& m_context;
    Conversions m_conversions;
};

} // namespace

Result<IValue> convert(const Spec& spec, const c10::TypePtr& type, ConversionContext& context)
{
    return Converter(context, Conversions::All).convert(spec, type, context.field);
}

} // namespace scalescope::engine
