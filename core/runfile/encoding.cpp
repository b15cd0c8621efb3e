// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/bounds.h"
#include "core/runfile/records.h"
#include "core/text/json_text.h"

#include <charconv>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

namespace scalescope::runfile {

namespace {

using graph::Argument;
using nlohmann::json;

void appendLeb128(std::string& bytes, std::uint64_t value)
{
    while (value >= 0x80) {
        bytes.push_back(static_cast<char>(value | 0x80));
        value >>= 7;
    }
    bytes.push_back(static_cast<char>(value));
}

/// Takes one number from the front; nothing where the bytes end in its middle or it needs over 64 bits.
std::optional<std::uint64_t> takeLeb128(std::string_view& bytes)
{
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64 && !bytes.empty(); shift += 7) {
        const auto byte = static_cast<unsigned char>(bytes.front());
        bytes.remove_prefix(1);
        value |= std::uint64_t{byte & 0x7fu} << shift;
        if (byte < 0x80)
            return value;
    }
    return std::nullopt;
}

std::uint64_t zigzag(std::int64_t value)
{
    return (static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63);
}

std::int64_t unzigzag(std::uint64_t value)
{
    return static_cast<std::int64_t>(value >> 1) ^ -static_cast<std::int64_t>(value & 1);
}

void appendQuoted(std::string& out, const std::string& text)
{
    // Names and constants come from a file: bytes that are no UTF-8 must not make the run fail.
    out += json(text).dump(-1, ' ', false, json::error_handler_t::replace);
}

void appendArguments(std::string& out, const std::vector<Argument>& arguments)
{
    out += '[';
    const char* separator = "";
    for (const Argument& argument : arguments) {
        out += separator;
        separator = ",";
        out += '{';
        if (!argument.name.empty()) {
            out += "\"name\":";
            appendQuoted(out, argument.name);
            out += ',';
        }
        if (const auto* node = std::get_if<graph::NodeId>(&argument.value)) {
            out += "\"node\":" + std::to_string(*node);
        } else if (const auto* list = std::get_if<Argument::List>(&argument.value)) {
            out += "\"list\":";
            appendArguments(out, *list);
        } else {
            out += "\"constant\":";
            appendQuoted(out, std::get<std::string>(argument.value));
        }
        out += '}';
    }
    out += ']';
}

/// A whole number that is one of 64 bits with a sign: JSON's may be larger.
graph::NodeId nodeFrom(const json& number)
{
    if (number.is_number_unsigned() && !std::in_range<graph::NodeId>(number.get<std::uint64_t>()))
        return -1; // no node
    return number.get_ref<const json::number_integer_t&>();
}

std::vector<Argument> argumentsFrom(const json& array)
{
    std::vector<Argument> result; // without room made before: a text of a few bytes may claim many
    for (const json& element : array) {
        Argument argument;
        if (const auto name = element.find("name"); name != element.end())
            argument.name = name->get_ref<const std::string&>();
        if (const auto node = element.find("node"); node != element.end())
            argument.value = nodeFrom(*node);
        else if (const auto list = element.find("list"); list != element.end())
            argument.value = argumentsFrom(*list);
        else
            argument.value = element.at("constant").get_ref<const std::string&>();
        result.push_back(std::move(argument));
    }
    return result;
}

} // namespace

std::string encodeHistogram(const graph::Histogram& histogram)
{
    std::string bytes;
    bytes.reserve(histogram.counts().size() * 3);
    std::int64_t previous = 0;
    for (const auto& [bin, count] : histogram.counts()) {
        appendLeb128(bytes, zigzag(bin - previous));
        appendLeb128(bytes, static_cast<std::uint64_t>(count));
        previous = bin;
    }
    return bytes;
}

std::optional<graph::Histogram> decodeHistogram(std::string_view bytes)
{
    // Those of doubles: the smallest is 2^-1074, the largest is below 2^1024.
    constexpr std::int64_t lowestBin = std::int64_t{-1074} * graph::Histogram::binsPerBinade;
    constexpr std::int64_t highestBin = std::int64_t{1024} * graph::Histogram::binsPerBinade - 1;
    graph::Histogram histogram;
    std::int64_t bin = lowestBin - 1;
    std::int64_t previous = 0;
    std::int64_t total = 0;
    while (!bytes.empty()) {
        const auto distance = takeLeb128(bytes);
        const auto count = takeLeb128(bytes);
        if (!distance || !count || *distance > 2 * (highestBin - lowestBin) ||
            *count > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max() - total))
            return std::nullopt;
        const std::int64_t next = previous + unzigzag(*distance);
        if (next <= bin || next > highestBin) // they ascend
            return std::nullopt;
        previous = bin = next;
        total += static_cast<std::int64_t>(*count);
        histogram.add(static_cast<int>(bin), static_cast<std::int64_t>(*count));
    }
    return histogram;
}

std::string encodeArguments(const std::vector<Argument>& arguments)
{
    std::string result;
    appendArguments(result, arguments);
    return result;
}

std::optional<std::vector<Argument>> decodeArguments(std::string_view text)
{
    constexpr std::size_t largest = longestValue;
    constexpr std::size_t deepest = 512; // a list in a list takes two
    const auto document = text::parseJson(text, {largest, deepest});
    if (!document)
        return std::nullopt;
    try {
        return argumentsFrom(*document);
    } catch (const json::exception&) { // members that are missing or of another kind
        return std::nullopt;
    }
}

std::string encodeShape(const std::vector<std::int64_t>& shape)
{
    std::string result = "[";
    for (const std::int64_t size : shape)
        result += (result.size() > 1 ? "," : "") + std::to_string(size);
    return result + "]";
}

std::optional<std::vector<std::int64_t>> decodeShape(std::string_view text)
{
    if (!text.starts_with('[') || !text.ends_with(']') || text.size() < 2)
        return std::nullopt;
    std::vector<std::int64_t> shape;
    const char* at = text.data() + 1;
    const char* const end = text.data() + text.size() - 1;
    while (at < end) {
        if (*at == ' ' || *at == ',') {
            ++at;
            continue;
        }
        std::int64_t size = 0;
        const auto [next, error] = std::from_chars(at, end, size);
        if (error != std::errc() || size < 0)
            return std::nullopt;
        shape.push_back(size);
        at = next;
    }
    return shape;
}

} // namespace scalescope::runfile
