// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrays/npy_header.h"

#include "core/message/say_arrays.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <limits>
#include <optional>
#include <utility>

namespace scalescope::arrays {

namespace {

/// Reads the header's dictionary as numpy does: a literal of Python with just these three keys, in any order.
/// A key that is there twice is refused, of which Python would take the last.
class Dictionary
{
public:
    explicit Dictionary(std::string_view text) : m_text(text) {}

    bool read()
    {
        if (!take('{'))
            return false;
        while (!take('}'))
            if (!readEntry() || (!take(',') && !isAt('}')))
                return false;
        skipSpaces();
        return m_text.empty() && shape && fortran && (descr || isStructured);
    }

    std::optional<std::string> descr;
    bool isStructured = false; ///< descr is no text
    std::optional<bool> fortran;
    std::optional<std::vector<std::int64_t>> shape;

private:
    void skipSpaces()
    {
        m_text.remove_prefix(std::min(m_text.find_first_not_of(" \t\n\r\f"), m_text.size()));
    }
    bool isAt(char c)
    {
        skipSpaces();
        return m_text.starts_with(c);
    }
    bool take(std::string_view word)
    {
        skipSpaces();
        const bool isThere = m_text.starts_with(word);
        m_text.remove_prefix(isThere ? word.size() : 0);
        return isThere;
    }
    bool take(char c) { return take({&c, 1}); }

    std::optional<std::string> readQuoted()
    {
        const char quote = isAt('"') ? '"' : '\'';
        if (!take(quote))
            return std::nullopt;
        const auto end = m_text.find(quote);
        if (end == std::string_view::npos)
            return std::nullopt;
        std::string text(m_text.substr(0, end));
        m_text.remove_prefix(end + 1);
        return text;
    }

    bool readEntry()
    {
        const auto key = readQuoted();
        if (!key || !take(':'))
            return false;
        if (*key == "descr")
            return !descr && !isStructured && readDescr();
        if (*key == "fortran_order")
            return !fortran && readOrder();
        return *key == "shape" && !shape && readShape();
    }

    /// Of a structured type, which is a list, the rest of the header does not count.
    bool readDescr()
    {
        if (isAt('[')) {
            m_text = {};
            isStructured = true;
            return false;
        }
        descr = readQuoted();
        return descr.has_value();
    }

    bool readOrder()
    {
        fortran = take("True");
        return *fortran || take("False");
    }

    /// A tuple: a single size has a comma behind it.
    bool readShape()
    {
        if (!take('('))
            return false;
        shape.emplace();
        bool isTuple = true;
        while (!take(')')) {
            if (!readSize())
                return false;
            isTuple = take(',');
            if (!isTuple && !isAt(')'))
                return false;
        }
        return isTuple || shape->size() > 1;
    }

    bool readSize()
    {
        skipSpaces();
        std::int64_t size = 0;
        const auto parsed = std::from_chars(m_text.data(), m_text.data() + m_text.size(), size);
        if (parsed.ec != std::errc() || size < 0)
            return false;
        m_text.remove_prefix(static_cast<std::size_t>(parsed.ptr - m_text.data()));
        take('L'); // Python 2's
        shape->push_back(size);
        return true;
    }

    std::string_view m_text;
};

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
    const int minor = static_cast<unsigned char>(bytes[7]);
    if (version < 1 || version > 3 || minor != 0)
        return broken(say::npyWrongVersion(fmt::format("{}.{}", version, minor)));
    const std::size_t lengthSize = version == 1 ? 2 : 4;
    if (bytes.size() < 8 + lengthSize)
        return broken(say::npyCut());
    std::size_t length = 0;
    for (std::size_t i = 0; i < lengthSize; ++i)
        length |= static_cast<std::size_t>(static_cast<unsigned char>(bytes[8 + i])) << (8 * i);
    if (length > bytes.size() - 8 - lengthSize)
        return broken(say::npyCut());
    Dictionary dictionary(bytes.substr(8 + lengthSize, length));
    const bool isSound = dictionary.read();
    if (dictionary.isStructured)
        return broken(say::npyStructured());
    if (!isSound)
        return broken(say::npyHeaderDamaged());
    NpyHeader header;
    if (!readType(*dictionary.descr, header))
        return broken(say::npyWrongDtype(*dictionary.descr));
    header.fortran = *dictionary.fortran;
    header.shape = std::move(*dictionary.shape);
    header.dataStart = 8 + lengthSize + length;
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
