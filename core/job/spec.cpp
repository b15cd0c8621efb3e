// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/spec.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

namespace scalescope::job {

namespace {

std::string text(double number)
{
    if (std::isnan(number))
        return "nan";
    if (std::isinf(number))
        return number > 0 ? "inf" : "-inf";
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
    std::string result(buffer.data(), end);
    // Without a point or exponent it would read back as a whole number.
    return result.find_first_of(".e") == std::string::npos ? result + ".0" : result;
}

std::string text(std::int64_t number)
{
    return std::to_string(number);
}

std::string text(bool value)
{
    return value ? "true" : "false";
}

template <typename List, typename ToText>
std::string joined(const List& list, const char* separator, ToText toText)
{
    std::string result;
    for (const auto& item : list)
        result += (result.empty() ? "" : separator) + toText(item);
    return result;
}

std::string text(const Generated& generated)
{
    std::string result(toString(generated.kind));
    if (!generated.parameters.empty())
        result += "(" +
                  joined(generated.parameters, ",",
                         [](const auto& number) {
                             return std::visit([](auto value) { return text(value); }, number);
                         }) +
                  ")";
    result += ":[" + joined(generated.shape, ",", [](std::int64_t size) { return text(size); }) + "]";
    return generated.dtype.empty() ? result : result + ":" + generated.dtype;
}

/// Inside a list a file's name ends at a comma or bracket unless a backslash is before it.
std::string escaped(const std::string& path)
{
    std::string result;
    for (const char c : path) {
        if (c == ',' || c == ']' || c == '}' || c == '\\')
            result += '\\';
        result += c;
    }
    return result;
}

std::string text(const Spec& spec, bool nested);

struct ToText
{
    bool nested;

    std::string operator()(std::monostate) const { return "null"; }
    std::string operator()(bool value) const { return text(value); }
    std::string operator()(std::int64_t value) const { return text(value); }
    std::string operator()(double value) const { return text(value); }
    std::string operator()(const std::string& value) const { return quotedText(value); }
    std::string operator()(const Generated& value) const { return text(value); }
    std::string operator()(const FileReference& file) const
    {
        const std::string whole = file.key.empty() ? file.path : file.path + ":" + file.key;
        return nested ? escaped(whole) : whole;
    }
    std::string operator()(const ListSpec& list) const
    {
        return "[" + joined(list.items, ", ", [](const Spec& item) { return text(item, true); }) + "]";
    }
    std::string operator()(const DictSpec& dict) const
    {
        std::string result;
        for (std::size_t i = 0; i < dict.keys.size(); ++i)
            result += (i == 0 ? "" : ", ") + text(dict.keys[i], true) + ": " + text(dict.values[i], true);
        return "{" + result + "}";
    }
};

std::string text(const Spec& spec, bool nested)
{
    return std::visit(ToText{nested}, spec.value);
}

bool isName(std::string_view text)
{
    const auto isStart = [](char c) { return c == '_' || std::isalpha(static_cast<unsigned char>(c)) != 0; };
    const auto isPart = [&](char c) {
        return isStart(c) || std::isdigit(static_cast<unsigned char>(c)) != 0;
    };
    return !text.empty() && isStart(text.front()) && std::ranges::all_of(text, isPart);
}

} // namespace

bool ListSpec::operator==(const ListSpec& other) const
{
    return items == other.items;
}

bool DictSpec::operator==(const DictSpec& other) const
{
    return keys == other.keys && values == other.values;
}

std::string toText(const Spec& spec)
{
    return text(spec, false);
}

std::string quotedText(std::string_view text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Input splitInput(const std::string& text)
{
    const auto equals = text.find('=');
    if (equals == std::string::npos || !isName(std::string_view(text).substr(0, equals)))
        return {{}, text};
    return {text.substr(0, equals), text.substr(equals + 1)};
}

const std::vector<std::string>& dtypeNames()
{
    static const std::vector<std::string> names{
        "bool",     "uint8",         "int8",        "int16",           "int32",          "int64",  "float16",
        "bfloat16", "float32",       "float64",     "complex64",       "complex128",     "uint16", "uint32",
        "uint64",   "float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz"};
    return names;
}

std::string canonicalDtype(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 9> others{{{"half", "float16"},
                                                                                   {"float", "float32"},
                                                                                   {"double", "float64"},
                                                                                   {"long", "int64"},
                                                                                   {"int", "int32"},
                                                                                   {"short", "int16"},
                                                                                   {"cfloat", "complex64"},
                                                                                   {"cdouble", "complex128"},
                                                                                   {"fp32", "float32"}}};
    if (name.starts_with("torch."))
        name.remove_prefix(6);
    for (const auto& [other, usual] : others)
        if (other == name)
            return std::string(usual);
    return std::ranges::find(dtypeNames(), name) == dtypeNames().end() ? "" : std::string(name);
}

bool isFloatingDtype(std::string_view name)
{
    return name.starts_with("float") || name.starts_with("bfloat") || name.starts_with("complex");
}

std::string_view toString(Generated::Kind kind)
{
    constexpr std::array<std::string_view, 7> names{"randn", "uniform", "randint", "ones",
                                                    "zeros", "full",    "arange"};
    return names.at(static_cast<std::size_t>(kind));
}

} // namespace scalescope::job
