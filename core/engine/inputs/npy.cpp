// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/npy.h"

#include "core/engine/compat/dtypes.h"

#include <ATen/Functions.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fstream>
#include <limits>
#include <optional>
#include <system_error>

namespace scalescope::engine {

namespace {

/// What a header says.
struct Header
{
    char byteOrder = '|';
    at::ScalarType type = at::kFloat;
    std::size_t itemSize = 0;
    std::size_t swapSize = 0; ///< bytes that belong to one number: half an item where it is complex
    bool fortran = false;
    std::vector<std::int64_t> shape;
};

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

/// dtype's name of numpy's kind and size: ('f', 4) is float32.
std::string nameOf(char kind, std::size_t size)
{
    const std::string bits = std::to_string(size * 8);
    switch (kind) {
    case 'f':
        return "float" + bits;
    case 'c':
        return "complex" + bits;
    case 'i':
        return "int" + bits;
    case 'u':
        return "uint" + bits;
    case 'b':
        return "bool";
    default:
        return {};
    }
}

bool readType(const std::string& descr, Header& header)
{
    if (descr.size() < 3 || std::string_view("<>|=").find(descr[0]) == std::string_view::npos)
        return false;
    const char* end = descr.data() + descr.size();
    const auto parsed = std::from_chars(descr.data() + 2, end, header.itemSize);
    if (parsed.ec != std::errc() || parsed.ptr != end || header.itemSize == 0 || header.itemSize > 16)
        return false;
    const auto type = dtypeFrom(nameOf(descr[1], header.itemSize));
    if (!type || c10::elementSize(*type) != header.itemSize)
        return false;
    header.byteOrder = descr[0];
    header.type = *type;
    header.swapSize = descr[1] == 'c' ? header.itemSize / 2 : header.itemSize;
    return true;
}

bool readShape(std::string_view text, Header& header)
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
std::optional<std::uint64_t> byteCount(const Header& header)
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

at::Tensor toTensor(std::string_view data, const Header& header, std::uint64_t count)
{
    auto shape = header.shape;
    if (header.fortran)
        std::ranges::reverse(shape);
    at::Tensor tensor = at::empty(shape, at::TensorOptions().dtype(header.type));
    auto* target = static_cast<char*>(tensor.data_ptr());
    if (count > 0)
        std::memcpy(target, data.data(), count);
    if (header.byteOrder == '>')
        for (std::uint64_t at = 0; header.swapSize > 1 && at < count; at += header.swapSize)
            std::reverse(target + at, target + at + header.swapSize);
    if (header.type == at::kBool) // any other byte than 0 and 1 is no bool of C++
        std::transform(target, target + count, target, [](char c) { return static_cast<char>(c != 0); });
    if (!header.fortran || shape.size() < 2)
        return tensor;
    std::vector<std::int64_t> order(shape.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<std::int64_t>(order.size() - 1 - i);
    return tensor.permute(order).contiguous();
}

} // namespace

Result<at::Tensor> readNpy(std::string_view bytes, const std::string& name)
{
    const auto broken = [&](const std::string& why) {
        return fail(ExitStatus::Usage, name + " can't be read as a .npy array: " + why + ".");
    };
    if (bytes.size() < 10 || !bytes.starts_with("\x93NUMPY"))
        return broken("it does not start as numpy.save writes it");
    const int version = bytes[6];
    if (version < 1 || version > 3)
        return broken("its format version " + std::to_string(version) + " is not 1, 2 or 3");
    const std::size_t lengthSize = version == 1 ? 2 : 4;
    if (bytes.size() < 8 + lengthSize)
        return broken("it is cut");
    std::size_t length = 0;
    for (std::size_t i = 0; i < lengthSize; ++i)
        length |= static_cast<std::size_t>(static_cast<unsigned char>(bytes[8 + i])) << (8 * i);
    if (length > bytes.size() - 8 - lengthSize)
        return broken("it is cut");
    const std::string_view text = bytes.substr(8 + lengthSize, length);
    const std::string_view data = bytes.substr(8 + lengthSize + length);

    Header header;
    const std::string descr = descrOf(text);
    if (!readType(descr, header))
        return broken("its dtype " +
                      (descr.empty() ? "is structured" : descr + " is none that a tensor can have"));
    const auto order = valueOf(text, "fortran_order");
    if (order == std::string_view::npos || !readShape(text, header))
        return broken("its header is damaged");
    header.fortran = text.substr(order).starts_with("True");
    const auto count = byteCount(header);
    if (!count || data.size() < *count)
        return broken("it has " + std::to_string(data.size()) + " bytes of data, less than its shape needs");
    return toTensor(data, header, *count);
}

namespace {

/// "<f4" for float32, as numpy writes the type of its numbers; this machine's byte order is little.
std::string descrOf(at::ScalarType type)
{
    const std::string size = std::to_string(c10::elementSize(type));
    if (type == at::kBool)
        return "|b1";
    const char kind = at::isFloatingType(type)    ? 'f'
                      : at::isComplexType(type)   ? 'c'
                      : dtypeName(type)[0] == 'u' ? 'u'
                                                  : 'i';
    return (size == "1" ? "|" : "<") + (kind + size);
}

} // namespace

Result<void> writeNpy(const at::Tensor& tensor, const std::filesystem::path& file)
{
    std::string shape;
    for (const std::int64_t size : tensor.sizes())
        shape += std::to_string(size) + ",";
    std::string header = "{'descr': '" + descrOf(tensor.scalar_type()) +
                         "', 'fortran_order': False, 'shape': (" + shape + "), }";
    // Magic, version and length take 10 bytes; the numbers start at a multiple of 64.
    const std::size_t before = header.size() + 11 <= npyHeaderSize ? npyHeaderSize : 4 * npyHeaderSize;
    header.resize(before - 11, ' ');
    header += '\n';
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out << std::string("\x93NUMPY\x01\x00", 8) << static_cast<char>(header.size() & 0xff)
        << static_cast<char>(header.size() >> 8) << header;
    if (tensor.numel() > 0)
        out.write(static_cast<const char*>(tensor.data_ptr()),
                  static_cast<std::streamsize>(tensor.nbytes()));
    out.close();
    if (!out) {
        const std::string why = std::generic_category().message(errno);
        std::error_code ignored;
        std::filesystem::remove(file, ignored); // half a file would read as something else
        return fail(ExitStatus::Stopped, "The file " + file.string() + " can't be written: " + why + ".");
    }
    return {};
}

} // namespace scalescope::engine
