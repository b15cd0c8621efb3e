// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/archive_check.h"

#include "core/engine/load/code_check.h"
#include "core/engine/load/pickle_check.h"
#include "core/job/size.h"

#include <caffe2/serialize/versions.h>

#include <algorithm>
#include <charconv>
#include <fstream>

namespace scalescope::engine {

namespace {

constexpr std::uint64_t mebibyte = 1024 * 1024;
constexpr std::uint64_t largestText = 256 * mebibyte; ///< of code and of pickles
/// What unpacks to more than this times its size in the archive, and is large, is a bomb: deflate gives 1000
/// for zeros, and PyTorch does not pack tensors at all.
constexpr std::uint64_t largestRatio = 200;

tl::unexpected<Error> unreadable(const std::filesystem::path& file, const std::string& why)
{
    return fail(ExitStatus::Unreadable, file.string() + " " + why + ".");
}

/// What a file that is no zip archive is, by its first bytes.
std::string whatElse(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::string start(8, '\0');
    stream.read(start.data(), static_cast<std::streamsize>(start.size()));
    if (start.starts_with("PK\x03\x04") || start.starts_with("PK\x05\x06"))
        return "is only a part of a zip archive: it was cut, so copy or download it again";
    if (start.starts_with("\x80\x02") || start.starts_with("\x80\x03") || start.starts_with("\x80\x04"))
        return "is a pickle of torch.save, not TorchScript: save the model with "
               "torch.jit.script(model).save(...)";
    if (start.starts_with("SQLite "))
        return "is an SQLite database, perhaps a run file, not a TorchScript file";
    if (start.starts_with("version "))
        return "is a Git LFS pointer, not the model itself: run git lfs pull";
    return "is not a TorchScript file: those are zip archives that torch.jit.save writes";
}

/// The folder that all parts are in; libtorch takes the first part's too.
std::string topFolder(const ZipFile& zip)
{
    if (zip.entries().empty())
        return {};
    const std::string& first = zip.entries().front().name;
    const auto slash = first.find('/');
    return slash == std::string::npos ? std::string() : first.substr(0, slash + 1);
}

std::string kindProblem(const ZipFile& zip, const std::string& top)
{
    const auto has = [&](const std::string& name) { return zip.find(top + name) != nullptr; };
    const bool hasCode = std::ranges::any_of(
        zip.entries(), [&](const ZipFile::Entry& entry) { return entry.name.starts_with(top + "code/"); });
    if (has("model.json") && !has("data.pkl"))
        return "was saved by PyTorch 1.1 or older, whose format no longer loads: save it again with a newer "
               "PyTorch";
    if (has("models/model.json") || has("archive_format"))
        return "is a torch.export archive (.pt2), which is not supported: save it with torch.jit.script or "
               "torch.jit.trace";
    if (has("bytecode.pkl") && !hasCode)
        return "is a lite-interpreter file without its code: save it with torch.jit.save instead";
    if (!has("data.pkl"))
        return "is a zip archive, but no TorchScript file: it has no data.pkl";
    if (!has("constants.pkl") || !hasCode)
        return "is a state_dict or pickled module of torch.save, without code: save the model with "
               "torch.jit.script(model).save(...)";
    return {};
}

std::string versionProblem(const ZipFile& zip, const std::string& top)
{
    const std::string name = zip.find(top + ".data/version") ? ".data/version" : "version";
    const auto text = zip.read(top + name, 64);
    std::uint64_t version = 0;
    if (!text || std::from_chars(text->data(), text->data() + text->size(), version).ec != std::errc())
        return "has no readable version record: it is damaged or no TorchScript file";
    if (version > caffe2::serialize::kMaxSupportedFileFormatVersion)
        return "was saved by a newer PyTorch (archive version " + std::to_string(version) +
               ", this engine reads up to " +
               std::to_string(caffe2::serialize::kMaxSupportedFileFormatVersion) + "): use a newer libtorch";
    return {};
}

std::string sizeProblem(const ZipFile& zip)
{
    for (const auto& entry : zip.entries())
        if (entry.size > 64 * mebibyte && entry.size / largestRatio > entry.packedSize)
            return "is unsound: its part " + entry.name + " unpacks from " +
                   job::sizeText(static_cast<std::int64_t>(entry.packedSize)) + " to " +
                   job::sizeText(static_cast<std::int64_t>(entry.size));
    return {};
}

/// Every storage that a pickle names must have a record that is long enough: libtorch does not look.
std::string pickleProblem(const ZipFile& zip, const std::string& top, const std::string& name,
                          const std::string& folder)
{
    const auto content = zip.read(top + name, largestText);
    if (!content)
        return "is unsound: its part " + name + " can't be unpacked or is damaged";
    const auto pickle = readPickle(*content);
    if (!pickle)
        return "is unsound: its part " + name + " " + pickle.error().message;
    for (const StorageReference& storage : pickle->storages) {
        const auto* entry = zip.find(top + folder + "/" + storage.key);
        if (!entry)
            return "is unsound: the tensor data " + folder + "/" + storage.key + " is missing";
        if (entry->size / storage.elementSize < storage.elements)
            return "is unsound: the tensor data " + folder + "/" + storage.key + " has " +
                   std::to_string(entry->size) + " bytes, but " + std::to_string(storage.elements) +
                   " elements of " + std::to_string(storage.elementSize) + " bytes are declared";
    }
    return {};
}

std::string codeProblem(const ZipFile& zip, const std::string& top)
{
    for (const auto& entry : zip.entries()) {
        if (!entry.name.starts_with(top + "code/") || !entry.name.ends_with(".py"))
            continue;
        const auto code = zip.read(entry.name, largestText);
        if (!code)
            return "is unsound: its code " + entry.name + " can't be unpacked or is damaged";
        if (nestsTooDeep(*code))
            return "is unsound: its code " + entry.name + " nests deeper than PyTorch writes";
    }
    return {};
}

} // namespace

Result<void> checkArchive(const std::filesystem::path& file)
{
    if (const auto why = whyUnreadable(file))
        return fail(ExitStatus::Unreadable, file.string() + " can't be opened: " + *why + ".");
    const auto zip = ZipFile::open(file);
    if (!zip)
        return unreadable(file, whatElse(file));
    const std::string top = topFolder(*zip);
    for (const auto& check : {kindProblem(*zip, top), versionProblem(*zip, top), sizeProblem(*zip)})
        if (!check.empty())
            return unreadable(file, check);
    if (const auto problem = codeProblem(*zip, top); !problem.empty())
        return unreadable(file, problem);
    if (const auto problem = pickleProblem(*zip, top, "data.pkl", "data"); !problem.empty())
        return unreadable(file, problem);
    if (const auto problem = pickleProblem(*zip, top, "constants.pkl", "constants"); !problem.empty())
        return unreadable(file, problem);
    return {};
}

Result<void> checkTensorArchive(const std::filesystem::path& file)
{
    const auto zip = ZipFile::open(file);
    if (!zip)
        return unreadable(
            file, "is not a file of tensors that torch.save writes, or only a part of one; save them again");
    const std::string top = topFolder(*zip);
    if (!zip->find(top + "data.pkl"))
        return unreadable(
            file, "is a zip archive, but no file of tensors: it has no data.pkl; save them with torch.save");
    for (const auto& problem : {sizeProblem(*zip), pickleProblem(*zip, top, "data.pkl", "data")})
        if (!problem.empty())
            return unreadable(file, problem);
    return {};
}

std::vector<std::string> missingOperators(const std::filesystem::path& file)
{
    std::vector<std::string> missing;
    const auto zip = ZipFile::open(file);
    if (!zip)
        return missing;
    for (const auto& entry : zip->entries())
        if (entry.name.ends_with(".py"))
            if (const auto code = zip->read(entry.name, largestText))
                for (std::string& name : unknownOperators(*code))
                    missing.push_back(std::move(name));
    std::ranges::sort(missing);
    missing.erase(std::ranges::unique(missing).begin(), missing.end());
    return missing;
}

} // namespace scalescope::engine
