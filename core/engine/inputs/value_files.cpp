// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/value_files.h"

#include "core/arrays/npy_header.h"
#include "core/engine/compat/dtypes.h"
#include "core/engine/load/archive_check.h"
#include "core/engine/load/saved_pickle.h"
#include "core/engine/load/zip_file.h"
#include "core/engine/values/errors.h"
#include "core/message/say_arrays.h"
#include "core/message/say_inputs.h"
#include "core/message/say_load.h"

#include <ATen/Functions.h>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <stdexcept>
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

namespace {

using Path = std::filesystem::path;

/// What files from before PyTorch 1.6 begin with: a whole number that does not fit 64 bits.
constexpr std::string_view magicPickle("\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.", 15);

Result<std::string> contentOf(const Path& path)
{
    if (const auto why = whyUnreadable(path))
        return fail(say::fileUnreadable(path.string(), why));
    std::ifstream stream(path, std::ios::binary);
    std::string content(std::filesystem::file_size(path), '\0');
    if (!stream.read(content.data(), static_cast<std::streamsize>(content.size())))
        return fail(say::valueFileCut(path.string()));
    return content;
}

/// Names of a .npz's arrays: its parts without ".npy".
std::vector<std::string> arrayNames(const ZipFile& zip)
{
    std::vector<std::string> names;
    for (const auto& entry : zip.entries())
        if (entry.name.ends_with(".npy"))
            names.push_back(entry.name.substr(0, entry.name.size() - 4));
    return names;
}

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

Result<c10::IValue> readArray(const ZipFile& zip, const Path& path, const std::string& name)
{
    const auto bytes = zip.read(name + ".npy", largestPart);
    if (!bytes)
        return fail(say::fileUnreadable(path.string(), say::partNotUnpacked(shownName(name))));
    auto tensor = readNpy(*bytes, path.string() + ":" + name);
    if (!tensor)
        return tl::unexpected(tensor.error());
    return c10::IValue(*tensor);
}

Result<c10::IValue> readNpz(const Path& path, const std::string& key)
{
    const auto zip = ZipFile::open(path);
    if (!zip)
        return fail(say::npzUnreadable(path.string()));
    const auto names = arrayNames(*zip);
    if (!key.empty()) {
        if (!zip->find(key + ".npy"))
            return fail(say::noSuchArray(path.string(), key,
                                         names.empty() ? say::none() : say::verbatim(listed(names))));
        return readArray(*zip, path, key);
    }
    if (names.size() == 1)
        return readArray(*zip, path, names.front());
    c10::impl::GenericDict all(c10::StringType::get(), c10::TensorType::get());
    for (const std::string& name : names) {
        auto array = readArray(*zip, path, name);
        if (!array)
            return array;
        all.insert(c10::IValue(name), *array);
    }
    return c10::IValue(all);
}

/// A key as users write it; empty where it has no such text.
std::string keyText(const c10::IValue& key)
{
    if (key.isString())
        return key.toStringRef();
    return key.isInt() ? std::to_string(key.toInt()) : std::string();
}

/// What a value is made of, by name or position; nothing for one that has no parts.
std::vector<std::pair<std::string, c10::IValue>> entriesOf(const c10::IValue& whole)
{
    std::vector<std::pair<std::string, c10::IValue>> entries;
    if (whole.isGenericDict())
        for (const auto& item : whole.toGenericDict())
            entries.emplace_back(keyText(item.key()), item.value());
    else if (whole.isList())
        for (const c10::IValue& item : whole.toListRef())
            entries.emplace_back(std::to_string(entries.size()), item);
    else if (whole.isTuple())
        for (const c10::IValue& item : whole.toTupleRef().elements())
            entries.emplace_back(std::to_string(entries.size()), item);
    return entries;
}

/// An entry of a dictionary, list or tuple that torch.save wrote: "weights", "2".
Result<c10::IValue> entryOf(const c10::IValue& whole, const Path& path, const std::string& key)
{
    constexpr std::size_t mostNames = 12;
    std::vector<std::string> names;
    for (auto& [name, value] : entriesOf(whole)) {
        if (name == key)
            return value;
        if (names.size() == mostNames)
            name = "...";
        if (names.size() <= mostNames)
            names.push_back(name);
    }
    return fail(names.empty() ? say::holdsOneValue(path.string(), key)
                              : say::noSuchEntry(path.string(), key, listed(names)));
}

c10::IValue readArchive(const Path& path)
{
    const auto zip = ZipFile::open(path);
    if (!zip)
        throw ClauseError(say::isDamaged());
    return readSavedArchive(*zip);
}

/// What torch.save wrote before PyTorch 1.6, and still does when it is asked: three short pickles, the value,
/// the list of its storages, and their elements.
c10::IValue readOldFormat(std::string_view content)
{
    const auto next = [&content](const StorageSource& storage) {
        std::size_t end = 0;
        c10::IValue value = readSavedPickle(content, storage, end);
        content.remove_prefix(end);
        return value;
    };
    content.remove_prefix(magicPickle.size());
    for (int i = 0; i < 2; ++i) // version, sizes of numbers
        next({});
    std::map<std::string, std::pair<at::ScalarType, std::int64_t>> wanted;
    const std::string_view pickle = content;
    next([&wanted](const std::string& key, at::ScalarType type, std::int64_t count) {
        wanted[key] = {type, count};
        return at::empty({count}, at::TensorOptions().dtype(type).device(at::kMeta));
    });
    const c10::IValue keys = next({});
    std::map<std::string, at::Tensor> elements;
    for (const c10::IValue& key : keys.toListRef()) {
        const auto& [type, count] = wanted.at(key.toStringRef());
        constexpr std::size_t countSize = 8;
        if (content.size() < countSize)
            throw ClauseError(say::isTruncated());
        elements[key.toStringRef()] = elementsFrom(content.substr(countSize), type, count);
        content.remove_prefix(countSize + elements[key.toStringRef()].nbytes());
    }
    std::size_t end = 0;
    return readSavedPickle(
        pickle,
        [&elements](const std::string& key, at::ScalarType, std::int64_t) { return elements.at(key); }, end);
}

message::Clause whyBroken(const std::exception& error)
{
    // The standard library's, of what one part of a file says of another.
    if (dynamic_cast<const std::logic_error*>(&error) != nullptr)
        return say::isDamaged();
    return errorClause(error);
}

/// Parameters are values like others here.
void dropGradients(const c10::IValue& value)
{
    value.visit([](const c10::IValue& inner) {
        if (inner.isTensor())
            inner.toTensor().set_requires_grad(false);
        return false;
    });
}

Result<c10::IValue> readPt(const Path& path, const std::string& key)
{
    const auto content = contentOf(path);
    if (!content)
        return tl::unexpected(content.error());
    const bool isOld = content->starts_with(magicPickle);
    if (const auto sound = isOld ? Result<void>() : checkTensorArchive(path); !sound)
        return tl::unexpected(sound.error());
    try {
        const c10::IValue whole = isOld ? readOldFormat(*content) : readArchive(path);
        dropGradients(whole);
        return key.empty() ? whole : entryOf(whole, path, key);
    } catch (const std::exception& error) {
        if (isOutOfMemory(error))
            throw;
        return fail(say::savedFileUnreadable(path.string(), whyBroken(error)));
    }
}

} // namespace

Result<c10::IValue> readValueFile(const job::FileReference& file, const std::string& baseFolder)
{
    const Path path = Path(baseFolder) / file.path;
    if (const auto why = whyUnreadable(path))
        return fail(say::fileUnreadable(path.string(), why));
    if (file.path.ends_with(".npz"))
        return readNpz(path, file.key);
    if (!file.path.ends_with(".npy"))
        return readPt(path, file.key);
    const auto content = contentOf(path);
    if (!content)
        return tl::unexpected(content.error());
    auto tensor = readNpy(*content, path.string());
    if (!tensor)
        return tl::unexpected(tensor.error());
    return c10::IValue(*tensor);
}

} // namespace scalescope::engine
