// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/saved_archive.h"

#include "core/engine/load/archive_check.h"
#include "core/engine/load/saved_pickle.h"
#include "core/engine/load/saved_tensor.h"
#include "core/message/say_inputs.h"

#include <cstring>
#include <map>
#include <tuple>

namespace scalescope::engine {

at::Tensor elementsFrom(std::string_view bytes, at::ScalarType type, std::int64_t count)
{
    const auto size = static_cast<std::int64_t>(c10::elementSize(type));
    if (count < 0 || count > static_cast<std::int64_t>(bytes.size()) / size)
        brokenPickle(say::hasTooLittleData());
    at::Tensor elements = at::empty({count}, at::TensorOptions().dtype(type));
    if (count > 0)
        std::memcpy(elements.data_ptr(), bytes.data(), static_cast<std::size_t>(count * size));
    return elements;
}

c10::IValue readSavedArchive(const ZipFile& zip)
{
    const std::string top = topFolder(zip);
    const auto pickle = zip.read(top + "data.pkl", largestPart);
    if (!pickle)
        brokenPickle(say::isDamaged());
    if (zip.find(top + "constants.pkl"))
        brokenPickle(say::isTorchScript());
    std::map<std::tuple<std::string, at::ScalarType, std::int64_t>, at::Tensor>
        known; // tensors may share storages
    const auto storage = [&](const std::string& key, at::ScalarType type, std::int64_t count) {
        at::Tensor& elements = known[{key, type, count}];
        if (elements.defined())
            return elements;
        const auto bytes = zip.read(top + "data/" + key, largestPart);
        if (!bytes)
            brokenPickle(say::isDamagedAtPart("data/" + key));
        elements = elementsFrom(*bytes, type, count);
        return elements;
    };
    std::size_t end = 0;
    return readSavedPickle(*pickle, storage, end);
}

} // namespace scalescope::engine
