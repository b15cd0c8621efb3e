// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrays/npy_header.h"

#include "core/message/say_arrays.h"

#include <charconv>
#include <limits>
#include <optional>

namespace scalescope::arrays {

namespace {

/// Where the value of a key of the header's dictionary starts, or npos.
std::size_t valueOf(std::string_view header, std::string_view key)
{
    for (const char quote : {'\'', '"'}) {
        const std::string quotedKey = quote + std::string(key) + quote;
        const auto found = header.find(quotedKey);
        const auto colon =
            found == std::string_view::npos ? found : header.find(':', found + quotedKey.size());
        if (colon != std::string_view::npos)
            return header.find_first_not_of(" \t", colon + 1);
    }
    return std::string_view::npos;
}

std::string descrOf(std::string_view header)
{
    const auto start = valueOf(header, "descr");
    if (start == std::string_view::npos || (header[start] != '\'' && header[start] != '"'))
        return {};
    const auto end = header.find(header[start], start + 1);
    return end == std::string_view::npos ? std::string()
                                         : std::string(header.substr(start + 1, end - start - 1));
}

bool readType(const std::string& descr, NpyHeader& header)
{
    if (descr.size() < 3 || std::string_view("<>|=").find(descr[0]) == std::string_view::npos)
        return false;
    const char* end = descr.data() + descr.size();
    const auto parsed = std::from_chars(descr.data() + 2, end, header.itemSize);
    if (parsed.ec != std::errc() || parsed.ptr != end || header.itemSize == 0 || header.itemSize > 16)
        return false;
    header.byteOrder = descr[0];
    header.kind = descr[1];
    return std::string_view("fiucb").find(header.kind) != std::string_view::npos;
}

bool readShape(std::string_view text, NpyHeader& header)
{
    const auto start = valueOf(text, "shape");
    if (start == std::string_view::npos || text[start] != '(')
        return false;
    const auto end = text.find(')', start);
    if (end == std::string_view::npos)
        return false;
    for (std::size_t at = start + 1; at < end;) {
        if (text[at] == ' ' || text[at] == ',' || text[at] == 'L') {
            ++at;
            continue;
        }
        std::int64_t size = 0;
        const auto parsed = std::from_chars(text.data() + at, text.data() + end, size);
        if (parsed.ec != std::errc() || size < 0)
            return false;
        header.shape.push_back(size);
        at = static_cast<std::size_t>(parsed.ptr - text.data());
    }
    return true;
}

/// Bytes that the array needs; nothing where that overflows.
std::optional<std::uint64_t> byteCount(const NpyHeader& header)
{
    std::uint64_t count = header.itemSize;
    for (const std::int64_t size : header.shape) {
        const auto factor = static_cast<std::uint64_t>(size);
        if (factor != 0 && count > std::numeric_limits<std::int64_t>::max() / factor)
            return std::nullopt;
        count *= factor;
    }
    return count;
}

} // namespace

Result<NpyHeader> readNpyHeader(std::string_view bytes, const std::string& name,
                                std::optional<std::uint64_t> size)
{
    const auto broken = [&](message::Clause why) { return fail(say::npyUnreadable(name, std::move(why))); };
    if (bytes.size() < 10 || !bytes.starts_with("\x93NUMPY"))
        return broken(say::npyWrongStart());
    const int version = static_cast<unsigned char>(bytes[6]);
    if (version < 1 || version > 3)
        return broken(say::npyWrongVersion(version));
    const std::size_t lengthSize = version == 1 ? 2 : 4;
    if (bytes.size() < 8 + lengthSize)
        return broken(say::npyCut());
    std::size_t length = 0;
    for (std::size_t i = 0; i < lengthSize; ++i)
        length |= static_cast<std::size_t>(static_cast<unsigned char>(bytes[8 + i])) << (8 * i);
    if (length > bytes.size() - 8 - lengthSize)
        return broken(say::npyCut());
    const std::string_view text = bytes.substr(8 + lengthSize, length);

    NpyHeader header;
    const std::string descr = descrOf(text);
    if (!readType(descr, header))
        return broken(descr.empty() ? say::npyStructured() : say::npyWrongDtype(descr));
    header.dataStart = 8 + lengthSize + length;
    const auto order = valueOf(text, "fortran_order");
    if (order == std::string_view::npos || !readShape(text, header))
        return broken(say::npyHeaderDamaged());
    header.fortran = text.substr(order).starts_with("True");
    const auto count = byteCount(header);
    const std::uint64_t there = size.value_or(bytes.size()) - header.dataStart;
    if (!count || there < *count)
        return broken(say::npyTooShort({static_cast<std::int64_t>(there)}));
    header.dataSize = *count;
    return header;
}

std::string npyHeaderText(const NpyHeader& header)
{
    std::string shape;
    for (const std::int64_t size : header.shape)
        shape += std::to_string(size) + ",";
    std::string text = std::string("{'descr': '") + (header.itemSize == 1 ? '|' : '<') + header.kind +
                       std::to_string(header.itemSize) +
                       "', 'fortran_order': " + (header.fortran ? "True" : "False") + ", 'shape': (" + shape +
                       "), }";
    // Magic, version and length take 10 bytes, the last one ends the line.
    constexpr std::size_t step = 128;
    const std::size_t before = text.size() + 11 <= step ? step : 4 * step;
    text.resize(before - 11, ' ');
    text += '\n';
    return std::string("\x93NUMPY\x01\x00", 8) + static_cast<char>(text.size() & 0xff) +
           static_cast<char>(text.size() >> 8) + text;
}

} // namespace scalescope::arrays
