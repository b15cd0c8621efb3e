// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/archive_check.h"

#include "core/engine/load/code_check.h"
#include "core/engine/load/pickle_check.h"
#include "core/engine/load/zip_file.h"
#include "core/job/size.h"
#include "core/message/say_load.h"

#include <caffe2/serialize/versions.h>

#include <algorithm>
#include <charconv>

namespace scalescope::engine {

namespace {

constexpr std::uint64_t mebibyte = std::uint64_t{1024} * 1024;
constexpr std::uint64_t largestText = 256 * mebibyte; ///< of code and of pickles
/// What unpacks to more than this times its size, and is large, is a bomb: deflate gives 1000 for zeros, and
/// PyTorch does not pack tensors at all; its code and source ranges give 3 to 11.
constexpr std::uint64_t largestRatio = 100;
constexpr std::uint64_t largestHarmlessText = mebibyte;
constexpr std::uint64_t largestHarmlessSum = 32 * mebibyte;

bool isText(const std::string& name)
{
    return name.ends_with(".py") || name.ends_with("pkl") || name.ends_with("version");
}

/// Asks one archive after another thing, and keeps the first answer that is a problem.
class Soundness
{
public:
    Soundness(const std::filesystem::path& file, const ZipFile& zip, std::string top)
        : m_file(file), m_zip(zip), m_top(std::move(top))
    {
    }

    message::Clause ofModel()
    {
        return firstOf(&Soundness::olderModel, &Soundness::sizes, &Soundness::code, &Soundness::modelPickles,
                       &Soundness::checksums);
    }

    message::Clause ofExport()
    {
        return firstOf(&Soundness::layout, &Soundness::sizes, &Soundness::checksums);
    }

    /// PyTorch can write tensors without checksums (torch.serialization.set_crc32_options).
    message::Clause ofTensors()
    {
        return firstOf(&Soundness::layout, &Soundness::places, &Soundness::sizes, &Soundness::tensorPickle);
    }

private:
    template <typename... Checks>
    message::Clause firstOf(Checks... checks)
    {
        message::Clause problem;
        (void)((problem = (this->*checks)(), !problem) && ...);
        return problem;
    }

    message::Clause layout() { return layoutProblem(m_file, m_zip); }

    /// A second folder could have a second data.pkl, and which of them is meant would be anybody's guess.
    message::Clause places()
    {
        for (const auto& entry : m_zip.entries())
            if (!entry.name.starts_with(m_top))
                return say::partOutsideFolder(shownName(entry.name));
        return {};
    }

    /// Of PyTorch 1.1's models, whose parts libtorch reads instead where it finds them.
    message::Clause olderModel()
    {
        for (const char* part : {"model.json", "attributes.pkl"})
            if (m_zip.find(m_top + part))
                return say::partOfOlderModel(shownName(m_top + part));
        return {};
    }

    message::Clause sizes()
    {
        std::uint64_t sum = 0;
        for (const auto& entry : m_zip.entries()) {
            sum = entry.size > UINT64_MAX - sum ? UINT64_MAX : sum + entry.size;
            if (isText(entry.name) && entry.size > largestHarmlessText &&
                entry.size / largestRatio > entry.packedSize)
                return say::partUnpacksTo(shownName(entry.name), shownSize(entry.packedSize),
                                          shownSize(entry.size));
        }
        return bomb(sum);
    }

    /// Of an archive that unpacks to far more than it holds.
    message::Clause bomb(std::uint64_t sum)
    {
        const std::uint64_t packed = std::filesystem::file_size(m_file);
        return sum > largestHarmlessSum && sum / largestRatio > packed
                   ? say::unpacksTo(shownSize(packed), shownSize(sum))
                   : message::Clause();
    }

    static std::string shownSize(std::uint64_t bytes)
    {
        return job::sizeText(static_cast<std::int64_t>(std::min<std::uint64_t>(bytes, INT64_MAX)));
    }

    message::Clause code()
    {
        for (const auto& entry : m_zip.entries()) {
            if (!entry.name.starts_with(m_top + "code/") || !entry.name.ends_with(".py"))
                continue;
            const auto code = m_zip.read(entry.name, largestText);
            if (!code)
                return say::partDamaged(shownName(entry.name));
            if (code->find('\0') != std::string::npos)
                return say::codeNotText(shownName(entry.name));
            if (nestsTooDeep(*code))
                return say::codeTooDeep(shownName(entry.name));
            if (auto problem = classProblem(entry.name, *code))
                return problem;
            if (auto problem = sourceRanges(entry.name + ".debug_pkl", *code))
                return problem;
        }
        return {};
    }

    message::Clause sourceRanges(const std::string& name, const std::string& code)
    {
        if (!m_zip.find(name))
            return {};
        const auto content = m_zip.read(name, largestText);
        if (!content)
            return say::partDamaged(shownName(name));
        const auto problem = sourceRangesProblem(*content, code.find("def ") != std::string::npos);
        return problem ? say::pickleUnsound(shownName(name), problem) : problem;
    }

    message::Clause modelPickles()
    {
        const auto problem = pickle("data", PickleOrigin::TorchScript);
        return problem ? problem : pickle("constants", PickleOrigin::TorchScript);
    }

    message::Clause tensorPickle() { return pickle("data", PickleOrigin::Python); }

    /// Every storage that a pickle names must have a record that is long enough: libtorch does not look.
    message::Clause pickle(const std::string& stem, PickleOrigin origin)
    {
        const std::string name = m_top + stem + ".pkl";
        const auto content = m_zip.read(name, largestText);
        if (!content)
            return say::partDamaged(shownName(name));
        const auto pickle = readPickle(*content, origin);
        if (!pickle)
            return say::pickleUnsound(shownName(name), pickle.error());
        std::uint64_t sum = 0;
        for (const StorageReference& storage : pickle->storages) {
            if (auto problem = record(m_top + stem + "/" + storage.key, storage))
                return problem;
            sum += storage.elements * storage.elementSize;
        }
        return bomb(sum); // a record is read anew for each mention
    }

    message::Clause record(const std::string& name, const StorageReference& storage)
    {
        const auto* entry = m_zip.find(name);
        if (!entry)
            return storage.elements == 0 ? message::Clause() : say::tensorDataMissing(shownName(name));
        if (entry->size / storage.elementSize >= storage.elements)
            return {};
        return say::tensorDataTooShort(shownName(name), static_cast<std::int64_t>(entry->size),
                                       {static_cast<std::int64_t>(storage.elements)},
                                       static_cast<std::int64_t>(storage.elementSize));
    }

    /// Of what has not been read yet.
    message::Clause checksums()
    {
        for (const auto& entry : m_zip.entries())
            if (!m_zip.isWhole(entry.name))
                return say::partDamaged(shownName(entry.name));
        return {};
    }

    const std::filesystem::path& m_file;
    const ZipFile& m_zip;
    std::string m_top;
};

/// torch.save's archives hold data.pkl too, but no code.
message::Sentence withoutCode(const std::string& file, const ZipFile& zip, const std::string& top)
{
    const bool hasCode = std::ranges::any_of(
        zip.entries(), [&](const ZipFile::Entry& entry) { return entry.name.starts_with(top + "code/"); });
    if (hasCode && zip.find(top + "constants.pkl"))
        return {};
    const auto content = zip.read(top + "data.pkl", largestText);
    const auto pickle = content ? readPickle(*content, PickleOrigin::Python) : PickleFacts{};
    if (!pickle)
        return say::stateDictOrModule(file);
    if (std::ranges::any_of(pickle->classes,
                            [](const std::string& name) { return name.starts_with("__torch__."); }))
        return say::archiveWithoutCode(file);
    if (pickle->root == "torch.export.exported_program.ExportedProgram")
        return say::pickledProgram(file);
    if (pickle->root.starts_with("torch.fx.graph_module."))
        return say::pickledModule(file, "torch.fx.GraphModule");
    if (pickle->root.starts_with("torch.nn.") || pickle->root.starts_with("torch.jit."))
        return say::pickledModule(file, shownName(pickle->root));
    for (const std::string& name : pickle->classes)
        if (!name.starts_with("__builtin__") && !name.starts_with("builtins.") &&
            !name.starts_with("argparse.") && !name.starts_with("numpy.") &&
            !name.starts_with("collections."))
            return say::pickledModule(file, shownName(name));
    return say::stateDict(file);
}

message::Sentence versionProblem(const std::string& file, const ZipFile& zip, const std::string& top)
{
    constexpr auto oldest = static_cast<std::int64_t>(caffe2::serialize::kMinSupportedFileFormatVersion);
    constexpr auto newest = static_cast<std::int64_t>(caffe2::serialize::kMaxSupportedFileFormatVersion);
    const std::string name = zip.find(top + ".data/version") ? ".data/version" : "version";
    const auto text = zip.read(top + name, 64);
    std::int64_t version = 0;
    if (!text || std::from_chars(text->data(), text->data() + text->size(), version).ec != std::errc() ||
        version < oldest)
        return say::recordUnreadable(file, "version");
    return version > newest ? say::archiveTooNew(file, version, newest) : message::Sentence();
}

/// libtorch takes the tensors' bytes as they are.
message::Sentence byteOrderProblem(const std::string& file, const ZipFile& zip, const std::string& top)
{
    if (!zip.find(top + "byteorder"))
        return {};
    const auto order = zip.read(top + "byteorder", 64);
    if (order == "little")
        return {};
    return order == "big" ? say::otherByteOrder(file) : say::recordUnreadable(file, "byteorder");
}

message::Sentence unsound(const std::filesystem::path& file, const message::Clause& problem)
{
    return problem ? say::archiveUnsound(file.string(), problem) : message::Sentence();
}

message::Sentence archiveProblem(const std::filesystem::path& path, const ZipFile& zip)
{
    const std::string file = path.string();
    const std::string top = topFolder(zip);
    if (auto kind = otherArchiveKind(file, zip, top))
        return kind;
    if (auto layout = layoutProblem(path, zip))
        return unsound(path, layout);
    for (const auto& check :
         {withoutCode(file, zip, top), versionProblem(file, zip, top), byteOrderProblem(file, zip, top)})
        if (check)
            return check;
    return unsound(path, Soundness(path, zip, top).ofModel());
}

message::Sentence modelProblem(const std::filesystem::path& file)
{
    std::error_code ignored;
    if (std::filesystem::exists(file / "saved_model.pb", ignored))
        return say::otherModel(file.string(), "TensorFlow");
    if (const auto why = whyUnreadable(file))
        return say::fileNotOpened(file.string(), why);
    const auto zip = ZipFile::open(file);
    return zip ? archiveProblem(file, *zip) : otherFileKind(file);
}

message::Sentence tensorsProblem(const std::filesystem::path& file)
{
    const auto zip = ZipFile::open(file);
    if (!zip)
        return say::notTensorFile(file.string());
    const std::string top = topFolder(*zip);
    if (!zip->find(top + "data.pkl"))
        return say::zipWithoutTensors(file.string());
    return unsound(file, Soundness(file, *zip, top).ofTensors());
}

Result<void> failWith(const message::Sentence& problem)
{
    return problem ? fail(problem) : Result<void>();
}

} // namespace

Result<void> checkArchive(const std::filesystem::path& file)
{
    return failWith(modelProblem(file));
}

std::string topFolder(const ZipFile& zip)
{
    if (zip.entries().empty())
        return {};
    const std::string& first = zip.entries().front().name;
    const auto slash = first.find('/');
    return slash == std::string::npos ? std::string() : first.substr(0, slash + 1);
}

Result<void> checkExportArchive(const std::filesystem::path& file, const std::string& top)
{
    const auto zip = ZipFile::open(file);
    if (!zip)
        return fail(say::damagedZip(file.string()));
    return failWith(unsound(file, Soundness(file, *zip, top).ofExport())).and_then([&] {
        return failWith(byteOrderProblem(file.string(), *zip, top));
    });
}

Result<void> checkTensorArchive(const std::filesystem::path& file)
{
    return failWith(tensorsProblem(file));
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

bool isOptimizedForInference(const std::filesystem::path& file)
{
    const auto find = [](std::string_view code) {
        const bool holds = code.find("ops.prim.ConstantMKLDNNTensor(") != std::string_view::npos;
        return std::vector<std::string>(holds ? 1 : 0);
    };
    return !foundInCode(file, find).empty();
}

std::vector<std::string> refusedOperatorsOf(const std::filesystem::path& file)
{
    return foundInCode(file, refusedOperators);
}

} // namespace scalescope::engine
