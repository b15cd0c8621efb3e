// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/value_files.h"

#include "core/engine/inputs/npy.h"
#include "core/engine/load/archive_check.h"
#include "core/engine/load/error_text.h"
#include "core/engine/load/zip_file.h"

#include <torch/csrc/jit/serialization/pickle.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace scalescope::engine {

namespace {

using Path = std::filesystem::path;

constexpr std::uint64_t largestPart = std::uint64_t{1} << 40;

Result<std::string> contentOf(const Path& path)
{
    if (const auto why = whyUnreadable(path))
        return fail(ExitStatus::Usage, path.string() + " can't be read: " + *why + ".");
    std::ifstream stream(path, std::ios::binary);
    std::string content(std::filesystem::file_size(path), '\0');
    if (!stream.read(content.data(), static_cast<std::streamsize>(content.size())))
        return fail(ExitStatus::Usage, path.string() + " can't be read to its end.");
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
        return fail(ExitStatus::Usage, bytes.error().message);
    auto tensor = readNpy(*bytes, path.string() + ":" + name);
    if (!tensor)
        return tl::unexpected(tensor.error());
    return c10::IValue(*tensor);
}

Result<c10::IValue> readNpz(const Path& path, const std::string& key)
{
    const auto zip = ZipFile::open(path);
    if (!zip)
        return fail(ExitStatus::Usage, zip.error().message);
    const auto names = arrayNames(*zip);
    if (!key.empty()) {
        if (!zip->find(key + ".npy"))
            return fail(ExitStatus::Usage,
                        path.string() + " has no array named " + key + "; it has: " + listed(names) + ".");
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

/// An entry of a dictionary, list or tuple that torch.save wrote.
Result<c10::IValue> entryOf(const c10::IValue& whole, const Path& path, const std::string& key)
{
    if (whole.isGenericDict())
        for (const auto& item : whole.toGenericDict())
            if (item.key().isString() && item.key().toStringRef() == key)
                return item.value();
    const bool isNumber = key.find_first_not_of("0123456789") == std::string::npos && key.size() < 10;
    const auto at = isNumber ? std::stoul(key) : 0;
    if (whole.isList() && isNumber && at < whole.toListRef().size())
        return whole.toListRef()[at];
    if (whole.isTuple() && isNumber && at < whole.toTupleRef().elements().size())
        return whole.toTupleRef().elements()[at];
    return fail(ExitStatus::Usage, path.string() + " has no entry named " + key + ".");
}

Result<c10::IValue> readPt(const Path& path, const std::string& key)
{
    if (const auto sound = checkTensorArchive(path); !sound)
        return fail(ExitStatus::Usage, sound.error().message);
    const auto content = contentOf(path);
    if (!content)
        return tl::unexpected(content.error());
    try {
        const c10::IValue whole =
            torch::jit::pickle_load(std::vector<char>(content->begin(), content->end()));
        return key.empty() ? whole : entryOf(whole, path, key);
    } catch (const std::exception& error) {
        return fail(ExitStatus::Usage,
                    path.string() + " can't be read as tensors: " + errorText(error) + ".");
    }
}

} // namespace

Result<c10::IValue> readValueFile(const job::FileReference& file, const std::string& baseFolder)
{
    const Path path = Path(baseFolder) / file.path;
    if (const auto why = whyUnreadable(path))
        return fail(ExitStatus::Usage, path.string() + " can't be read: " + *why + ".");
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
