// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/npy.h"

#include "core/arrays/npy_header.h"
#include "core/engine/compat/dtypes.h"
#include "core/message/say_arrays.h"
#include "core/message/say_inputs.h"

#include <ATen/Functions.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <optional>
#include <system_error>

namespace scalescope::engine {

namespace {

using arrays::NpyHeader;

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

/// The dtype of a header's numbers, where libtorch has it.
std::optional<at::ScalarType> typeOf(const NpyHeader& header)
{
    const auto type = dtypeFrom(nameOf(header.kind, header.itemSize));
    return type && c10::elementSize(*type) == header.itemSize ? type : std::nullopt;
}

at::Tensor toTensor(std::string_view data, const NpyHeader& header, at::ScalarType type)
{
    const std::uint64_t count = header.dataSize;
    // Bytes that belong to one number: half an item where it is complex.
    const std::size_t swapSize = header.kind == 'c' ? header.itemSize / 2 : header.itemSize;
    auto shape = header.shape;
    if (header.fortran)
        std::ranges::reverse(shape);
    at::Tensor tensor = at::empty(shape, at::TensorOptions().dtype(type));
    auto* target = static_cast<char*>(tensor.data_ptr());
    if (count > 0)
        std::memcpy(target, data.data(), count);
    if (header.byteOrder == '>')
        for (std::uint64_t at = 0; swapSize > 1 && at < count; at += swapSize)
            std::reverse(target + at, target + at + swapSize);
    if (type == at::kBool) // any other byte than 0 and 1 is no bool of C++
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
    const auto header = arrays::readNpyHeader(bytes, name);
    if (!header)
        return tl::unexpected(header.error());
    const auto type = typeOf(*header);
    if (!type)
        return fail(
            say::npyUnreadable(name, say::npyWrongDtype(header->kind + std::to_string(header->itemSize))));
    return toTensor(bytes.substr(header->dataStart), *header, *type);
}

namespace {

/// numpy's letter for the kind of a dtype.
char kindOf(at::ScalarType type)
{
    if (type == at::kBool)
        return 'b';
    if (at::isFloatingType(type))
        return 'f';
    if (at::isComplexType(type))
        return 'c';
    return dtypeName(type)[0] == 'u' ? 'u' : 'i';
}

} // namespace

Result<void> writeNpy(const at::Tensor& tensor, const std::filesystem::path& file)
{
    NpyHeader header;
    header.kind = kindOf(tensor.scalar_type());
    header.itemSize = tensor.element_size();
    header.shape = tensor.sizes().vec();
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out << arrays::npyHeaderText(header);
    if (tensor.numel() > 0)
        out.write(static_cast<const char*>(tensor.data_ptr()), static_cast<std::streamsize>(tensor.nbytes()));
    out.close();
    if (!out) {
        const std::string why = std::generic_category().message(errno);
        // Half a file would read as something else; in the sandbox none can be removed.
        out.open(file, std::ios::binary | std::ios::trunc);
        std::error_code ignored;
        std::filesystem::remove(file, ignored);
        return fail(say::arrayNotWritten(file.string(), why));
    }
    return {};
}

} // namespace scalescope::engine
