// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/spec_check.h"

#include "core/job/spec_fit.h"
#include "core/message/say_job.h"

#include <algorithm>
#include <cstdint>

namespace scalescope::job {

namespace {

/// What the user wrote, in a few words; the usual spelling of its value where that is not known.
message::Clause described(const Spec& spec, std::string text)
{
    constexpr std::size_t longest = 60;
    if (text.empty())
        text = toText(spec);
    if (text.size() > longest) {
        const auto isInside = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
        std::size_t end = longest;
        while (end > 0 && isInside(text[end])) // no half character
            --end;
        text = text.substr(0, end) + "...";
    }
    if (as<std::string>(spec))
        return say::theText(text);
    if (as<ListSpec>(spec))
        return say::theList(text);
    if (as<DictSpec>(spec))
        return say::theDictionary(text);
    if (as<Generated>(spec))
        return say::aTensor(text);
    return say::verbatim(text);
}

bool hasOneElement(const Generated& generated)
{
    return std::ranges::all_of(generated.shape, [](std::int64_t size) { return size == 1; });
}

std::string listText(const std::vector<TypeInfo>& types)
{
    std::string text;
    for (const TypeInfo& type : types) {
        const std::string example = exampleSpec(type);
        if (example.empty())
            return {};
        text += (text.empty() ? "" : ", ") + example;
    }
    return "[" + text + "]";
}

class Checker
{
public:
    /// `whole` is what the user wrote for the value at `place`; of its parts only the values are known.
    Checker(SpecPlace where, std::string whole, Conversions conversions)
        : m_where(std::move(where)), m_whole(std::move(whole)), m_conversions(conversions)
    {
    }

    [[nodiscard]] std::optional<Error> check(const Spec& spec, const TypeInfo& type) const
    {
        return check(spec, type, m_where.place);
    }

private:
    [[nodiscard]] std::optional<Error> check(const Spec& spec, const TypeInfo& type,
                                             const std::string& place) const
    {
        if (as<FileReference>(spec) || type.kind == TypeKind::Any || type.kind == TypeKind::Class)
            return std::nullopt;
        if (type.kind == TypeKind::Optional && !type.elements.empty())
            return as<std::monostate>(spec) ? std::nullopt : check(spec, type.elements.front(), place);
        if (type.kind == TypeKind::List)
            return list(spec, type, place);
        if (type.kind == TypeKind::Tuple)
            return tuple(spec, type, place);
        if (type.kind == TypeKind::Dict)
            return dict(spec, type, place);
        if (type.kind == TypeKind::Union)
            return oneOf(spec, type, place);
        if (type.kind == TypeKind::Tensor)
            return tensor(spec, type, place);
        return fitsScalar(spec, type.kind) ? std::nullopt : wrong(spec, type, place);
    }

    [[nodiscard]] std::optional<Error> wrong(const Spec& spec, const TypeInfo& type, const std::string& place,
                                             const message::Clause& why = {}) const
    {
        return wrongInput(m_where.argument, place, type.text, spec, why, exampleSpec(type),
                          place == m_where.place ? m_whole : std::string());
    }

    [[nodiscard]] std::optional<Error> tensor(const Spec& spec, const TypeInfo& type,
                                              const std::string& place) const
    {
        if (as<Generated>(spec) || (m_conversions != Conversions::None && shapeOf(spec)))
            return std::nullopt;
        return wrong(spec, type, place, as<ListSpec>(spec) ? say::notNumbersOfOneShape() : message::Clause());
    }

    [[nodiscard]] bool fitsScalar(const Spec& spec, TypeKind kind) const
    {
        if (kind == TypeKind::Str || kind == TypeKind::Device)
            return as<std::string>(spec) != nullptr;
        if (const auto* generated = as<Generated>(spec))
            return m_conversions == Conversions::All && hasOneElement(*generated);
        return fitsNumber(spec, kind, m_conversions);
    }

    [[nodiscard]] std::optional<Error> list(const Spec& spec, const TypeInfo& type,
                                            const std::string& place) const
    {
        const auto* items = as<ListSpec>(spec);
        if (!items)
            return wrong(spec, type, place);
        for (std::size_t i = 0; i < items->items.size() && !type.elements.empty(); ++i)
            if (auto error =
                    check(items->items[i], type.elements.front(), place + "[" + std::to_string(i) + "]"))
                return error;
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> tuple(const Spec& spec, const TypeInfo& type,
                                             const std::string& place) const
    {
        const auto parts = tupleParts(spec, type);
        if (!parts)
            return wrong(spec, type, place, say::tupleHasParts({std::ssize(type.elements)}));
        for (std::size_t i = 0; i < parts->size(); ++i)
            if (auto error = check((*parts)[i], type.elements[i], place + "[" + std::to_string(i) + "]"))
                return error;
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> dict(const Spec& spec, const TypeInfo& type,
                                            const std::string& place) const
    {
        const auto* items = as<DictSpec>(spec);
        if (!items)
            return wrong(spec, type, place);
        for (std::size_t i = 0; i < items->keys.size() && type.elements.size() == 2; ++i) {
            const std::string inner = place + "[" + toText(items->keys[i]) + "]";
            if (auto error = check(items->keys[i], type.elements[0], inner))
                return error;
            if (auto error = check(items->values[i], type.elements[1], inner))
                return error;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> oneOf(const Spec& spec, const TypeInfo& type,
                                             const std::string& place) const
    {
        for (const auto conversions : unionConversions)
            for (const TypeInfo& member : type.elements)
                if (!Checker(m_where, m_whole, conversions).check(spec, member, place))
                    return std::nullopt;
        const bool noneIsOne = as<std::monostate>(spec) &&
                               type.text.find("None") != std::string::npos; // a member without a kind
        return noneIsOne ? std::nullopt : wrong(spec, type, place);
    }

    SpecPlace m_where;
    std::string m_whole;
    Conversions m_conversions;
};

} // namespace

std::string exampleSpec(const TypeInfo& type)
{
    constexpr std::pair<TypeKind, const char*> plain[] = {
        {TypeKind::Tensor, "randn:[8]"}, {TypeKind::Int, "1"},    {TypeKind::Float, "1.0"},
        {TypeKind::Bool, "false"},       {TypeKind::Str, "\"\""}, {TypeKind::Optional, "null"},
        {TypeKind::Device, "\"cpu\""}};
    for (const auto& [kind, example] : plain)
        if (type.kind == kind)
            return example;
    if (type.elements.empty() && type.kind != TypeKind::Tuple)
        return {};
    if (type.kind == TypeKind::List || type.kind == TypeKind::Tuple)
        return listText(type.elements);
    if (type.kind == TypeKind::Dict && type.elements.size() == 2) {
        const std::string value = exampleSpec(type.elements[1]);
        const char* key = type.elements[0].kind == TypeKind::Str ? "\"key\"" : "0";
        return value.empty() ? "" : "{" + std::string(key) + ": " + value + "}";
    }
    return type.kind == TypeKind::Union ? exampleSpec(type.elements.front()) : "";
}

std::optional<Error> checkSpec(const Spec& spec, const TypeInfo& type, const SpecPlace& where,
                               const std::string& text)
{
    return Checker(where, text, Conversions::All).check(spec, type);
}

Error missingInput(const std::string& argument, const std::string& typeText, const std::string& example)
{
    return errorOf(example.empty() ? say::inputMissing(argument, typeText)
                                   : say::inputMissingWithExample(argument, typeText, example),
                   argument);
}

Error inputGivenTwice(const std::string& argument)
{
    return errorOf(say::inputGivenTwice(argument), argument);
}

Error wrongInput(const std::string& argument, const std::string& place, const std::string& typeText,
                 const Spec& spec, const message::Clause& why, const std::string& example,
                 const std::string& text)
{
    message::Clause is = described(spec, text);
    if (why)
        is = say::becauseOf(is, why);
    if (!example.empty())
        is = say::writeForInstance(is, example);
    return errorOf(say::inputDoesNotFit(place, typeText, is), argument);
}

} // namespace scalescope::job
