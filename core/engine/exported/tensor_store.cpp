// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/tensor_store.h"

#include "core/engine/exported/json_values.h"
#include "core/engine/exported/program_document.h"
#include "core/engine/load/zip_file.h"
#include "core/message/say_exported.h"
#include "core/message/say_load.h"

#include <ATen/MapAllocator.h>
#include <c10/util/safe_numerics.h>

#include <algorithm>
#include <cstring>
#include <limits>

namespace scalescope::engine::exported {

namespace {

using nlohmann::json;

/// What PyTorch puts its tensors at, and its kernels may rely on.
constexpr std::uint64_t alignment = 64;

/// A tensor of two dimensions has some fifty values.
constexpr CountedBounds listBounds{{std::size_t{64} << 20, 20}, 1'200'000};

std::vector<std::int64_t> numbersOf(const json& values)
{
    std::vector<std::int64_t> numbers;
    for (const json& value : values.get_ref<const json::array_t&>())
        numbers.push_back(value.at("as_int").get<std::int64_t>());
    return numbers;
}

StoredTensor storedTensorOf(const json& entry, const std::string& name, const std::string& folder)
{
    if (entry.at("use_pickle").get<bool>())
        throw UnsupportedProgram(say::tensorPickled(shownName(name)));
    const json& meta = entry.at("tensor_meta");
    if (meta.contains("device") && meta.at("device").value("type", "") == "meta")
        throw UnsupportedProgram(say::weightsOnMeta());
    const auto type = scalarTypeOf(meta.at("dtype").get<std::int64_t>());
    if (!type)
        throw UnsupportedProgram(say::dtypeUnknown(meta.at("dtype").get<std::int64_t>()));
    return {folder + entry.at("path_name").get<std::string>(),
            *type,
            numbersOf(meta.at("sizes")),
            numbersOf(meta.at("strides")),
            meta.at("storage_offset").at("as_int").get<std::int64_t>(),
            entry.at("is_param").get<bool>(),
            meta.at("requires_grad").get<bool>()};
}

/// Whether its bytes are more than an integer counts: strides of 0 need no storage for them.
bool isUncountable(const StoredTensor& stored)
{
    std::uint64_t bytes = c10::elementSize(stored.type);
    return std::ranges::any_of(stored.sizes, [&bytes](std::int64_t size) {
        return c10::mul_overflows(bytes, static_cast<std::uint64_t>(size), &bytes) ||
               bytes > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    });
}

/// How many elements a storage needs for a view of it; nothing for views that there can't be.
std::optional<std::uint64_t> reachOf(const StoredTensor& stored)
{
    if (stored.offset < 0 || stored.sizes.size() != stored.strides.size() || isUncountable(stored))
        return std::nullopt;
    std::uint64_t last = static_cast<std::uint64_t>(stored.offset);
    bool isEmpty = false;
    for (std::size_t i = 0; i < stored.sizes.size(); ++i) {
        if (stored.sizes[i] < 0 || stored.strides[i] < 0)
            return std::nullopt;
        isEmpty = isEmpty || stored.sizes[i] == 0;
        std::uint64_t steps = 0;
        const auto further = static_cast<std::uint64_t>(std::max<std::int64_t>(stored.sizes[i] - 1, 0));
        if (c10::mul_overflows(further, static_cast<std::uint64_t>(stored.strides[i]), &steps) ||
            c10::add_overflows(last, steps, &last))
            return std::nullopt;
    }
    return isEmpty ? 0 : last + 1;
}

} // namespace

std::map<std::string, StoredTensor> readTensorList(std::string_view text, const std::string& folder)
{
    const auto list = parseCounted(text, listBounds);
    if (!list)
        throw ClauseError(say::programNoJson(list.error().what));
    std::map<std::string, StoredTensor> tensors;
    try {
        for (const auto& [name, entry] : list->at("config").get_ref<const json::object_t&>())
            tensors.emplace(name, storedTensorOf(entry, name, folder));
    } catch (const json::exception&) {
        throw ClauseError(say::programNotAsWritten(folder));
    }
    return tensors;
}

TensorStore::TensorStore(std::filesystem::path file, const ZipFile& zip, std::string top)
    : m_file(std::move(file)), m_zip(zip), m_top(std::move(top)), m_places(placesOfStoredParts(m_file))
{
}

at::Tensor TensorStore::tensor(const StoredTensor& stored)
{
    const c10::Storage& storage = storageOf(stored.part);
    const auto reach = reachOf(stored);
    if (!reach || *reach > storage.nbytes() / c10::elementSize(stored.type))
        throw ClauseError(say::tensorBeyondItsData(shownName(stored.part)));
    return at::empty({0}, at::TensorOptions().dtype(stored.type))
        .set_(storage, stored.offset, stored.sizes, stored.strides);
}

const c10::Storage& TensorStore::storageOf(const std::string& part)
{
    const auto known = m_storages.find(part);
    if (known != m_storages.end())
        return known->second;
    const ZipFile::Entry* entry = m_zip.find(m_top + part);
    if (entry == nullptr)
        throw ClauseError(say::tensorDataMissing(shownName(part)));
    const auto place = m_places.find(m_top + part);
    const bool canBeMapped = place != m_places.end() && place->second % alignment == 0 && entry->size > 0;
    return m_storages.emplace(part, canBeMapped ? map(place->second, entry->size) : unpack(part))
        .first->second;
}

c10::Storage TensorStore::map(std::uint64_t offset, std::uint64_t size)
{
    if (!m_mapped) // privately: nothing is written to the file
        m_mapped = std::make_shared<const at::DataPtr>(
            at::MapAllocator::makeDataPtr(m_file.string(), 0, std::filesystem::file_size(m_file), nullptr));
    auto* data = static_cast<char*>(m_mapped->get()) + offset;
    auto* keeper =
        new std::shared_ptr<const at::DataPtr>(m_mapped); // NOLINT(cppcoreguidelines-owning-memory)
    const auto release = [](void* held) {
        delete static_cast<std::shared_ptr<const at::DataPtr>*>(
            held); // NOLINT(cppcoreguidelines-owning-memory)
    };
    return {c10::Storage::use_byte_size_t(), size, at::DataPtr(data, keeper, release, at::kCPU)};
}

c10::Storage TensorStore::unpack(const std::string& part) const
{
    const auto bytes = m_zip.read(m_top + part, m_zip.find(m_top + part)->size);
    if (!bytes)
        throw ClauseError(say::partDamaged(shownName(part)));
    at::Tensor copy = at::empty({static_cast<std::int64_t>(bytes->size())}, at::kByte);
    std::memcpy(copy.data_ptr(), bytes->data(), bytes->size());
    return copy.storage();
}

} // namespace scalescope::engine::exported
