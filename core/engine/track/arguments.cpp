// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/arguments.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/program/python_text.h"

#include <cmath>

namespace scalescope::engine {

namespace {

std::string quoted(const std::string& text)
{
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            result += '\\';
        }
        if (c == '\n') {
            result += "\\n";
        } else {
            result += c;
        }
    }
    return result + '"';
}

/// The enumerations that TorchScript passes as integers.
std::string integerText(std::int64_t value, c10::TypeKind formal)
{
    switch (formal) {
    case c10::TypeKind::ScalarTypeType:
        return "torch." + dtypeName(static_cast<at::ScalarType>(value));
    case c10::TypeKind::LayoutType:
        return value == 0 ? "torch.strided" : "torch.sparse_coo";
    case c10::TypeKind::MemoryFormatType: {
        static constexpr const char* names[] = {"contiguous_format", "preserve_format", "channels_last",
                                                "channels_last_3d"};
        return value >= 0 && value < 4 ? std::string("torch.") + names[value] : std::to_string(value);
    }
    default:
        return std::to_string(value);
    }
}

c10::TypeKind formalKind(const c10::Argument* argument)
{
    if (!argument) {
        return c10::TypeKind::AnyType;
    }
    c10::TypePtr type = argument->real_type();
    if (type->kind() == c10::TypeKind::OptionalType) {
        type = type->containedTypes().front();
    }
    return type->kind();
}

class Describer
{
public:
    explicit Describer(const NodeOf& nodeOf) : m_nodeOf(nodeOf) {}

    std::variant<graph::NodeId, graph::Argument::List, std::string> describe(const c10::IValue& value,
                                                                             c10::TypeKind formal) const
    {
        if (value.isTensor()) {
            return value.toTensor().defined() ? decltype(describe(value, formal)){m_nodeOf(value.toTensor())}
                                              : std::string("None");
        }
        graph::Argument::List list;
        if (value.isList()) {
            for (const c10::IValue& element : value.toListRef()) {
                list.push_back({{}, describe(element, formal)});
            }
            return list;
        }
        if (value.isTuple()) {
            for (const c10::IValue& element : value.toTupleRef().elements()) {
                list.push_back({{}, describe(element, formal)});
            }
            return list;
        }
        if (value.isGenericDict()) {
            for (const auto& item : value.toGenericDict()) {
                const std::string key = item.key().isString() ? item.key().toStringRef() : std::string();
                list.push_back({key, describe(item.value(), formal)});
            }
            return list;
        }
        return constantText(value, formal);
    }

private:
    static std::string constantText(const c10::IValue& value, c10::TypeKind formal)
    {
        if (value.isNone()) {
            return "None";
        }
        if (value.isBool()) {
            return pythonText(value.toBool());
        }
        if (value.isInt()) {
            return integerText(value.toInt(), formal);
        }
        if (value.isDouble()) {
            return pythonText(value.toDouble());
        }
        if (value.isString()) {
            return quoted(value.toStringRef());
        }
        if (value.isDevice()) {
            return quoted(value.toDevice().str());
        }
        if (value.isComplexDouble()) {
            const auto number = value.toComplexDouble();
            return pythonText(number.real()) + (number.imag() < 0 ? "-" : "+") +
                   pythonText(std::abs(number.imag())) + "j";
        }
        std::string text = "<";
        text += value.tagKind();
        text += '>';
        return text;
    }

    const NodeOf& m_nodeOf;
};

} // namespace

std::vector<graph::Argument> describeArguments(const c10::FunctionSchema* schema,
                                               c10::ArrayRef<c10::IValue> values, const NodeOf& nodeOf)
{
    const Describer describer(nodeOf);
    std::vector<graph::Argument> arguments;
    arguments.reserve(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const bool named = schema && i < schema->arguments().size();
        const c10::Argument* formal = named ? &schema->arguments()[i] : nullptr;
        arguments.push_back(
            {formal ? formal->name() : std::string(), describer.describe(values[i], formalKind(formal))});
    }
    return arguments;
}

} // namespace scalescope::engine
