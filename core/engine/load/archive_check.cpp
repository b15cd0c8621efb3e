// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/archive_check.h"

#include "core/engine/compat/refused_operators.h"
#include "core/engine/load/class_check.h"
#include "core/engine/load/code_check.h"
#include "core/engine/load/code_nesting.h"
#include "core/engine/load/file_kind.h"
#include "core/engine/load/pickle_check.h"
#include "core/engine/load/zip_layout.h"
#include "core/job/size.h"

#include <caffe2/serialize/versions.h>

#include <algorithm>
#include <charconv>

namespace scalescope::engine {

namespace {

constexpr std::uint64_t mebibyte = 1024 * 1024;
constexpr std::uint64_t largestText = 256 * mebibyte; ///< of code and of pickles
/// What unpacks to more than this times its size, and is large, is a bomb: deflate gives 1000 for zeros, and
/// PyTorch does not pack tensors at all; its code and source ranges give 3 to 11.
constexpr std::uint64_t largestRatio = 100;
constexpr std::uint64_t largestHarmlessText = mebibyte;
constexpr std::uint64_t largestHarmlessSum = 32 * mebibyte;

tl::unexpected<Error> unreadable(const std::filesystem::path& file, const std::string& why)
{
    return fail(ExitStatus::Unreadable, file.string() + " " + why + ".");
}

bool isText(const std::string& name)
{
    return name.ends_with(".py") || name.ends_with("pkl") || name.ends_with("version");
}

/// Asks one archive after another thing, and keeps the first answer that is a problem. Clauses here follow
/// "FILE is unsound: ".
class Soundness
{
public:
    Soundness(const std::filesystem::path& file, const ZipFile& zip, std::string top)
        : m_file(file), m_zip(zip), m_top(std::move(top))
    {
    }

    std::string ofModel()
    {
        return firstOf(&Soundness::olderModel, &Soundness::sizes, &Soundness::code, &Soundness::modelPickles,
                       &Soundness::checksums);
    }

    /// PyTorch can write tensors without checksums (torch.serialization.set_crc32_options).
    std::string ofTensors()
    {
        return firstOf(&Soundness::layout, &Soundness::places, &Soundness::sizes, &Soundness::tensorPickle);
    }

private:
    template <typename... Checks>
    std::string firstOf(Checks... checks)
    {
        std::string problem;
        (void)((problem = (this->*checks)(), problem.empty()) && ...);
        return problem;
    }

    std::string layout() { return layoutProblem(m_file, m_zip); }

    /// A second folder could have a second data.pkl, and which of them is meant would be anybody's guess.
    std::string places()
    {
        for (const auto& entry : m_zip.entries())
            if (!entry.name.starts_with(m_top))
                return "its part " + shownName(entry.name) + " is not in the folder of the others";
        return {};
    }

    /// Of PyTorch 1.1's models, whose parts libtorch reads instead where it finds them.
    std::string olderModel()
    {
        for (const char* part : {"model.json", "attributes.pkl"})
            if (m_zip.find(m_top + part))
                return "its part " + shownName(m_top + part) + " belongs to a model of PyTorch 1.1";
        return {};
    }

    std::string sizes()
    {
        std::uint64_t sum = 0;
        for (const auto& entry : m_zip.entries()) {
            sum = entry.size > UINT64_MAX - sum ? UINT64_MAX : sum + entry.size;
            if (isText(entry.name) && entry.size > largestHarmlessText &&
                entry.size / largestRatio > entry.packedSize)
                return unpacks("its part " + shownName(entry.name) + " unpacks from ", entry.packedSize,
                               entry.size);
        }
        const std::uint64_t packed = std::filesystem::file_size(m_file);
        return sum > largestHarmlessSum && sum / largestRatio > packed
                   ? unpacks("it unpacks from ", packed, sum)
                   : "";
    }

    static std::string unpacks(const std::string& what, std::uint64_t packed, std::uint64_t size)
    {
        const auto shown = [](std::uint64_t bytes) {
            return job::sizeText(static_cast<std::int64_t>(std::min<std::uint64_t>(bytes, INT64_MAX)));
        };
        return what + shown(packed) + " to " + shown(size);
    }

    static std::string damaged(const std::string& name)
    {
        return "its part " + shownName(name) + " is damaged";
    }

    static std::string unsoundPickle(const std::string& name, const Error& error)
    {
        return "its part " + shownName(name) + " is no sound pickle: it " + error.message;
    }

    std::string code()
    {
        for (const auto& entry : m_zip.entries()) {
            if (!entry.name.starts_with(m_top + "code/") || !entry.name.ends_with(".py"))
                continue;
            const auto code = m_zip.read(entry.name, largestText);
            if (!code)
                return damaged(entry.name);
            if (code->find('\0') != std::string::npos)
                return "its code " + shownName(entry.name) + " is no text";
            if (nestsTooDeep(*code))
                return "its code " + shownName(entry.name) + " nests deeper than PyTorch writes";
            if (auto problem = classProblem(entry.name, *code); !problem.empty())
                return problem;
            if (const auto problem = sourceRanges(entry.name + ".debug_pkl", *code); !problem.empty())
                return problem;
        }
        return {};
    }

    std::string sourceRanges(const std::string& name, const std::string& code)
    {
        if (!m_zip.find(name))
            return {};
        const auto content = m_zip.read(name, largestText);
        if (!content)
            return damaged(name);
        const auto sound = checkSourceRanges(*content, code.find("def ") != std::string::npos);
        return sound ? "" : unsoundPickle(name, sound.error());
    }

    std::string modelPickles()
    {
        std::string problem = pickle("data", PickleOrigin::TorchScript);
        return problem.empty() ? pickle("constants", PickleOrigin::TorchScript) : problem;
    }

    std::string tensorPickle() { return pickle("data", PickleOrigin::Python); }

    /// Every storage that a pickle names must have a record that is long enough: libtorch does not look.
    std::string pickle(const std::string& stem, PickleOrigin origin)
    {
        const std::string name = m_top + stem + ".pkl";
        const auto content = m_zip.read(name, largestText);
        if (!content)
            return damaged(name);
        const auto pickle = readPickle(*content, origin);
        if (!pickle)
            return unsoundPickle(name, pickle.error());
        std::uint64_t sum = 0;
        for (const StorageReference& storage : pickle->storages) {
            if (std::string problem = record(m_top + stem + "/" + storage.key, storage); !problem.empty())
                return problem;
            sum += storage.elements * storage.elementSize;
        }
        // A record is read anew for each mention.
        const std::uint64_t packed = std::filesystem::file_size(m_file);
        return sum > largestHarmlessSum && sum / largestRatio > packed
                   ? unpacks("it unpacks from ", packed, sum)
                   : "";
    }

    std::string record(const std::string& name, const StorageReference& storage)
    {
        const auto* entry = m_zip.find(name);
        if (!entry)
            return storage.elements == 0 ? "" : "the tensor data " + shownName(name) + " is missing";
        if (entry->size / storage.elementSize >= storage.elements)
            return {};
        return "the tensor data " + shownName(name) + " has " + std::to_string(entry->size) + " bytes, but " +
               std::to_string(storage.elements) + " elements of " + std::to_string(storage.elementSize) +
               " bytes are declared";
    }

    /// Of what has not been read yet.
    std::string checksums()
    {
        for (const auto& entry : m_zip.entries())
            if (!m_zip.isWhole(entry.name))
                return damaged(entry.name);
        return {};
    }

    const std::filesystem::path& m_file;
    const ZipFile& m_zip;
    std::string m_top;
};

/// torch.save's archives hold data.pkl too, but no code.
std::string withoutCode(const ZipFile& zip, const std::string& top)
{
    const bool hasCode = std::ranges::any_of(
        zip.entries(), [&](const ZipFile::Entry& entry) { return entry.name.starts_with(top + "code/"); });
    if (hasCode && zip.find(top + "constants.pkl"))
        return {};
    const auto content = zip.read(top + "data.pkl", largestText);
    const auto pickle = content ? readPickle(*content, PickleOrigin::Python) : PickleFacts{};
    if (!pickle)
        return "is a state_dict or pickled module of torch.save, without code: save the model with "
               "torch.jit.script(model).save(...)";
    if (std::ranges::any_of(pickle->classes,
                            [](const std::string& name) { return name.starts_with("__torch__."); }))
        return "is a TorchScript archive without its code or its constants: copy or download it again";
    for (const std::string& name : pickle->classes)
        if (!name.starts_with("__builtin__") && !name.starts_with("builtins.") &&
            !name.starts_with("argparse.") && !name.starts_with("numpy.") &&
            !name.starts_with("collections."))
            return "is a module that torch.save pickled, without its code: torch.load it in Python where its "
                   "class " +
                   shownName(name) + " can be imported, and save it with torch.jit.script(model).save(...)";
    return "is a state_dict of torch.save, tensors without a model: load it into its model in Python and "
           "save "
           "that with torch.jit.script(model).save(...)";
}

std::string versionProblem(const ZipFile& zip, const std::string& top)
{
    using namespace caffe2::serialize;
    const std::string name = zip.find(top + ".data/version") ? ".data/version" : "version";
    const auto text = zip.read(top + name, 64);
    std::uint64_t version = 0;
    if (!text || std::from_chars(text->data(), text->data() + text->size(), version).ec != std::errc() ||
        version < kMinSupportedFileFormatVersion)
        return "has no readable version record: it is damaged, so copy or download it again";
    if (version > kMaxSupportedFileFormatVersion)
        return "was saved by a newer PyTorch (archive version " + std::to_string(version) +
               ", this engine reads up to " + std::to_string(kMaxSupportedFileFormatVersion) +
               "): use a newer libtorch";
    return {};
}

/// libtorch takes the tensors' bytes as they are.
std::string byteOrderProblem(const ZipFile& zip, const std::string& top)
{
    if (!zip.find(top + "byteorder"))
        return {};
    const auto order = zip.read(top + "byteorder", 64);
    if (order && *order == "little")
        return {};
    if (order && *order == "big")
        return "was saved on a machine with the other order of bytes: save it on one with this machine's";
    return "has no readable byteorder record: it is damaged, so copy or download it again";
}

std::string unsound(const std::string& problem)
{
    return problem.empty() ? "" : "is unsound: " + problem + "; get it again from where it comes from";
}

std::string modelProblem(const std::filesystem::path& file, const ZipFile& zip)
{
    const std::string top = topFolder(zip);
    if (std::string kind = otherArchiveKind(zip, top); !kind.empty())
        return kind;
    if (std::string layout = layoutProblem(file, zip); !layout.empty())
        return unsound(layout);
    for (const auto& check : {withoutCode(zip, top), versionProblem(zip, top), byteOrderProblem(zip, top)})
        if (!check.empty())
            return check;
    return unsound(Soundness(file, zip, top).ofModel());
}

Result<void> checkReadable(const std::filesystem::path& file)
{
    std::error_code ignored;
    if (std::filesystem::exists(file / "saved_model.pb", ignored))
        return unreadable(file, otherModelText("TensorFlow"));
    if (const auto why = whyUnreadable(file))
        return fail(ExitStatus::Unreadable, file.string() + " can't be opened: " + *why + ".");
    return {};
}

} // namespace

Result<void> checkArchive(const std::filesystem::path& file)
{
    if (auto readable = checkReadable(file); !readable)
        return readable;
    const auto zip = ZipFile::open(file);
    if (!zip)
        return unreadable(file, otherFileKind(file));
    if (const auto problem = modelProblem(file, *zip); !problem.empty())
        return unreadable(file, problem);
    return {};
}

std::string topFolder(const ZipFile& zip)
{
    if (zip.entries().empty())
        return {};
    const std::string& first = zip.entries().front().name;
    const auto slash = first.find('/');
    return slash == std::string::npos ? std::string() : first.substr(0, slash + 1);
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
    if (const auto problem = unsound(Soundness(file, *zip, top).ofTensors()); !problem.empty())
        return unreadable(file, problem);
    return {};
}

namespace {

/// What `find` finds in any part of the archive's code, sorted, each once.
std::vector<std::string> foundInCode(const std::filesystem::path& file,
                                     std::vector<std::string> (*find)(std::string_view))
{
    std::vector<std::string> names;
    const auto zip = ZipFile::open(file);
    if (!zip)
        return names;
    for (const auto& entry : zip->entries())
        if (entry.name.ends_with(".py"))
            if (const auto code = zip->read(entry.name, largestText))
                for (std::string& name : find(*code))
                    names.push_back(std::move(name));
    std::ranges::sort(names);
    names.erase(std::ranges::unique(names).begin(), names.end());
    return names;
}

} // namespace

std::vector<std::string> missingOperators(const std::filesystem::path& file)
{
    return foundInCode(file, unknownOperators);
}

std::vector<std::string> refusedOperatorsOf(const std::filesystem::path& file)
{
    return foundInCode(file, refusedOperators);
}

} // namespace scalescope::engine
